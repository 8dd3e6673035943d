import type { Problem } from '../report/diagnostics.ts'
import { problem } from '../report/problem.ts'
import { type Mistake, parse } from './parse.ts'

/** What begins a line, with its dashes. */
const beginning = /^([ \t]*)((?:-[ \t]+)*)/gm

/** A tab at the beginning of a line, or behind a dash, on the line of a mistake or the one below. */
export function tabFound({ text, lines, number }: Mistake): Problem | undefined {
  for (const each of [number, number + 1]) {
    const { start: lineStart, end } = lines.span(Math.min(each, lines.count))
    const [blanks = ''] = /^[ \t]*(?:-[ \t]+)*/.exec(text.slice(lineStart, end)) ?? []
    if (!blanks.includes('\t')) continue
    const start = lineStart + blanks.indexOf('\t')
    const span = { start, end: start + 1 }
    // Most likely the line is to stand beside the one above.
    const above = text.slice(0, lineStart).trimEnd().split('\n').at(-1) ?? ''
    const column = /^ *(?:- +)*/.exec(above)?.[0].length ?? 0
    const width = widthOfTabs(text, column / (blanks.match(/\t/g)?.length ?? 1))
    if (width === undefined) return { ...problem('yaml-tab of unknown width'), span }
    const fix = [{ start: lineStart, end: lineStart + blanks.length, text: spaced(blanks, width) }]
    return { ...problem('yaml-tab', { width }), span, fix }
  }
  return undefined
}

/** Widths that editors give a tab. */
const widths = [2, 4, 8]

let last: { text: string; width: number | undefined } | undefined

/** The first width of tabs with which a text is YAML; undefined if it is so with none. Kept, since each tab asks for it. */
function widthOfTabs(text: string, likely: number): number | undefined {
  const isRight = (width: number) => width >= 1 && parse(spaced(text, width))?.errors.length === 0
  if (last?.text !== text) last = { text, width: [likely, ...widths].find(isRight) }
  return last.width
}

/** A text with spaces for the tabs that begin its lines, and one for those behind a dash. */
const spaced = (text: string, width: number) =>
  text.replace(
    beginning,
    (_, blanks: string, dashes: string) =>
      blanks.replaceAll('\t', ' '.repeat(width)) + dashes.replace(/\t+/g, ' '),
  )
