import { parseSync } from 'vite'
import { isNode, type Node } from './syntaxTree.ts'

/** A section type that a module names, with its line. */
export interface Naming {
  /** From 1. */
  line: number
  text: string
}

/** Every node of a syntax tree, with its parent. No comments. */
function* nodesOf(value: unknown, around?: Node): Generator<[node: Node, around: Node | undefined]> {
  if (Array.isArray(value)) for (const each of value) yield* nodesOf(each, around)
  if (!isNode(value)) return
  yield [value, around]
  for (const inner of Object.values(value)) yield* nodesOf(inner, value)
}

/** The literal name of a property that is accessed, declared or destructured. */
function propertyName({ type, key, property, computed }: Node): string | undefined {
  const name = type === 'MemberExpression' ? property : type.endsWith('Property') ? key : undefined
  return isNode(name) && name.type === 'Identifier' && !computed ? String(name.name) : undefined
}

/**
 * Where a module names a section type: a string that is its name, a path into its folder or to its schema, a
 * selector of its `data-type`, or a property of its name.
 *
 * @param file its name; the extension decides whether it may have JSX
 */
export function sectionNames(file: string, source: string, types: readonly string[]): Naming[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const inText = new RegExp(
    `^(?:${types.join('|')})$|sections/(?:${types.join('|')})[/.]|type=["']?(?:${types.join('|')})\\b`,
  )
  return [...nodesOf(program)].flatMap(([node]) => {
    const text = node.type === 'Literal' || node.type === 'TemplateElement'
    const written = source.slice(node.start, node.end).replace(/^['"`}]|['"`]$|\$\{$/g, '')
    const name = propertyName(node)
    const found = text ? inText.test(written) : name !== undefined && types.includes(name)
    return found ? [{ line: source.slice(0, node.start).split('\n').length, text: name ?? written }] : []
  })
}
