import { colorsNamed } from 'culori'
import { parseSync } from 'vite'
import { isNode, type Node } from './syntaxTree.ts'

/** A colour or a length that is written out, and where. */
export interface Literal {
  /** From 1. */
  line: number
  text: string
}

/** Every piece of a program that is text: strings, and templates between their expressions. Comments are none. */
function* textsOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* textsOf(each)
  if (!isNode(value) || value.type.startsWith('Import')) return
  if (value.type === 'TemplateElement' || value.type === 'Literal') yield value
  for (const inner of Object.values(value)) yield* textsOf(inner)
}

const hex = /(?<![\w&])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi

// A colour that is made from a token, `oklch(from var(--accent) …)`, is none.
const made = /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from\s)[^)]*\)?/gi

const named = new RegExp(
  `(?<![\\w-])(?:${Object.keys(colorsNamed).join('|')})(?![\\w-])(?=[^:{}]*[;},)])`,
  'gi',
)

// Shares may stand: %, fr, turns, and ch, which is a measure of the text itself.
const length =
  /(?<![\w.#-])[+-]?(?:\d+\.?\d*|\.\d+)(?:px|r?em|r?ex|r?cap|r?ic|r?lh|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|cm|mm|in|pt|pc|q|m?s)\b/gi

/**
 * The literal colours and lengths in the texts of a module; 0 is none, of whatever unit.
 *
 * @param file its name, whose ending says whether it has JSX
 */
export function literalsOf(file: string, source: string): Literal[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  return [...textsOf(program)].flatMap(({ type, start, end }) => {
    const text = source.slice(start, end).replace(/\/\*.*?\*\//gs, (comment) => ' '.repeat(comment.length))
    const styles = type === 'TemplateElement' ? [named] : []
    return [hex, made, length, ...styles]
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .filter(([found]) => Number.parseFloat(found) !== 0)
      .map(({ 0: found, index }) => ({
        line: source.slice(0, start + index).split('\n').length,
        text: found,
      }))
  })
}
