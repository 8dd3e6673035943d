import { colorsNamed } from 'culori'
import { parseSync } from 'vite'
import { isNode, type Node } from './syntaxTree.ts'

/** A literal colour or length, with its line. */
export interface Literal {
  /** From 1. */
  line: number
  text: string
}

/** Whether a variable or function holds sizes of pictures: browsers read them before any custom property. */
const isSizes = ({ type, id }: Node) =>
  ['VariableDeclarator', 'FunctionDeclaration'].includes(type) &&
  isNode(id) &&
  /Sizes?$/.test(String(id.name))

/** Every string of a program, and the text of templates between their expressions. No comments, no sizes of pictures. */
function* textsOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* textsOf(each)
  if (!isNode(value) || value.type.startsWith('Import') || isSizes(value)) return
  if (value.type === 'TemplateElement' || value.type === 'Literal') yield value
  for (const inner of Object.values(value)) yield* textsOf(inner)
}

const hex = /(?<![\w&])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi

// A colour derived from a token, `oklch(from var(--accent) …)`, does not count.
const made = /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from\s)[^)]*\)?/gi

const named = new RegExp(
  `(?<![\\w-])(?:${Object.keys(colorsNamed).join('|')})(?![\\w-])(?=[^:{}]*[;},)])`,
  'gi',
)

// Relative units are allowed: %, fr, deg, and ch, which depends on the text.
const length =
  /(?<![\w.#-])[+-]?(?:\d+\.?\d*|\.\d+)(?:px|r?em|r?ex|r?cap|r?ic|r?lh|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|cm|mm|in|pt|pc|q|m?s)\b/gi

/**
 * The literal colours and lengths in the texts of a module; 0 does not count, in any unit.
 *
 * @param file its name; the extension decides whether it may have JSX
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
