import { numbersOf } from '../../../schema/languages/languages.ts'
import { linkedFiles } from '../../../schema/lookup/linkedFiles.ts'
import { sentenceWords } from '../../../schema/lookup/markdown/sentence.ts'
import { fieldsIn } from '../../../schema/model/fieldsIn.ts'
import { kindOf } from '../../../schema/model/kinds.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import type { ContentFile, ValidContent } from '../../../schema/vite/content.ts'
import { factsOf } from '../../factsRegistry.ts'
import { isLong } from '../../islands/partStarts.ts'
import { isLongName } from '../../layout/header/longName.ts'
import type { SectionUse } from '../../sections/facts.ts'

// True if any edition uses it: a text may be long in one language only.
const bySection =
  (use: SectionUse) =>
  ({ editions }: ValidContent) =>
    editions.some(({ portfolio }) =>
      portfolio.sections.some((section) => factsOf(section).uses?.(section).includes(use)),
    )

type Section = ValidContent['portfolio']['sections'][number]

/** How many entries a section has, or how many samples if those are more. */
const countOf = (section: Section) =>
  Math.max(
    'items' in section ? (section.items?.length ?? 0) : 0,
    'samples' in section ? (section.samples?.count ?? 0) : 0,
  )

/**
 * Constants, declared in `src/virtual.d.ts`, that say whether a site uses a feature. A build replaces each by its
 * value, so that the code of unused features is dropped.
 */
const uses: Readonly<Record<`__${string}__`, (content: ValidContent) => boolean>> = {
  __SAMPLES__: bySection('__SAMPLES__'),
  __POSTS__: bySection('__POSTS__'),
  __LAYOUTS__: ({ portfolio }) => portfolio.sections.some((section) => 'layout' in section && section.layout),
  __LONG_LISTS__: ({ portfolio }) => portfolio.sections.some((section) => isLong(countOf(section))),
  __HEADS_ABOVE__: ({ portfolio }) => portfolio.theme.heads === 'above',
  __LINK_REPLAY__: bySection('__LINK_REPLAY__'),
  __ODD_FACTS__: bySection('__ODD_FACTS__'),
  __LONG_VOICES__: bySection('__LONG_VOICES__'),
  __MODE_SWITCH__: ({ portfolio }) => portfolio.theme.mode === 'system',
  __LOGO__: ({ portfolio }) => portfolio.theme.mark !== 'sliver',
  __LONG_NAME__: ({ editions }) => editions.some(({ portfolio }) => isLongName(portfolio.site.owner.name)),
  __INTL__: ({ editions }) => editions.some(({ portfolio }) => numbersOf(portfolio.site.lang) !== undefined),
  __LANGUAGES__: ({ editions }) => editions.length > 1,
  __TAGS__: bySection('__TAGS__'),
  __FURTHER_LINKS__: bySection('__FURTHER_LINKS__'),
  // A part of a text in another language is an object with that language too.
  __INLINE_MARKDOWN__: ({ editions }) =>
    editions.some(({ portfolio, foreign }) => foreign.size > 0 || hasMarkdown(portfolio)),
  __FILTER__: bySection('__FILTER__'),
  __CASE_STUDIES__: ({ editions: [main] }) => main.caseStudies.length > 0,
  __RESUME__: ({ portfolio }) => portfolio.resume !== undefined,
  __ANALYTICS__: ({ portfolio }) => portfolio.analytics !== undefined,
  __HEADERLESS__: ({ portfolio }) => portfolio.header === 'none',
  // A link may lead elsewhere in another language.
  __FILES__: ({ editions }) =>
    editions.some(({ portfolio }) => portfolio.resume !== undefined || linkedFiles(portfolio).length > 0),
  __FOOTER_GROUPS__: ({ portfolio }) => portfolio.footer.groups !== undefined,
  __FOREIGN__: ({ editions }) => editions.some(({ foreign }) => foreign.size > 0),
}

/** Whether a sentence of a portfolio has Markdown in it. */
function hasMarkdown(portfolio: Portfolio): boolean {
  for (const { value, field } of fieldsIn(portfolio))
    if (typeof value === 'string' && field && kindOf(field) === 'sentence' && sentenceWords(value) !== value)
      return true
  return false
}

/** The constants for a content file; all false while it has mistakes. */
export function usesOf(source: ContentFile): Record<string, boolean> {
  const content = source.content()
  return Object.fromEntries(
    Object.entries(uses).map(([name, isUsed]) => [name, 'editions' in content && isUsed(content)]),
  )
}

/** All constants as true, for the dev server, whose content may change. */
export const allUses: Readonly<Record<string, boolean>> = Object.fromEntries(
  Object.keys(uses).map((name) => [name, true]),
)
