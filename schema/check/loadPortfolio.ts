import type { z } from 'zod'
import { paletteOf } from '../colour/palette.ts'
import { interfaceWords, withInterfaceWords } from '../model/interfaceWords/index.ts'
import { type Portfolio, type PortfolioSchema, portfolio, withNav } from '../model/portfolio.ts'
import type { Theme } from '../model/theme.ts'
import { type Diagnostic, settle } from '../report/diagnostics.ts'
import { localeOf } from '../text/languages.ts'
import { read } from '../yaml/source.ts'
import { own } from '../yaml/valueAt.ts'
import { checkValue } from './checkValue.ts'
import type { CheckContext } from './context.ts'
import { overLook } from './look.ts'
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

  const { value, ofLook, isOfLook, ...named } = overLook(source, text, context)
  const checked = checkValue({ ...source, value }, text, schema, context)
  const { parsed } = checked
  const mine = checked.findings.filter((finding) => !isOfLook(finding))
  const diagnostics = [
    ...settle([...named.findings, ...mine], text, context.file),
    ...ofLook,
    ...styleSheetFound(own(own(value, 'theme'), 'styles'), context),
  ]

  const failed = diagnostics.some(({ severity }) => severity === 'error')
  if (!parsed.success || failed) return { diagnostics, written: value }
  return { portfolio: completed(parsed.data, value, schema), written: value, warnings: diagnostics }
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
    return { ...section, art, layout }
  })
}

/**
 * Adds to a theme the colours derived from its accent; `written` shows which colours are not defaults.
 * Takes from it what the sections have by now.
 */
function coloured({ firstScreen: _, ...theme }: Theme, written: unknown): Theme {
  return { ...theme, dark: paletteOf('dark', written), light: paletteOf('light', written) }
}
