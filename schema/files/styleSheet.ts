import { createRequire } from 'node:module'
import { posix } from 'node:path'
import type { CssNode, SyntaxParseError } from 'css-tree'
import { addressOf, decodedAddress } from '../model/address.ts'
import type { Span } from '../report/lines.ts'

type CssTree = typeof import('css-tree')

/** What is wrong in a style sheet, at a span of its text. */
export interface StyleProblem extends Span {
  kind: 'syntax' | 'import' | 'property'
  /** A message, the name of an unknown property, or empty for an import. */
  words: string
}

/** An address in a style sheet that a browser would load, and where it stands. */
export interface StyleAddress extends Span {
  href: string
  /** Whether it is that of a font, and not of a picture. */
  isFont: boolean
}

/** A parsed style sheet. */
export interface StyleSheet {
  problems: StyleProblem[]
  addresses: StyleAddress[]
  /** Whether it has rules within rules. */
  isNested: boolean
  /** Minified CSS with each address replaced, safe within a `<style>` element. */
  css: (addressOf: (href: string) => string) => string
}

const require = createRequire(import.meta.url)
let library: CssTree | undefined
let parser: CssTree['parse'] | undefined
/** Loaded on first use: the parser's tables of all properties of CSS take a while to load. */
const cssTree = (): CssTree => {
  library ??= require('css-tree') as CssTree // What its types describe.
  return library
}

/** How the library parses a kind of node, which its types leave out. */
interface Parsing {
  source: string
  tokenStart: number
  /** The type of a token, counted from the next one. */
  lookupType: (offset: number) => number
  Rule: () => CssNode
}

/** Parses rules in rules as well: by itself the library knows only those that begin with `&`. */
function nestingParser({ fork, tokenTypes }: CssTree): CssTree['parse'] {
  const { EOF, Function: FunctionName, LeftCurlyBracket, LeftParenthesis } = tokenTypes
  const { RightCurlyBracket, RightParenthesis, Semicolon } = tokenTypes

  /** Whether what comes is the selector of a rule: a brace follows, before anything ends a declaration. */
  function isRule(next: Parsing): boolean {
    // The value of a custom property may have braces.
    if (next.source.startsWith('--', next.tokenStart)) return false
    let depth = 0
    for (let offset = 0; ; offset += 1) {
      const type = next.lookupType(offset)
      if (type === LeftCurlyBracket) return true
      if (type === EOF || type === RightCurlyBracket || type === Semicolon) return false
      if (type === FunctionName || type === LeftParenthesis) depth += 1
      if (type === RightParenthesis) depth -= 1
      // A declaration in the condition of `@supports` ends with its parenthesis.
      if (depth < 0) return false
    }
  }

  const { parse } = fork((config) => {
    const { Declaration } = config.node as { Declaration: { parse: (this: Parsing) => CssNode } }
    const parseDeclaration = Declaration.parse
    Declaration.parse = function () {
      return isRule(this) ? this.Rule() : parseDeclaration.call(this)
    }
    return config
  })
  return parse
}

/** The names of all properties that the parser knows. */
export function knownProperties(): string[] {
  const { lexer } = cssTree()
  // The library's types leave the key out.
  return 'properties' in lexer ? Object.keys(Object(lexer.properties)) : []
}

