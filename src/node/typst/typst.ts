import { createRequire } from 'node:module'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** The version of the typesetter, on which what it sets depends. */
export const typstVersion: string = createRequire(import.meta.url)(
  '@myriaddreamin/typst-ts-node-compiler/package.json',
).version

/** A document for Typst. */
export interface Typesetting {
  /** The template. Values reach it as data, in `sys.inputs.data`, and never as source. */
  source: string
  data: object
  fonts: readonly Buffer[]
}

/** A PDF after PDF/UA-1. */
export interface SetPdf {
  bytes: Uint8Array
  pages: number
  /** The letters that no font has, which it shows as empty boxes. For them alone it is tagged, but not PDF/UA-1. */
  missing: string[]
}

/** What the typesetter refuses. */
export class RefusedText extends Error {
  /** What is wrong, each a clause without a full stop. */
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`It cannot be set: ${problems.join('; ')}.`)
    this.problems = problems
  }
}

/** Typesets a page as SVG, with outlines in place of letters. Throws `RefusedText` for a wrong template. */
export async function typesetSvg(typesetting: Typesetting): Promise<string> {
  const { compiler, document } = await compiled(typesetting)
  return compiler.plainSvg(document)
}

/** What a template measures: the value of its metadata with the label `<data>`. */
export async function typesetData(typesetting: Typesetting): Promise<unknown> {
  const { compiler, document } = await compiled(typesetting)
  const [found]: { value: unknown }[] = compiler.query(document, { selector: '<data>' })
  return found?.value
}

/**
 * Typesets an accessible PDF: tagged, and with the same bytes each time. Throws `RefusedText` for what the standard
 * forbids, other than letters that no font has.
 */
export async function typesetPdf(typesetting: Typesetting): Promise<SetPdf> {
  const { compiler, document } = await compiled(typesetting)
  const pages = document.numOfPages
  try {
    const bytes = compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp: 0 })
    return { bytes, pages, missing: [] }
  } catch (error) {
    const { problems, missing } = refusal(error)
    if (problems.length > 0) throw new RefusedText(problems)
    return { bytes: compiler.pdf(document, { creationTimestamp: 0 }), pages, missing }
  }
}

/** The last compiler: cards of link previews, which follow one another, mostly have the same fonts. */
let last: { fonts: Typesetting['fonts']; compiler: NodeCompiler } | undefined

async function compilerWith(fonts: Typesetting['fonts']): Promise<NodeCompiler> {
  // Loaded only for what is not in a cache: that takes as long as setting a page.
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const known = last
  const isSame =
    known?.fonts.length === fonts.length && known.fonts.every((font, at) => fonts[at]?.equals(font))
  last =
    known && isSame
      ? known
      : { fonts, compiler: NodeCompiler.create({ fontArgs: [{ fontBlobs: [...fonts] }] }) }
  return last.compiler
}

/** What the typesetter remembers that was not of use in as many settings is forgotten: it would grow with each page. */
const keptFor = 10

async function compiled({ source, data, fonts }: Typesetting) {
  const compiler = await compilerWith(fonts)
  compiler.evictCache(keptFor)
  const compiled = compiler.compile({ mainFileContent: source, inputs: { data: JSON.stringify(data) } })
  const { result } = compiled
  if (result) return { compiler, document: result }
  const diagnostics = compiled.takeDiagnostics()
  const found: { message: string }[] = diagnostics ? compiler.fetchDiagnostics(diagnostics) : []
  throw new RefusedText(found.map(({ message }) => message))
}

/** What the exporter refuses: its error is a list of diagnostics in Rust's debug format. */
function refusal(error: unknown): { problems: string[]; missing: string[] } {
  const problems = new Set<string>()
  const missing = new Set<string>()
  const text = error instanceof Error ? error.message : String(error)
  for (const [, quoted = ''] of text.matchAll(/\bmessage: "((?:[^"\\]|\\.)*)"/g)) {
    const message = unescaped(quoted).replace(/^PDF\/UA-1 error: /, '')
    // A trace: where in the template the error occurred.
    if (message.startsWith('while ')) continue
    const [, letter] = /^the text `?"((?:[^"\\]|\\.)*)"`? could not be displayed/.exec(message) ?? []
    if (letter === undefined) problems.add(message)
    else missing.add(unescaped(letter))
  }
  if (problems.size === 0 && missing.size === 0) problems.add(text)
  return { problems: [...problems], missing: [...missing] }
}

/** A string of Rust's debug format without its escapes. */
const unescaped = (text: string) =>
  text.replace(/\\(?:u\{([0-9a-f]+)\}|(.))/gi, (_, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
  )
