import { styleText } from 'node:util'
import stringWidth from 'string-width'
import { type Diagnostic, pathText } from './diagnostics.ts'
import type { Painter, Style } from './frame.ts'
import { frame } from './frame.ts'
import { type Lines, linesOf } from './lines.ts'
import { counted, sentenceList } from './phrasing.ts'
import { visible } from './visible.ts'

/** How many diagnostics Vite's overlay shows, which covers the page: nobody reads more of them there. */
const maxInOverlay = 20

/** How many columns of a sentence Vite's overlay shows beside one another in a small window. */
const overlayWidth = 72

/** How a report is written. */
export interface ReportOptions {
  /** Whether the terminal shows colours. */
  colour?: boolean
  /** How many diagnostics are shown, the rest being counted; all where it is left out. */
  limit?: number
  /** After how many columns sentences are wrapped; never where it is left out. Code and lines to insert stay whole. */
  width?: number
}

/** The texts of the files that diagnostics are in: of the only one, or of each by its name. */
export type Texts = string | Readonly<Record<string, string>>

/** The diagnostics as text for a terminal, errors first, each with its position in its file, and their number at the end. */
export function report(
  diagnostics: readonly Diagnostic[],
  texts: Texts,
  { colour = false, limit = Number.POSITIVE_INFINITY, width = Number.POSITIVE_INFINITY }: ReportOptions = {},
): string {
  const known = new Map<string, [text: string, lines: Lines]>()
  const textOf = (file: string) => {
    const text = typeof texts === 'string' ? texts : (texts[file] ?? '')
    const found = known.get(file) ?? [text, linesOf(text)]
    known.set(file, found)
    return found
  }
  const hasText = (file: string) => typeof texts === 'string' || Object.hasOwn(texts, file)
  // Whether there is colour is the caller's decision; by default this process's terminal would decide.
  const paint = (style: Style, content: string) =>
    colour ? styleText(style, content, { validateStream: false }) : content
  const shown = errorsFirst(diagnostics)
    .slice(0, limit)
    .map((diagnostic) =>
      // A file that was not read as text, such as a picture, has no lines to show.
      entry(diagnostic, hasText(diagnostic.file) && textOf(diagnostic.file), paint, width),
    )
  const rest = diagnostics.length - shown.length
  if (rest > 0) shown.push(`… and ${rest} more`)
  if (diagnostics.length > 0) shown.push(paint('bold', summary(diagnostics)))
  return shown.join('\n\n')
}

/** Errors before warnings, each in the order that they had. */
const errorsFirst = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.toSorted((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'))

function entry(
  diagnostic: Diagnostic,
  source: false | readonly [text: string, lines: Lines],
  paint: Painter,
  width: number,
): string {
  const { code, severity, message, file, line, column, path, help, allowed } = diagnostic
  const tone = severity === 'error' ? 'red' : 'yellow'
  const parts = [
    `${paint(tone, `${severity}[${code}]`)} ${paint('bold', wrapped(visible(message), width, 0))}`,
    `  ${paint('cyan', `${visible(file)}:${line}:${column}`)}${path.length > 0 ? `  ${visible(pathText(path))}` : ''}`,
    ...(source ? frame(diagnostic, ...source, tone, paint) : []),
  ]
  const [advice = '', ...insertion] = (help ?? '').split('\n').map(visible)
  if (help)
    parts.push(`  ${paint('cyan', 'help:')} ${[wrapped(advice, width, 4), ...insertion].join('\n    ')}`)
  if (allowed?.length)
    parts.push(`  ${paint('cyan', 'allowed:')} ${wrapped(visible(allowed.join(', ')), width, 4)}`)
  return parts.join('\n')
}

/**
 * A sentence on lines of some columns at most, all but the first indented. A word that is longer stays whole, so that it
 * can be copied.
 */
function wrapped(sentence: string, width: number, indent: number): string {
  if (stringWidth(sentence) <= width) return sentence
  const lines: string[] = []
  for (const word of sentence.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && stringWidth(line) + 1 + stringWidth(word) <= width)
      lines.push(`${lines.pop()} ${word}`)
    else lines.push(word)
  }
  return lines.join(`\n${' '.repeat(indent)}`)
}

/** `2 errors and 1 warning in content/portfolio.yaml`. */
export function summary(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const warnings = diagnostics.length - errors
  const counts = [errors && counted(errors, 'error'), warnings && counted(warnings, 'warning')].filter(
    Boolean,
  )
  const files = [...new Set(diagnostics.map(({ file }) => visible(file)))]
  return `${counts.join(' and ')} in ${sentenceList(files)}`
}

/**
 * The diagnostics as JSON: one array, its keys always the same and in the same order. `help` joins the label, the help
 * and the allowed values, line by line, and may be empty.
 */
export function toJson(diagnostics: readonly Diagnostic[]): string {
  const rows = diagnostics.map(({ label, allowed, ...diagnostic }) => {
    const { code, severity, message, file, line, column, endLine, endColumn } = diagnostic
    const path = pathText(diagnostic.path)
    const choice = allowed?.length ? `allowed: ${allowed.join(', ')}` : undefined
    const help = [label, diagnostic.help, choice].filter(Boolean).join('\n')
    return { code, severity, message, help, path, file, line, column, endLine, endColumn }
  })
  return JSON.stringify(rows, null, 2)
}

/** The diagnostics as workflow commands, which GitHub Actions shows beside their lines. */
export function toAnnotations(diagnostics: readonly Diagnostic[]): string {
  const property = (value: string) => escaped(value).replaceAll(':', '%3A').replaceAll(',', '%2C')
  const escaped = (value: string) =>
    value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  return diagnostics
    .map(({ severity, file, line, column, endLine, endColumn, code, message, label, help }) => {
      const columns = endLine === line ? `,col=${column},endColumn=${Math.max(column, endColumn - 1)}` : ''
      const properties = `file=${property(file)},line=${line},endLine=${endLine}${columns},title=${property(code)}`
      return `::${severity} ${properties}::${escaped([message, label, help].filter(Boolean).join('\n'))}`
    })
    .join('\n')
}

/**
 * The diagnostics as an error that Vite shows in its overlay and its log: the first with its position, the report,
 * and the positions of the others. `idOf` gives the absolute path of a file, which Vite’s overlay turns into links.
 *
 * Columns count from 1 here too. Vite's own count from 0, but all that it does with them is to print them as
 * `file:line:column`, which the editors that open the link take to count from 1.
 */
export function toViteError(
  diagnostics: readonly Diagnostic[],
  texts: Texts,
  idOf: (file: string) => string = (file) => file,
) {
  const [first, ...rest] = errorsFirst(diagnostics)
  const file = idOf(first?.file ?? '')
  const more = rest.length
  const positions = rest.slice(0, maxInOverlay - 1).map(({ file, line, column, message }) => {
    return `    at ${idOf(file)}:${line}:${column} ${visible(message)}`
  })
  return {
    message: `${first?.message ?? ''}${more > 0 ? ` (and ${more} more)` : ''}`,
    id: file,
    loc: { file, line: first?.line ?? 1, column: first?.column ?? 1 },
    frame: report(diagnostics, texts, { limit: maxInOverlay, width: overlayWidth }),
    stack: positions.join('\n'),
  }
}