/** Parses a style sheet. Never throws: syntax errors are among its problems. */
export function readStyleSheet(text: string): StyleSheet {
  const { walk, generate, clone, lexer } = cssTree()
  parser ??= nestingParser(cssTree())
  const refused: { error: SyntaxParseError; node: CssNode }[] = []
  const tree = parser(text, {
    positions: true,
    parseCustomProperty: true,
    onParseError: (error, node) => refused.push({ error, node }),
  })
  const pair = unpaired(text)
  const problems: StyleProblem[] = pair ? [pair] : []
  const addresses: StyleAddress[] = []
  const free = new Set<CssNode>()
  let isNested = false
  walk(tree, function (node) {
    const span = spanOf(node)
    const address = addressIn(node, this.function?.name)
    if (address !== undefined && this.atrule?.name !== 'namespace' && this.atrule?.name !== 'import')
      addresses.push({ href: address, isFont: this.atrule?.name.toLowerCase() === 'font-face', ...span })
    if (node.type === 'Rule' && this.rule) isNested = true
    if (node.type === 'Atrule' && node.name.toLowerCase() === 'import')
      problems.push({ kind: 'import', words: '', ...span })
    if (node.type !== 'Declaration') return
    const { property, value } = node
    // A custom property may hold anything.
    if (property.startsWith('--')) free.add(value)
    else if (this.rule && !property.startsWith('-') && !lexer.getProperty(property))
      problems.push({
        kind: 'property',
        words: property,
        start: span.start,
        end: span.start + property.length,
      })
  })
  // After an unpaired bracket all further errors may only be consequences of it.
  if (!pair)
    for (const { error, node } of refused)
      if (!free.has(node))
        problems.push({ kind: 'syntax', words: error.message, start: error.offset, end: error.offset + 1 })

  return {
    problems: problems.toSorted((a, b) => a.start - b.start),
    addresses,
    isNested,
    css: (addressOf) => {
      const copy = clone(tree)
      walk(copy, function (node, item, list) {
        if (node.type === 'CDO' || node.type === 'CDC' || node.type === 'Comment') list?.remove(item)
        if (node.type !== 'Url' && node.type !== 'String') return
        const address = addressIn(node, this.function?.name)
        if (address !== undefined && this.atrule?.name !== 'namespace') node.value = addressOf(address)
      })
      // So that it can neither end the element nor look like a slot of the document.
      return generate(copy).replaceAll('</', '<\\/').replaceAll('<!', '<\\!')
    },
  }
}

/** The address that a node loads; undefined if it loads none. */
function addressIn(node: CssNode, within: string | undefined): string | undefined {
  if (node.type === 'Url') return node.value
  return node.type === 'String' && within && /^(?:-webkit-)?image-set$/i.test(within) ? node.value : undefined
}

const spanOf = ({ loc }: CssNode): Span => ({ start: loc?.start.offset ?? 0, end: loc?.end.offset ?? 0 })

const closing: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' }

/** The first bracket, quote or comment that is never closed, or bracket that closes nothing: browsers ignore these. */
function unpaired(text: string): StyleProblem | undefined {
  const { tokenize, tokenTypes } = cssTree()
  const open: { bracket: string; start: number }[] = []
  let found: StyleProblem | undefined
  const problem = (words: string, start: number) => {
    found ??= { kind: 'syntax', words, start, end: start + 1 }
  }
  tokenize(text, (type, start, end) => {
    const last = text[end - 1] ?? ''
    const isQuote = type === tokenTypes.String || type === tokenTypes.BadString
    if (isQuote && (end - start < 2 || text[start] !== last)) problem('this quote is never closed', start)
    else if (type === tokenTypes.BadUrl) problem('this address is not whole', start)
    else if (type === tokenTypes.Comment && !text.slice(start + 2, end).endsWith('*/'))
      problem('this comment is never closed', start)
    else if (last in closing && !isQuote && type !== tokenTypes.Comment)
      open.push({ bracket: last, start: end - 1 })
    else if (end - start === 1 && Object.values(closing).includes(last)) {
      const opened = open.pop()
      if (!opened) problem(`this ${last} closes nothing`, start)
      else if (closing[opened.bracket] !== last)
        problem(`${closing[opened.bracket]} belongs before this ${last}`, start)
    }
  })
  if (open[0]) problem(`this ${open[0].bracket} is never closed`, open[0].start)
  return found
}

/**
 * The path, from the folder of the YAML, of a file that a style sheet refers to; undefined for any other address.
 *
 * @param sheet the path of the style sheet from that folder
 */
export function pathInStyleSheet(href: string, sheet: string): string | undefined {
  if (addressOf(href).kind !== 'path') return undefined
  const [path = ''] = href.split(/[?#]/, 1)
  return posix.join(posix.dirname(sheet), decodedAddress(path))
}

/** A host that may stand in a content policy. */
const isHost = /^https:\/\/[a-z0-9._-]+(?::\d+)?$/

/** The host, with its scheme, of an `https:` address in a style sheet; undefined for any other address. */
export function styleHost(href: string): string | undefined {
  const address = addressOf(href)
  if (address.kind !== 'scheme' || address.scheme !== 'https' || !URL.canParse(href)) return undefined
  const { origin } = new URL(href)
  return isHost.test(origin) ? origin : undefined
}
