import { parseDocument } from 'yaml'
import { Unimportable } from '../../../../schema/report/unbuildable.ts'
import { beyondLimits } from '../../../../schema/yaml/limits.ts'

/** The data of a YAML text. Throws `Unimportable` for a broken one. */
export function yamlIn(text: string, path: string): unknown {
  const limit = beyondLimits(text)
  if (limit) throw new Unimportable(`${path} is not read: ${limit.message}.`)
  const document = parsed(text)
  const [error] = document.errors
  // Other parsers are less strict, and the files of some programs rely on it.
  const other = error && parsed(indentedQuotes(text))
  if (error && other && other.errors.length > 0) {
    const [{ line = 0 } = {}] = error.linePos ?? []
    throw new Unimportable(
      `${path} is no YAML that can be read: ${error.code.toLowerCase().replaceAll('_', ' ')} in line ${line}.`,
    )
  }
  try {
    return (other ?? document).toJS({ maxAliasCount: 50 })
  } catch {
    throw new Unimportable(`${path} repeats parts of itself by aliases too often to be read.`)
  }
}

const parsed = (text: string) => parseDocument(text, { strict: false, uniqueKeys: false, logLevel: 'silent' })

/** A line of which the value is a text that begins with a quote: what stands before that, and the quote. */
const quotedValue = /^(\s*(?:-\s+)*(?:[^\s"'#[\]{}-][^"'#]*?:\s+|"[^"\n]*":\s+|'[^'\n]*':\s+)?)(["'])/

/** What may stand from a quote to its end. */
const rest = { '"': /(?:[^"\\]|\\[\s\S])*"/y, "'": /(?:[^']|'')*'/y } as const

/** A line whose value is a block, and how far its key is indented. */
const block = /^(\s*)(?:-\s+)*.*:\s+[|>][+-]?\d?[+-]?\s*$|^(\s*)-\s+[|>][+-]?\d?[+-]?\s*$/

/**
 * YAML in which the lines of quoted texts are indented as its specification asks for. Python's parsers take them at any
 * indentation, and folding ignores it, so that the texts stay the same.
 */
function indentedQuotes(text: string): string {
  let written = ''
  let at = 0
  /** The indentation of the key of a block that has not ended. */
  let inBlock: number | undefined
  while (at < text.length) {
    const end = text.indexOf('\n', at)
    const line = text.slice(at, end < 0 ? undefined : end)
    const indentation = line.search(/\S/)
    if (inBlock !== undefined && indentation >= 0 && indentation <= inBlock) inBlock = undefined
    const [, before = '', quote] = (inBlock === undefined && quotedValue.exec(line)) || []
    const start = at + before.length + 1
    const length = quote === '"' || quote === "'" ? lengthFrom(rest[quote], text, start) : 0
    const [first = '', ...more] = text.slice(start, start + length).split('\n')
    if (more.length > 0) {
      const blanks = ' '.repeat(before.length + 1)
      const lines = more.map((one) => (one.trim() === '' ? '' : blanks + one.trimStart()))
      written += [before + quote + first, ...lines].join('\n')
      at = start + length
      continue
    }
    const [isBlock, key, dash] = (inBlock === undefined && block.exec(line)) || []
    if (isBlock !== undefined) inBlock = (key ?? dash ?? '').length
    written += end < 0 ? line : `${line}\n`
    at += line.length + 1
  }
  return written
}

/** How long a match is that begins at a place; 0 without one. */
function lengthFrom(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start
  return pattern.exec(text)?.[0].length ?? 0
}
