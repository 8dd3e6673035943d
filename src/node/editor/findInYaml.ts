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
import { lineInMarkdown } from './findInMarkdown.ts'
import { findPlace } from './findPlace.ts'

/** More than any text of a page; what is longer is cut by the page. */
const longest = 4000

const text = z.string().max(longest)
const sought = z.strictObject({
  question: z.int(),
  lang: text,
  page: text.optional(),
  section: text.optional(),
  texts: z.array(text).max(12),
  hasWords: z.boolean(),
  alt: text.optional(),
  src: text.optional(),
  href: text.optional(),
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
        if (!asked.success) return
        const question = asked.data as Sought // Optional keys are left out or have a value.
        const place = await placeIn(question, source, resolveSite)
        page.send(foundEvent, { ...answerOf(place), question: question.question } satisfies Found)
      })
    },
  }
}

/** Where something stands; or, in a sentence, why that cannot be told. */
async function placeIn(
  sought: Sought,
  source: ContentFile,
  resolveSite: ResolveSite,
): Promise<Place | string> {
  const content = readableContent(source)
  if (!content) return 'The content file cannot be read.'
  if ('diagnostics' in content) return 'The content has mistakes, which the terminal lists: mend them first.'
  const locales = await resolveSite(content).catch(() => undefined)
  const main = Object.keys(content.texts).find((file) => source.isMain(file))
  if (!locales || main === undefined) return 'The content cannot be shown, as the terminal says.'
  return (
    inMarkdown(sought, content, source) ??
    findPlace(sought, locales, { main, texts: content.texts }) ??
    markdownOf(sought, content, source) ??
    'Nothing in your files stands for this alone.'
  )
}

function answerOf(place: Place | string): Omit<Found, 'question'> {
  if (typeof place === 'string')
    return { file: '', from: 'main', line: 0, column: 0, path: '', keys: [], open: '', note: place }
  const file = resolve(place.file)
  return {
    ...place,
    file: relative('.', file).replaceAll('\\', '/'),
    open: `${file}:${place.line}:${place.column}`,
  }
}

/** The line of a Markdown file that a page was made of. */
function inMarkdown(sought: Sought, content: ValidContent, source: ContentFile): Place | undefined {
  const page = markdownOf(sought, content, source)
  const text = page && content.text(page.path)
  const words = sought.alt ? [sought.alt] : sought.hasWords ? sought.texts : []
  const line = text === undefined ? undefined : lineInMarkdown(text, words, sought.before)
  if (!page || line === undefined) return undefined
  const { note: _, ...place } = page
  return { ...place, path: '', line: line + 1, keys: [line] }
}

/** The Markdown file that a page was made of. */
function markdownOf(
  { page, lang }: Sought,
  { locales }: ValidContent,
  source: ContentFile,
): Place | undefined {
  if (page === undefined) return undefined
  const { portfolio, caseStudies } =
    locales.find(({ portfolio }) => portfolio.site.lang === lang) ?? locales[0]
  const own = portfolio.site.lang
  const study = caseStudies.find(({ path }) => path === page || `${own}/${path}` === page)
  if (!study) return undefined
  const note = 'No line of this page has these words alone: this is its file.'
  return {
    file: source.beside(study.file),
    from: { page: study.path, lang: own },
    line: 1,
    column: 1,
    path: study.file,
    keys: [],
    note,
  }
}
