import { CST, type Scalar } from 'yaml'
import { quotedScalar } from './edits.ts'

/** A scalar as a file writes it. */
export interface WrittenScalar {
  /** From its first character to its last, which is the last line break of a block. */
  raw: string
  /** The value that YAML reads there. */
  value: unknown
  /** In brackets, where a text has no lines of its own. */
  inFlow: boolean
  /** The column in which the lines of a block begin that is written in its place; from 0. */
  indent: number
  lineBreak: string
}

/**
 * The ways to write another text in place of a scalar, the one nearest to its present style first. Which of them YAML
 * reads as that text is for the caller to find out: not every text can be written in every style.
 */
export function scalarSources(now: WrittenScalar, to: string): string[] {
  const { raw, inFlow } = now
  const hasLines = to.includes('\n')
  const quote = /^["']/.exec(raw)?.[0]
  const block = /^([|>])[\d+-]*([^\r\n]*)(\r?\n)?/.exec(raw)
  if (block) {
    const [, sign, comment = '', end = ''] = block
    const type = sign === '>' ? 'BLOCK_FOLDED' : 'BLOCK_LITERAL'
    const depth = /^ +(?=[^ \r\n])/m.exec(raw)?.[0].length ?? now.indent
    const sources = [blockSource(now, to, type, depth), blockSource(now, to, 'BLOCK_LITERAL', now.indent)]
    const ended = /\n$/.test(raw) ? [] : sources.map((one) => one.replace(/\r?\n$/, ''))
    const onOneLine = hasLines ? [] : [quotedScalar(to) + comment + end]
    return [
      ...(sign === '>' ? changedWords(now, to) : []),
      ...ended,
      ...sources,
      ...onOneLine,
      flowSource('QUOTE_DOUBLE', to, inFlow) + comment + end,
    ]
  }
  const sources: string[] = []
  if (raw.includes('\n')) sources.push(...changedWords(now, to))
  else if (hasLines && !inFlow && !raw.includes('\\n'))
    sources.push(blockSource(now, to, 'BLOCK_LITERAL', now.indent).replace(/\r?\n$/, ''))
  if (quote === '"') sources.push(flowSource('QUOTE_DOUBLE', to, inFlow))
  else if (!hasLines) {
    if (quote) sources.push(flowSource('QUOTE_SINGLE', to, inFlow))
    else sources.push(to)
    sources.push(quotedScalar(to))
  }
  sources.push(flowSource('QUOTE_DOUBLE', to, inFlow))
  return sources
}

const flowSource = (type: Scalar.Type, value: string, inFlow: boolean): string =>
  CST.createScalarToken(value, { type, inFlow, implicitKey: true, indent: -1, end: [] }).source

/** A block whose lines begin at a column, with the comment that is behind the header now. */
function blockSource(
  { raw, lineBreak }: WrittenScalar,
  to: string,
  type: 'BLOCK_FOLDED' | 'BLOCK_LITERAL',
  indent: number,
): string {
  const comment = /^[|>][\d+-]*([^\r\n]*)/.exec(raw)?.[1] ?? ''
  const source = CST.stringify(CST.createScalarToken(to, { type, indent, end: [] }))
  return source.replace(/^.*/, `$&${comment.replaceAll('$', '$$$$')}`).replaceAll('\n', lineBreak)
}

/** The shortest width at which changed lines are wrapped, in characters. */
const leastWidth = 60

/**
 * A text that YAML folds, on several lines, with other words in place of those that differ: with the new words wrapped,
 * and on one line. Empty if its words cannot be told apart, as where an escape has a line break.
 */
function changedWords({ raw, value, lineBreak }: WrittenScalar, to: string): string[] {
  const quote = /^["']/.exec(raw)?.[0] ?? ''
  const head = quote || (/^[|>].*\n/.exec(raw)?.[0] ?? '')
  const written = wordsOf(raw.slice(head.length, raw.length - quote.length))
  const before = wordsOf(String(value))
  const after = wordsOf(to)
  if (written.length !== before.length || after.length === 0) return []
  if (/\s*$/.exec(String(value))?.[0] !== /\s*$/.exec(to)?.[0]) return []
  const isSame = (one: Word | undefined, other: Word | undefined) =>
    one !== undefined && one.text === other?.text && one.gap === other.gap
  let start = 0
  while (isSame(before[start], after[start])) start += 1
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1
  // Where words are only added or only taken out, one beside them is written anew with them.
  if (Math.min(before.length, after.length) === start + end) {
    if (start > 0) start -= 1
    else end = Math.max(0, end - 1)
  }
  const first = written[start]
  const last = written[written.length - 1 - end]
  if (!first || !last) return []
  const from = head.length + first.at
  const rest = raw.slice(head.length + last.at + last.text.length)
  const indent = /\n([ \t]+)(?=[^\s])/.exec(raw)?.[1] ?? ''
  const width = Math.max(leastWidth, ...raw.split('\n').map((line) => line.trim().length)) + indent.length
  const lineStart = raw.lastIndexOf('\n', from - 1) + 1
  return [width, Infinity].map((limit) => {
    let column = from - lineStart + (lineStart === 0 ? indent.length : 0)
    let text = ''
    for (const [index, { gap, text: word }] of after.slice(start, after.length - end).entries()) {
      const source = encoded(word, quote)
      const isWrapped =
        gap === ' ' && column + source.length >= limit && /^[\p{L}\p{N}].*(?<!:)$/u.test(source)
      let between = gap
      if (index === 0) between = ''
      else if (isWrapped) between = lineBreak + indent
      else if (/^\n+$/.test(gap)) between = lineBreak.repeat(gap.length + 1) + indent
      column = between.includes('\n') ? indent.length : column + between.length
      column += source.length
      text += between + source
    }
    return raw.slice(0, from) + text + rest
  })
}

/** A word as it stands between quotes. */
function encoded(word: string, quote: string): string {
  if (quote === '"') return JSON.stringify(word).slice(1, -1)
  return quote === "'" ? word.replaceAll("'", "''") : word
}

interface Word {
  text: string
  at: number
  /** What separates it from the word before. */
  gap: string
}

/** The words of a text, between the blanks and line breaks that YAML folds. */
function wordsOf(text: string): Word[] {
  let end = 0
  return [...text.matchAll(/[^ \t\r\n]+/g)].map(({ 0: word, index }) => {
    const gap = text.slice(end, index)
    end = index + word.length
    return { text: word, at: index, gap }
  })
}
