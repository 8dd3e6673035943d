import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ESTree, parseSync } from 'vite'
import { Unimportable } from '../../../../schema/report/unbuildable.ts'

// Reads a configuration in JavaScript or TypeScript as data. Nothing of it is ever run: anything but a literal, a list,
// an object, or the name of one of those, has no value here and is listed as code.

/** The longest configuration in characters. */
const maxCharacters = 500_000

/** The longest text that is put together of parts, in characters. */
const maxText = 20_000

/** The most values in all: names that are used again and again could multiply them without limit. */
const maxValues = 100_000

/** The names that a module exports, or else declares at its top level, with their data, and the parts that are code. */
export interface Configuration {
  values: Map<string, unknown>
  /** What `export default` or `module.exports` gives. */
  main: unknown
  code: { where: string; what: string }[]
}

/** Stands for a part that is code. */
const isCode = Symbol('code')

/**
 * The data of a configuration. Throws `Unimportable` if it is no JavaScript.
 *
 * @param wrappers functions that stand for their only argument, a text, such as `emoji` of developerFolio
 */
export function configurationIn(text: string, file: string, wrappers: readonly string[] = []): Configuration {
  if (text.length > maxCharacters) throw new Unimportable(`${file} is longer than any configuration.`)
  const { program, errors } = parsed(text, file)
  const [error] = errors
  if (error) {
    const line = text.slice(0, error.labels[0]?.start ?? 0).split('\n').length
    throw new Unimportable(
      `${file} is no JavaScript that can be read: ${error.message.replace(/\.$/, '')} in line ${line}.`,
    )
  }
  const declared = new Map<string, ESTree.Expression>()
  const exports = new Set<string>()
  let main: ESTree.Node | undefined
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') main = statement.declaration
    const exported = exportedBy(statement)
    if (exported) main = exported
    if (statement.type === 'ExportNamedDeclaration')
      for (const { local } of statement.specifiers) if (local.type === 'Identifier') exports.add(local.name)
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && init) {
        declared.set(id.name, init)
        if (statement.type === 'ExportNamedDeclaration') exports.add(id.name)
      }
  }

  let values = 0
  const code: Configuration['code'] = []
  const dataOf = (node: ESTree.Node | null, where: string, open: readonly string[]): unknown => {
    const leaveCode = () => {
      code.push({ where, what: node ? text.slice(node.start, node.end) : '' })
      return isCode
    }
    /** The parts of a text as one; all of it is code if one of them is, or if it is longer than any text. */
    const joined = (parts: readonly (() => unknown)[]) => {
      const before = code.length
      const values: (string | number)[] = []
      let length = 0
      for (const part of parts) {
        const value = length > maxText ? isCode : part()
        if (typeof value !== 'string' && typeof value !== 'number') break
        length += String(value).length
        values.push(value)
      }
      if (values.length === parts.length && values.some((value) => typeof value === 'string'))
        return values.join('')
      code.length = before
      return leaveCode()
    }
    values += 1
    if (values > maxValues) throw new Unimportable(`${file} has more values than any configuration.`)
    switch (node?.type) {
      case undefined:
        return undefined
      case 'Literal':
        return 'regex' in node || 'bigint' in node ? leaveCode() : node.value
      case 'TemplateLiteral':
        return joined(
          node.quasis.flatMap(({ value }, index) => {
            const inserted = node.expressions[index]
            return [() => value.cooked ?? isCode, () => (inserted ? dataOf(inserted, where, open) : '')]
          }),
        )
      case 'BinaryExpression': {
        // A long text is often written in parts.
        const { operator, left, right } = node
        if (operator !== '+') return leaveCode()
        return joined([() => dataOf(left, where, open), () => dataOf(right, where, open)])
      }
      case 'UnaryExpression': {
        const number = node.operator === '-' ? dataOf(node.argument, where, open) : undefined
        return typeof number === 'number' ? -number : leaveCode()
      }
      case 'ArrayExpression':
        return node.elements
          .map((one, index) => dataOf(one, `${where}[${index}]`, open))
          .filter((one) => one !== isCode)
      case 'ObjectExpression': {
        // Without a prototype, a key such as __proto__ is one like any other.
        const object: Record<string, unknown> = Object.create(null)
        for (const property of node.properties) {
          const key = property.type === 'Property' && !property.computed ? nameOf(property.key) : undefined
          if (
            property.type !== 'Property' ||
            key === undefined ||
            property.kind !== 'init' ||
            property.method
          ) {
            code.push({ where, what: text.slice(property.start, property.end) })
            continue
          }
          const value = dataOf(property.value, where ? `${where}.${key}` : key, open)
          if (value !== isCode) object[key] = value
        }
        return object
      }
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
        return dataOf(node.expression, where, open)
      case 'Identifier': {
        if (node.name === 'undefined') return undefined
        const other = declared.get(node.name)
        // A name that leads back to itself has no value, and each is followed a few steps at most.
        return other && open.length < 5 && !open.includes(node.name)
          ? dataOf(other, where, [...open, node.name])
          : leaveCode()
      }
      case 'CallExpression': {
        const [argument, ...more] = node.arguments
        const callee = node.callee.type === 'Identifier' ? node.callee.name : ''
        if (!argument || more.length > 0 || !wrappers.includes(callee)) return leaveCode()
        const value = dataOf(argument, where, open)
        return typeof value === 'string' ? value : leaveCode()
      }
      default:
        return leaveCode()
    }
  }

  const named = new Map<string, unknown>()
  if (main) {
    const value = dataOf(main, '', [])
    return { values: named, main: value === isCode ? undefined : value, code }
  }
  for (const [name, init] of declared) {
    if (exports.size > 0 && !exports.has(name)) continue
    const value = dataOf(init, name, [name])
    if (value !== isCode) named.set(name, value)
  }
  return { values: named, main: undefined, code }
}

function exportedBy(statement: ESTree.Node): ESTree.Node | undefined {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression')
    return undefined
  const { left, right } = statement.expression
  const isExports =
    left.type === 'MemberExpression' &&
    left.object.type === 'Identifier' &&
    left.object.name === 'module' &&
    nameOf(left.property) === 'exports'
  return isExports ? right : undefined
}

function nameOf(key: ESTree.Node): string | undefined {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' && (typeof key.value === 'string' || typeof key.value === 'number')
    ? String(key.value)
    : undefined
}

/** The syntax tree of a text. Throws `Unimportable` where it is too deep for the parser, which runs in its own process. */
function parsed(text: string, file: string): Pick<ReturnType<typeof parseSync>, 'program' | 'errors'> {
  const script = fileURLToPath(new URL('./parseProcess.mjs', import.meta.url))
  const { status, stdout } = spawnSync(process.execPath, [script, file], {
    input: text,
    encoding: 'utf8',
    maxBuffer: 400_000_000,
    timeout: 30_000,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  if (status !== 0) throw new Unimportable(`${file} is nested deeper than any configuration.`)
  return JSON.parse(stdout)
}
