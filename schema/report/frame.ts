import stringWidth from 'string-width'
import type { Diagnostic } from './diagnostics.ts'
import type { Lines } from './lines.ts'
import { visible } from './visible.ts'

/** Which styles a report uses. */
export type Style = 'red' | 'yellow' | 'cyan' | 'bold' | 'dim'
/** Puts words in a style, if colours are on. */
export type Painter = (style: Style, words: string) => string

/** How many columns of a line are shown; a longer one is cut around the position. */
const widest = 110

/** The line of a diagnostic, the one before it, and carets below it with the label behind them. */
export function frame(
  { line, column, endLine, endColumn, label }: Diagnostic,
  text: string,
  lines: Lines,
  tone: Style,
  paint: Painter,
): string[] {
  const gutter = String(line).length
  const row = (number: string, content: string) =>
    `  ${paint('dim', `${number.padStart(gutter)} |`)} ${content}`.trimEnd()
  const content = (number: number) => {
    const { start, end } = lines.span(number)
    return text.slice(start, end)
  }

  const whole = content(line)
  const stop = endLine === line ? endColumn - 1 : whole.trimEnd().length
  const { before, marked, after } = cut(whole, column - 1, Math.max(stop, column - 1))
  const carets = '^'.repeat(Math.max(1, stringWidth(marked)))
  const previous = line > 1 ? content(line - 1) : ''
  return [
    ...(previous.trim() ? [row(String(line - 1), cut(previous, 0, 0).after)] : []),
    row(String(line), before + marked + after),
    row(
      '',
      `${' '.repeat(stringWidth(before))}${paint(tone, `${carets}${label ? ` ${visible(label)}` : ''}`)}`,
    ),
  ]
}

/** The parts of a line before, at and after a span, made visible; what is far from it is left out. */
function cut(line: string, start: number, end: number) {
  const from = end <= widest ? 0 : Math.max(0, start - 30)
  const marked = visible(line.slice(start, Math.min(end, start + widest)))
  const before = `${from > 0 ? '…' : ''}${visible(line.slice(from, start))}`
  const room = Math.max(0, widest - (end - from))
  const after = `${visible(line.slice(end, end + room))}${line.length > end + room ? '…' : ''}`
  return { before, marked, after }
}
