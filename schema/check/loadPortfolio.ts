import type { z } from 'zod'
import { paletteOf } from '../colour/palette.ts'
import { interfaceWords, withInterfaceWords } from '../model/interfaceWords/index.ts'
import { type Portfolio, type PortfolioSchema, portfolio, withNav } from '../model/portfolio.ts'
import type { Theme } from '../model/theme.ts'
import { type Diagnostic, type Finding, settle } from '../report/diagnostics.ts'
import { localeOf } from '../text/languages.ts'
import { read } from '../yaml/source.ts'
import { own } from '../yaml/valueAt.ts'
import type { CheckContext } from './context.ts'
import { issueFindings, mergedFindings } from './issues/issues.ts'
import { withLook } from './look.ts'
import { certainKeys, type Read, withMeantKeys } from './meantKeys.ts'
import { ruleFindings } from './rules/index.ts'
import { styleSheetFound } from './styleSheets.ts'

/**
 * A portfolio with every default filled in, its value as written, and warnings; or, if there are errors, all
 * diagnostics, with the value as far as it could be read.
 */
export type Loaded =
  | { portfolio: Portfolio; written: unknown; warnings: Diagnostic[] }
  | { diagnostics: Diagnostic[]; written?: unknown }

/**
 * Reads and checks the text of a portfolio file. Never throws, touches nothing but its arguments,
 * and ends in bounded time whatever the text holds.
 *
 * `diagnostics` has errors and warnings, sorted by position; at least one is an error.
 */
export function loadPortfolio(text: string, context: CheckContext): Loaded {
  const { schema = portfolio } = context
  const source = read(text)
  if (!('root' in source)) return { diagnostics: settle(source.findings, text, context.file) }

  const looked = withLook(source, text, context)
  const { value, root, text: whole } = looked
  const parsed = schema.safeParse(value)
  const { wrong, ...meant } = parsed.success
    ? { wrong: [], value, root }
    : refused({ value, root }, whole, context, schema)
  const checked = { schema, ...meant, text: whole, hasIcon: context.hasIcon }
  const broken = ruleFindings(checked, wrong, context)
  const all = mergedFindings(looked.findings, wrong, broken)
  const diagnostics = [
    ...looked.settled(all),
    ...styleSheetFound(own(own(value, 'theme'), 'styles'), context),
  ]

  const failed = diagnostics.some(({ severity }) => severity === 'error')
  if (!parsed.success || failed) return { diagnostics, written: value }
  return { portfolio: completed(parsed.data, value, schema), written: value, warnings: diagnostics }
}

/** How often keys are read as they were meant: some are found only below others. */
const maxRounds = 4

/**
 * What the schema refuses, and the data with the keys that are certainly meant in place of misspelt ones: what stands
 * below them is checked as well.
 */
function refused(
  read: Read,
  text: string,
  { hasIcon }: CheckContext,
  schema: PortfolioSchema,
): Read & { wrong: Finding[] } {
  const certain: Finding[] = []
  let { value, root } = read
  for (let left = maxRounds; ; left -= 1) {
    const { success, error } = schema.safeParse(value)
    const wrong = success ? [] : issueFindings(error.issues, { schema, value, root, text, hasIcon })
    const keys = left > 0 ? certainKeys(wrong, { value, root }) : []
    if (keys.length === 0) return { wrong: [...certain, ...wrong], value, root }
    certain.push(...keys)
    ;({ value, root } = withMeantKeys({ value, root }, keys))
  }
}

/**
 * Adds to a parsed portfolio what depends on other parts of it: colours, interface words in its language, and a nav.
 */
export function completed(
  parsed: z.output<PortfolioSchema>,
  written: unknown,
  schema: PortfolioSchema,
): Portfolio {
  const locale = localeOf(parsed.site.lang)
  const words = locale && interfaceWords(locale)
  const worded = words ? withInterfaceWords(parsed, { written, schema, words }) : parsed
  return withNav({
    ...worded,
    theme: coloured(worded.theme, own(written, 'theme')),
    sections: withFirstScreen(worded, own(written, 'sections')),
  })
}

/** The sections, of which first screens take from the theme what they do not say themselves, as `written` shows. */
function withFirstScreen({ sections, theme: { firstScreen } }: z.output<PortfolioSchema>, written: unknown) {
  if (!firstScreen) return sections
  return sections.map((section, index) => {
    if (!('headline' in section)) return section
    const { art = firstScreen.art } = section
    const isLaidOut = own(own(written, index), 'layout') !== undefined
    const layout = isLaidOut || firstScreen.layout !== 'centred' ? section.layout : firstScreen.layout
    return { ...section, ...(art && { art }), ...(layout && { layout }) }
  })
}

/**
 * Adds to a theme the colours derived from its accent; `written` shows which colours are not defaults.
 * Takes from it what the sections have by now.
 */
function coloured({ firstScreen: _, ...theme }: Theme, written: unknown): Theme {
  return { ...theme, dark: paletteOf('dark', written), light: paletteOf('light', written) }
}
