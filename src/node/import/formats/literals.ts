import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ESTree, parseSync } from 'vite'
import { Unimportable } from '../../../../schema/report/unbuildable.ts'
import { isGroup, own } from '../../../../schema/yaml/valueAt.ts'
import type { Unplaced } from '../resume.ts'

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
  code: { where: string; what: string }[]
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
    const value = reader.read(main, '', [])
    return { values, main: value === isCode ? undefined : value, code: reader.code }
  }
  for (const [name, init] of declared) {
    if (exported.size > 0 && !exported.has(name)) continue
    const value = reader.read(init, name, [name])
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
  return left.object.name === 'module' && keyOf(left.property) === 'exports' ? right : undefined
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
  read(node: ESTree.Node | null, where: string, open: readonly string[]): unknown {
    this.#values += 1
    if (this.#values > maxValues)
      throw new Unimportable(`${this.#file} has more values than any configuration.`)
    if (node === null) return undefined
    switch (node.type) {
      case 'Literal':
        return 'regex' in node || 'bigint' in node ? this.#leave(node, where) : node.value
      case 'TemplateLiteral': {
        const parts: (string | ESTree.Node | null | undefined)[] = []
        for (const [index, { value }] of node.quasis.entries())
          parts.push(value.cooked ?? null, node.expressions[index] ?? '')
        return this.#join(parts, node, where, open)
      }
      case 'BinaryExpression':
        // A long text is often written in parts.
        return node.operator === '+'
          ? this.#join([node.left, node.right], node, where, open)
          : this.#leave(node, where)
      case 'UnaryExpression': {
        const number = node.operator === '-' ? this.read(node.argument, where, open) : undefined
        return typeof number === 'number' ? -number : this.#leave(node, where)
      }
      case 'ArrayExpression':
        return node.elements
          .map((one, index) => this.read(one, `${where}[${index}]`, open))
          .filter((one) => one !== isCode)
      case 'ObjectExpression':
        return this.#object(node, where, open)
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
        return this.read(node.expression, where, open)
      case 'Identifier': {
        if (node.name === 'undefined') return undefined
        const other = this.#declared.get(node.name)
        const isOpen = open.includes(node.name) || open.length >= maxNames
        return other && !isOpen ? this.read(other, where, [...open, node.name]) : this.#leave(node, where)
      }
      case 'CallExpression': {
        const [argument, ...more] = node.arguments
        const name = node.callee.type === 'Identifier' ? node.callee.name : ''
        if (!argument || more.length > 0 || !wrappers.includes(name)) return this.#leave(node, where)
        const value = this.read(argument, where, open)
        return typeof value === 'string' ? value : this.#leave(node, where)
      }
      default:
        return this.#leave(node, where)
    }
  }

  #object(node: ESTree.ObjectExpression, where: string, open: readonly string[]): object {
    // Without a prototype, a key such as __proto__ is one like any other.
    const object: Record<string, unknown> = Object.create(null)
    for (const property of node.properties) {
      const isPlain = property.type === 'Property' && !property.computed && property.kind === 'init'
      const key = isPlain && !property.method ? keyOf(property.key) : undefined
      if (!isPlain || key === undefined) {
        this.#leave(property, where)
        continue
      }
      const value = this.read(property.value, where ? `${where}.${key}` : key, open)
      if (value !== isCode) object[key] = value
    }
    return object
  }

  /** The parts of a text as one; all of it is code if one of them is, or if it is longer than any text. */
  #join(
    parts: readonly (string | ESTree.Node | null | undefined)[],
    node: ESTree.Node,
    where: string,
    open: readonly string[],
  ): unknown {
    const before = this.code.length
    const values: unknown[] = []
    let length = 0
    for (const part of parts) {
      const value = typeof part === 'string' ? part : this.read(part ?? null, where, open)
      if (typeof value !== 'string' && typeof value !== 'number') break
      length += String(value).length
      if (length > maxText) break
      values.push(value)
    }
    if (values.length === parts.length && values.some((value) => typeof value === 'string'))
      return values.join('')
    this.code.length = before
    return this.#leave(node, where)
  }

  #leave(node: { start: number; end: number }, where: string): typeof isCode {
    this.code.push({ where, what: this.#text.slice(node.start, node.end) })
    return isCode
  }
}

function keyOf(key: ESTree.Node): string | undefined {
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

/** What the file of a template has before anybody changes it: it belongs to the template or to its author. */
export interface Examples {
  /** The name of the template. */
  of: string
  /** Whether the file is the author’s, whose own data all of it is. */
  isAuthor: (data: Record<string, unknown>) => boolean
  /** Texts, such as accounts and sentences. */
  texts: readonly RegExp[]
  /** Entries of lists, by some of their keys. */
  entries: readonly Readonly<Record<string, string>>[]
  /** Whole lists, which nobody has by chance, by the texts of them or of their entries' first keys. */
  lists: readonly string[]
}

/** The longest text in which an example is looked for, in characters. */
const longestExample = 500

/** Data without the examples of its template, each of which is listed as not placed. */
export function withoutExamples(data: unknown, examples: Examples, unplaced: Unplaced[]): unknown {
  if (isGroup(data) && examples.isAuthor({ ...data })) return data
  const why = `it is an example of ${examples.of} itself`
  const skip = (value: unknown, where: string): undefined => {
    if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value))
        skip(one, Array.isArray(value) ? `${where}[${key}]` : `${where}.${key}`)
    else if (value !== '' && value !== null && value !== undefined)
      unplaced.push({ where, what: String(value), why })
  }
  const isExample = (entry: unknown) =>
    isGroup(entry) &&
    examples.entries.some((one) =>
      Object.entries(one).every(([key, text]) => withoutMarks(String(own(entry, key))) === text),
    )
  const visit = (value: unknown, where: string, depth: number): unknown => {
    if (typeof value === 'string') {
      const text = value.length <= longestExample ? withoutMarks(value) : ''
      return examples.texts.some((one) => one.test(text)) ? skip(value, where) : value
    }
    if (depth > 8 || typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const names = value.map((one) => (isGroup(one) ? Object.values(one)[0] : one)).join()
      if (examples.lists.includes(names)) return skip(value, where)
      return value.map((one, index) => {
        const at = `${where}[${index}]`
        return isExample(one) ? skip(one, at) : visit(one, at, depth + 1)
      })
    }
    const all = Object.entries(value)
    return Object.fromEntries(
      all.map(([key, one]) => [key, visit(one, where ? `${where}.${key}` : key, depth + 1)]),
    )
  }
  return visit(data, '', 0)
}

/** A text as it is compared: without emoji, and with plain apostrophes and blanks. */
const withoutMarks = (text: string) =>
  text
    .replace(/’/g, "'")
    .replace(/\p{Extended_Pictographic}|\ufe0f/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
