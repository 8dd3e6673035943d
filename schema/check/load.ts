import { paletteOf } from '../colour/palette.ts'
import type { FileFacts } from '../lookup/files.ts'
import { type Portfolio, portfolio, withNav } from '../model/portfolio.ts'
import type { Theme } from '../model/theme.ts'
import { type Diagnostic, type Finding, settle } from '../report/diagnostics.ts'
import { linesOf } from '../yaml/lines.ts'
import { read } from '../yaml/source.ts'
import { withoutCascades } from './cascades.ts'
import { issueFindings } from './issues.ts'
import { ruleFindings } from './rules/index.ts'
import { own } from './schemaIntrospection.ts'

/** What the rules ask about the world outside the text. What is left out is not checked. */
export interface Context {
  /** The name of the file as it shall be shown. */
  file: string
  /** What stands at a path relative to the file. */
  files?: FileFacts
  /** Whether an icon `set:name` exists. */
  icons?: (name: string) => boolean
  /** Names of icons that look like one that does not exist. */
  nearIcons?: (name: string) => string[]
  /** The families of type that are installed. */
  fonts?: () => readonly string[]
}

/** A portfolio with every default filled in and what might be better; or all that is wrong. */
export type Loaded = { portfolio: Portfolio; warnings: Diagnostic[] } | { diagnostics: Diagnostic[] }

/**
 * Reads and checks the text of a portfolio file. Never throws, touches nothing but its arguments,
 * and ends in bounded time whatever the text holds.
 *
 * `diagnostics` has errors and warnings, sorted by place; at least one is an error.
 */
export function load(text: string, context: Context): Loaded {
  const source = read(text)
  if (!('root' in source)) return { diagnostics: settle(source.findings, text, context.file) }

  const { value, root, unreadable } = source
  const lines = linesOf(text)
  const parsed = portfolio.safeParse(value)
  const checked = { schema: portfolio, value, root, text }
  const wrong: Finding[] = parsed.success ? [] : issueFindings(parsed.error.issues, checked)
  const broken = ruleFindings(checked, wrong, context)
  const sure = withoutCascades([...wrong, ...broken], unreadable, text, lines)
  const diagnostics = settle([...source.findings, ...sure], text, context.file)

  const failed = diagnostics.some(({ severity }) => severity === 'error')
  if (!parsed.success || failed) return { diagnostics }
  const theme = coloured(parsed.data.theme, own(value, 'theme'))
  return { portfolio: withNav({ ...parsed.data, theme }), warnings: diagnostics }
}

/** The theme with the colours that follow from an accent; only what is `written` tells them from the defaults. */
function coloured(theme: Theme, written: unknown): Theme {
  return { ...theme, dark: paletteOf('dark', written), light: paletteOf('light', written) }
}
