import { type ESTree, parseSync } from 'vite'
import { Unimportable } from '../../../../schema/report/unbuildable.ts'

// Reads a configuration in JavaScript or TypeScript as data. Nothing of it is ever run: anything but a literal, a list,
// an object, or the name of one of those, has no value here and is listed as code.

/** The longest configuration in characters. */
const maxCharacters = 500_000

/** The longest text that is put together of parts, in characters. */
const maxText = 20_000

/** The most values in all: names that are used again and again could multiply them without limit. */
const maxValues = 100_000

/** The most names that lead on from one another. */
const maxNames = 5

/** Functions that stand for their only argument, a text, in files of developerFolio. */
const wrappers: readonly string[] = ['emoji', 'require']

/** The names that a module exports, or else declares at its top level, with their data, and the parts that are code. */
export interface ScriptModule {
  values: Map<string, unknown>
  /** What `export default` or `module.exports` gives. */
  main: unknown
  code: string[]
}

/** Stands for a part that is code. */
const isCode = Symbol('code')

/** The data of a module. Throws `Unimportable` if it is no JavaScript. */
export function moduleIn(text: string, file: string): ScriptModule {
  if (text.length > maxCharacters) throw new Unimportable(`${file} is longer than any configuration.`)
  const { program, errors } = parsed(text, file)
  const [error] = errors
  if (error) {
    const line = text.slice(0, error.labels[0]?.start ?? 0).split('\n').length
    throw new Unimportable(
      `${file} is no JavaScript that can be read: ${error.message.replace(/\.$/, '')} in line ${line}.`,
    )
  }
  const { declared, exported, main } = namesOf(program)
  const reader = new LiteralReader(text, file, declared)
  const values = new Map<string, unknown>()
  if (main) {
    const value = reader.read(main, [])
    return { values, main: value === isCode ? undefined : value, code: reader.code }
  }
  for (const [name, init] of declared) {
    if (exported.size > 0 && !exported.has(name)) continue
    const value = reader.read(init, [name])
    if (value !== isCode) values.set(name, value)
  }
  return { values, main: undefined, code: reader.code }
}

/** What is declared at the top of a module, which of it is exported, and what is its main export. */
function namesOf(program: ESTree.Program) {
  const declared = new Map<string, ESTree.Expression>()
  const exported = new Set<string>()
  let main: ESTree.Node | undefined
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') main = statement.declaration
    main = moduleExports(statement) ?? main
    const isExport = statement.type === 'ExportNamedDeclaration'
    if (isExport)
      for (const { local } of statement.specifiers) if (local.type === 'Identifier') exported.add(local.name)
    const declaration = isExport ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || !init) continue
      declared.set(id.name, init)
      if (isExport) exported.add(id.name)
    }
  }
  return { declared, exported, main }
}

/** What a statement assigns to `module.exports`. */
function moduleExports(statement: ESTree.Node): ESTree.Node | undefined {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression')
    return undefined
  const { left, right } = statement.expression
  if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier') return undefined
  return left.object.name === 'module' && propertyName(left.property) === 'exports' ? right : undefined
}

/** Reads expressions as data, and remembers the parts that are code. */
class LiteralReader {
  readonly code: ScriptModule['code'] = []
  readonly #text: string
  readonly #file: string
  readonly #declared: ReadonlyMap<string, ESTree.Expression>
  #values = 0

  constructor(text: string, file: string, declared: ReadonlyMap<string, ESTree.Expression>) {
    this.#text = text
    this.#file = file
    this.#declared = declared
  }

