import type { z } from 'zod'
import { paletteOf } from '../colour/palette.ts'
import { localeOf } from '../languages/languages.ts'
import { interfaceWords, withInterfaceWords } from '../model/interfaceWords/index.ts'
import { keyUses } from '../model/keyUses.ts'
import { type Portfolio, portfolio, withNav } from '../model/portfolio.ts'
import type { Theme } from '../model/theme.ts'
import { type Diagnostic, type Finding, settle } from '../report/diagnostics.ts'
import { linesOf } from '../report/lines.ts'
import { read } from '../yaml/source.ts'
import { own } from '../yaml/valueAt.ts'
import type { CheckContext } from './context.ts'
import { issueFindings } from './issues/issues.ts'
import { ruleFindings } from './rules/index.ts'
import { styleSheetFound } from './styleSheets.ts'
import { together } from './yamlFindings.ts'

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
export function load(text: string, context: CheckContext): Loaded {
  const source = read(text, keyUses())
  if (!('root' in source)) return { diagnostics: settle(source.findings, text, context.file) }

  const { value, root } = source
  const lines = linesOf(text)
  const parsed = portfolio.safeParse(value)
  const checked = { schema: portfolio, value, root, text, hasIcon: context.hasIcon }
  const wrong: Finding[] = parsed.success ? [] : issueFindings(parsed.error.issues, checked)
  const broken = ruleFindings(checked, wrong, context)
  const all = together(source, { wrong, others: broken }, text, lines)
  const diagnostics = [
    ...settle(all, text, context.file),
    ...styleSheetFound(own(own(value, 'theme'), 'styles'), context),
  ]

  const failed = diagnostics.some(({ severity }) => severity === 'error')
  if (!parsed.success || failed) return { diagnostics, written: value }
  return { portfolio: completed(parsed.data, value), written: value, warnings: diagnostics }
}

/**
 * Adds to a parsed portfolio what depends on other parts of it: colours, interface words in its language, and a nav.
 */
export function completed(parsed: z.output<typeof portfolio>, written: unknown): Portfolio {
  const locale = localeOf(parsed.site.lang)
  const words = locale && interfaceWords(locale)
  const worded = words ? withInterfaceWords(parsed, { written, schema: portfolio, words }) : parsed
  return withNav({ ...worded, theme: coloured(worded.theme, own(written, 'theme')) })
}

/**
 * Adds to a theme its corners, and the colours derived from its accent; `written` shows which colours are not defaults.
 */
function coloured(theme: Theme, written: unknown): Theme {
  const radius = theme.shape.radius ?? theme.radius
  return { ...theme, radius, dark: paletteOf('dark', written), light: paletteOf('light', written) }
}
