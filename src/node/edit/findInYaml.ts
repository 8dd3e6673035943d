import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'
import {
  barEvent,
  type Found,
  findEvent,
  foundEvent,
  type Place,
  type Sought,
} from '../../shared/findInYaml.ts'
import { readableContent } from '../build/readableContent.ts'
import type { ContentFile, ValidContent } from '../content/content.ts'
import type { ResolveSite } from '../content/resolveLocales.ts'
import { findPlace } from './findPlace.ts'
import { words } from './shownValues.ts'

/** More than any text of a page; what is longer is cut by the page. */
const longest = 4000

const text = z.string().max(longest)
const sought = z.strictObject({
  question: z.int(),
  lang: text,
  page: text.optional(),
  section: text.optional(),
  texts: z.array(text).max(12),
  alt: text.optional(),
  before: z.int().nonnegative(),
  icon: text.optional(),
})

/** In the dev server: answers where something on the page stands in the files of the owner. It writes nothing. */
export function findInYaml(source: ContentFile, resolveSite: ResolveSite): Plugin {
  return {
    name: 'portfolio:find',
    apply: 'serve',
    configureServer({ environments: { client } }) {
      client.hot.on('portfolio:opened', (_, page) => page.send(barEvent))
      client.hot.on(findEvent, async (given: unknown, page) => {
        const asked = sought.safeParse(given)
        const content = readableContent(source)
        if (!asked.success || !content || 'diagnostics' in content) return
        const question = asked.data as Sought // Optional keys are left out or have a value.
        const locales = await resolveSite(content)
        const main = Object.keys(content.texts).find((file) => source.isMain(file)) ?? ''
        const place =
          inMarkdown(question, content, source) ??
          findPlace(question, locales, { main, texts: content.texts })
        if (!place) return
        const file = resolve(place.file)
        const found: Found = {
          ...place,
          question: question.question,
          file: relative('.', file).replaceAll('\\', '/'),
          open: `${file}:${place.line}:${place.column}`,
        }
        page.send(foundEvent, found)
      })
    },
  }
}

/** The line of a Markdown file that a page was made of. */
function inMarkdown(
  { page, lang, texts }: Sought,
  content: ValidContent,
  source: ContentFile,
): Place | undefined {
  if (page === undefined) return undefined
  const locale = content.locales.find(({ portfolio }) => portfolio.site.lang === lang) ?? content.locales[0]
  const study = locale.caseStudies.find(({ path }) => path === page)
  if (!study) return undefined
  const lines = (content.text(study.file) ?? '').split('\n')
  const plain = lines.map((line) => words(line.replace(/[*_`#>[\]]|\([^)]*\)/g, '')))
  const index = texts
    .map((one) => words(one).slice(0, 40))
    .map((start) =>
      plain.findIndex((line) => start !== '' && (line.startsWith(start) || line.includes(start))),
    )
    .find((line) => line >= 0)
  return index === undefined
    ? undefined
    : {
        file: source.beside(study.file),
        from: { page, lang: locale.portfolio.site.lang },
        line: index + 1,
        column: 1,
        path: '',
        keys: [index],
      }
}
