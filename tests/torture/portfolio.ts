import fc from 'fast-check'
import { labels } from '../../schema/model/labels.ts'
import { motion } from '../../schema/model/motion.ts'
import { notFound } from '../../schema/model/notFound.ts'
import type { Written, WrittenSection } from '../written.ts'
import { fromSchema } from './fromSchema.ts'
import { markdownOf } from './markdown.ts'
import { numberPages, unnumbered } from './pages.ts'
import { inEveryFamily, resumeOf } from './resume.ts'
import { foreignTags, href, icon, plainTags, sectionsOf } from './sections.ts'
import { theme } from './theme.ts'
import { type ScriptName, scriptNames, textsIn } from './words.ts'

/** The language of a page in each script. */
const languages: Record<ScriptName, string> = {
  latin: 'en',
  german: 'de',
  vietnamese: 'vi',
  cyrillic: 'ru',
  greek: 'el',
  arabic: 'ar',
  hebrew: 'he',
  devanagari: 'hi',
  thai: 'th',
  japanese: 'ja',
  chinese: 'zh',
  korean: 'ko',
  emoji: 'en',
}

const isRightToLeft = (script: ScriptName) => script === 'arabic' || script === 'hebrew'

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

/** An analytics service. Nothing is sent to it: on this machine no visit counts. */
const analytics = fc.constantFrom(
  { plausible: { domain: 'example.com', host: 'https://stats.example' } },
  { goatCounter: { code: 'example' } },
  { cloudflare: { token: '0123456789abcdef0123456789abcdef' } },
)

/** Points every link to an nth section at one that exists. */
function withAnchors<T>(value: T, count: number): T {
  const text = JSON.stringify(value, (_, item) =>
    typeof item === 'string' ? item.replace(/^#@(\d+)$/, (_, index) => `#s${Number(index) % count}`) : item,
  )
  // Exchanging strings keeps the form of plain data.
  return JSON.parse(text) as T
}

/**
 * Sites in a script. With a résumé, all texts are in letters that every family has, since sections are a part of it.
 */
function portfolioIn(script: ScriptName, hasResume: boolean): fc.Arbitrary<Written> {
  const texts = hasResume ? textsIn(script, inEveryFamily) : textsIn(script)
  const { label, body } = texts
  const link = fc.record({ name: label, href })
  const links = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 20, size: 'max' })
  const tagNames = hasResume ? plainTags : [...plainTags, ...foreignTags]
  const kinds = sectionsOf({ ...texts, markdown: markdownOf(texts), tagNames })
  const section = fc.oneof(...Object.values(kinds))
  const group = fc.record({
    title: label,
    links: fc.array(link, { minLength: 1, maxLength: 20, size: 'max' }),
  })
  const groups = fc.array(group, { minLength: 1, maxLength: 6, size: 'max' })
  return fc
    .record({
      site: fc.record({
        title: label,
        description: body,
        url: maybe(fc.constant('https://example.com/portfolio/')),
        lang: fc.constant(languages[script]),
        dir: fc.constant(isRightToLeft(script) ? ('rtl' as const) : ('ltr' as const)),
        owner: fc.record({ name: label, role: maybe(label), email: fc.constant('someone@example.com') }),
      }),
      theme: maybe(theme),
      motion: maybe(fromSchema(motion, label)),
      labels: maybe(fromSchema(labels, label)),
      nav: fc.oneof(fc.constant(undefined), links(link)),
      socials: maybe(links(fc.record({ name: label, icon, href }))),
      sections: fc.array(section, { minLength: 1, maxLength: 8, size: 'max' }),
      header: maybe(fc.constantFrom('bar' as const, 'none' as const)),
      footer: fc.record({ links: maybe(fc.nat(20)), groups: maybe(groups), copyright: label }),
      analytics: maybe(analytics),
      notFound: maybe(fromSchema(notFound, label)),
      resume: hasResume ? resumeOf(texts) : fc.constant(undefined),
      pages: maybe(
        fc.array(fc.record({ page: fc.constant(unnumbered), title: label, indexed: maybe(fc.boolean()) }), {
          maxLength: 3,
        }),
      ),
    })
    .map((site) => {
      // Ids are given by position, which the union of types cannot follow.
      const sections = site.sections.map(
        (section, index) => ({ ...section, id: `s${index}` }) as WrittenSection,
      )
      return numberPages(withAnchors({ ...site, sections }, sections.length))
    })
}

/** Any valid portfolio: see the head of `run.ts` for its range. */
export const portfolio: fc.Arbitrary<Written> = fc
  .tuple(fc.constantFrom(...scriptNames), fc.boolean())
  .chain(([script, wished]) => portfolioIn(script, wished && inEveryFamily.includes(script)))
