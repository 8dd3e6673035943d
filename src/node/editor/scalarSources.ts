import { CST, type Scalar } from 'yaml'
import { quotedScalar } from '../../../schema/yaml/edits.ts'
import { type Folding, refolded } from './foldedLines.ts'

/** How a scalar is written now. */
export interface WrittenScalar {
  /** From its first sign to its last, which is the last line break of a block. */
  raw: string
  lineBreak: string
  /** In brackets, where a text has no lines of its own. */
  isInFlow: boolean
  /** How far the lines of a block would be indented below its key or dash. */
  indent: number
}

/**
 * The ways to write another text in place of a scalar, first that which is nearest to how it is written now: in the same
 * style, with the lines that have not changed, and with the same comment. Which of them says the text exactly is for the
 * caller to find out by reading it.
 */
export function* scalarSources(now: WrittenScalar, to: string): Generator<string> {
  const { raw } = now
  if (/^[|>]/.test(raw)) yield* blockSources(now, to)
  else if (/[\r\n]/.test(raw)) yield* foldedSources(now, to)
  // A text that gets lines is read best in lines.
  else if (to.includes('\n') && !now.isInFlow && !raw.includes('\\n')) yield newBlock(now, to)
  yield* lineSources(now, to)
}

/** On one line. */
function* lineSources({ raw, isInFlow }: WrittenScalar, to: string): Generator<string> {
  const block = blockOf(raw)
  const behind = block ? block.comment + block.end : ''
  const hasLines = to.includes('\n')
  if (raw.startsWith("'") && !hasLines) yield quoted('QUOTE_SINGLE', to, isInFlow)
  if (raw.startsWith('"')) yield inDoubleQuotes(to, raw)
  if (!/^["']/.test(raw) && !hasLines && !block) yield to
  if (!hasLines) yield quotedScalar(to) + behind
  yield quoted('QUOTE_DOUBLE', to, isInFlow) + behind
}

const quoted = (type: Scalar.Type, value: string, inFlow: boolean) =>
  CST.createScalarToken(value, { type, inFlow, implicitKey: true, indent: -1, end: [] }).source

/** In double quotes, with each sign that is an escape in the present text as that escape. */
function inDoubleQuotes(to: string, raw: string): string {
  const escapes = new Map<string, string>()
  for (const [written] of raw.matchAll(/\\(?:x[\da-f]{2}|u[\da-f]{4}|U[\da-f]{8}|[_/eNLP])/gi)) {
    const said = saidBy(written)
    if (said) escapes.set(said, written)
  }
  const signs = [...JSON.stringify(to).slice(1, -1)].map((sign) => escapes.get(sign) ?? sign)
  return `"${signs.join('')}"`
}

/** What a line in double quotes says; undefined if an escape joins it with the next. */
function saidBy(line: string): string | undefined {
  if (/(?<!\\)(?:\\\\)*\\$/.test(line)) return undefined
  const token = { type: 'double-quoted-scalar', offset: 0, indent: 0, source: `"${line}"` } as const
  return CST.resolveAsScalar(token, false)?.value
}

const always = () => true

/** On several lines without a header: plain or in quotes. */
function* foldedSources({ raw, lineBreak }: WrittenScalar, to: string): Generator<string> {
  const [quote = ''] = /^["']/.exec(raw) ?? []
  const inner = quote ? raw.slice(1, -1) : raw
  const lines = inner.split(/\r?\n/)
  const indent = /^[ \t]*/.exec(lines.slice(1).find((line) => line.trim() !== '') ?? '')?.[0] ?? ''
  const folding: Folding =
    quote === '"'
      ? { decode: saidBy, encode: (said) => inDoubleQuotes(said, raw).slice(1, -1), mayBegin: always }
      : quote === "'"
        ? {
            decode: (written) => written.replaceAll("''", "'"),
            encode: (said) => said.replaceAll("'", "''"),
            mayBegin: always,
          }
        : {
            decode: (written) => written,
            encode: (said) => said,
            // What else begins a line may be a comment, a dash or a key.
            mayBegin: (word) => /^[\p{L}\p{N}]/u.test(word) && !word.endsWith(':'),
          }
  const next = refolded(
    lines.map((line) => line.trim()),
    to,
    folding,
  )
  if (!next) return
  const written = next.map((line, index) => (index === 0 || line === '' ? line : indent + line))
  yield quote + written.join(lineBreak) + quote
}

/** A block scalar in its parts: `>`, `2`, `-`, ` # comment`, `\n`, and its lines. */
function blockOf(raw: string) {
  const found = /^([|>])([\d+-]*)([^\r\n]*)(\r?\n|$)/.exec(raw)
  if (!found) return undefined
  const [header, sign = '', indicators = '', comment = '', end = ''] = found
  return {
    sign,
    digit: indicators.replace(/[+-]/g, ''),
    chomping: indicators.replace(/\d/g, ''),
    comment,
    end,
    body: raw.slice(header.length),
  }
}

function* blockSources({ raw, lineBreak }: WrittenScalar, to: string): Generator<string> {
  const block = blockOf(raw)
  const content = to.replace(/\n+$/, '')
  if (!block || content === '') return
  const { sign, digit, comment, body } = block
  const lines = body.split(/\r?\n/)
  const depths = lines.filter((line) => line.trim() !== '').map((line) => line.search(/[^ ]/))
  if (depths.length === 0) return
  const depth = Math.min(...depths)
  const breaks = to.length - content.length
  const chomping = block.chomping === '+' && breaks > 0 ? '+' : (['-', ''][breaks] ?? '+')
  const end = breaks > 0 || /\n$/.test(raw) ? lineBreak : ''
  const written = (style: string, indicator: string, rows: readonly string[]) => {
    const indented = rows.map((row) => (row === '' ? '' : ' '.repeat(depth) + row))
    const more = lineBreak.repeat(Math.max(0, breaks - 1))
    return `${style}${indicator}${chomping}${comment}${lineBreak}${indented.join(lineBreak)}${end}${more}`
  }
  if (sign === '>') {
    const folding = { decode: (line: string) => line, encode: (line: string) => line, mayBegin: always }
    const rows = refolded(
      lines.map((line) => line.slice(depth)),
      content,
      folding,
    )
    if (rows) yield written('>', digit, rows)
  }
  const rows = content.split('\n')
  yield written('|', digit, rows)
  if (digit) yield written('|', '', rows)
  // A text that begins with a blank needs to say how deep its block is.
  if (/^\s/.test(content)) for (let one = 1; one <= 9; one += 1) yield written('|', String(one), rows)
}

/** A block with the text as it is, in place of a scalar on one line. */
function newBlock({ indent, lineBreak }: WrittenScalar, to: string): string {
  const token = CST.createScalarToken(to, { type: 'BLOCK_LITERAL', indent, end: [] })
  return CST.stringify(token).replace(/\n$/, '').replaceAll('\n', lineBreak)
}