  /**
   * The data of an expression, or `isCode`.
   *
   * @param open the names that lead to it
   */
  read(node: ESTree.Node | null, open: readonly string[]): unknown {
    this.#values += 1
    if (this.#values > maxValues)
      throw new Unimportable(`${this.#file} has more values than any configuration.`)
    if (node === null) return undefined
    switch (node.type) {
      case 'Literal':
        return 'regex' in node || 'bigint' in node ? this.#leave(node) : node.value
      case 'TemplateLiteral': {
        const parts: (string | ESTree.Node | null | undefined)[] = []
        for (const [index, { value }] of node.quasis.entries())
          parts.push(value.cooked ?? null, node.expressions[index] ?? '')
        return this.#join(parts, node, open)
      }
      case 'BinaryExpression':
        // A long text is often written in parts.
        return node.operator === '+' ? this.#join([node.left, node.right], node, open) : this.#leave(node)
      case 'UnaryExpression': {
        const number = node.operator === '-' ? this.read(node.argument, open) : undefined
        return typeof number === 'number' ? -number : this.#leave(node)
      }
      case 'ArrayExpression':
        return node.elements.map((one) => this.read(one, open)).filter((one) => one !== isCode)
      case 'ObjectExpression':
        return this.#object(node, open)
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
        return this.read(node.expression, open)
      case 'Identifier': {
        if (node.name === 'undefined') return undefined
        const other = this.#declared.get(node.name)
        const isOpen = open.includes(node.name) || open.length >= maxNames
        return other && !isOpen ? this.read(other, [...open, node.name]) : this.#leave(node)
      }
      case 'CallExpression': {
        const [argument, ...more] = node.arguments
        const name = node.callee.type === 'Identifier' ? node.callee.name : ''
        if (!argument || more.length > 0 || !wrappers.includes(name)) return this.#leave(node)
        const value = this.read(argument, open)
        return typeof value === 'string' ? value : this.#leave(node)
      }
      default:
        return this.#leave(node)
    }
  }

  #object(node: ESTree.ObjectExpression, open: readonly string[]): object {
    // Without a prototype, a key such as __proto__ is one like any other.
    const object: Record<string, unknown> = Object.create(null)
    for (const property of node.properties) {
      const isPlain = property.type === 'Property' && !property.computed && property.kind === 'init'
      const key = isPlain && !property.method ? propertyName(property.key) : undefined
      if (!isPlain || key === undefined) {
        this.#leave(property)
        continue
      }
      const value = this.read(property.value, open)
      if (value !== isCode) object[key] = value
    }
    return object
  }

  /** The parts of a text as one; all of it is code if one of them is, or if it is longer than any text. */
  #join(
    parts: readonly (string | ESTree.Node | null | undefined)[],
    node: ESTree.Node,
    open: readonly string[],
  ): unknown {
    const before = this.code.length
    const values: unknown[] = []
    let length = 0
    for (const part of parts) {
      const value = typeof part === 'string' ? part : this.read(part ?? null, open)
      if (typeof value !== 'string' && typeof value !== 'number') break
      length += String(value).length
      if (length > maxText) break
      values.push(value)
    }
    if (values.length === parts.length && values.some((value) => typeof value === 'string'))
      return values.join('')
    this.code.length = before
    return this.#leave(node)
  }

  #leave(node: { start: number; end: number }): typeof isCode {
    this.code.push(this.#text.slice(node.start, node.end))
    return isCode
  }
}

function propertyName(key: ESTree.Node): string | undefined {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' && (typeof key.value === 'string' || typeof key.value === 'number')
    ? String(key.value)
    : undefined
}

/**
 * What a parser goes deeper for: brackets are counted where they are open, all else as a whole. It parses 3,000 of any of
 * these within one another, and would end the process with some thousands more; no configuration has as many.
 */
const [maxOpen, maxInner] = [1_000, 3_000]
const inner =
  /=>|\?|\w<|\b(?:if|for|while|with|else|do|new|await|typeof|void|delete|keyof|infer|readonly|async|yield)\b/g
const maxSigns = 20_000

/** The syntax tree of a text. Throws `Unimportable` where it may be too deep for the parser. */
function parsed(text: string, file: string) {
  let open = 0
  let deepest = 0
  for (const [bracket] of text.matchAll(/[([{\])}]/g)) {
    open = '([{'.includes(bracket) ? open + 1 : Math.max(0, open - 1)
    deepest = Math.max(deepest, open)
  }
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  if (deepest > maxOpen || count(inner) > maxInner || count(/[!~+-]|\[\]/g) > maxSigns)
    throw new Unimportable(`${file} is nested deeper than any configuration.`)
  return parseSync(file, text)
}
