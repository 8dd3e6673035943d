import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { RefusedText } from '../../../schema/vite/refusedText.ts'

/** What is set: data for the template, and fonts. */
interface Typesetting {
  data: object
  fonts: readonly Buffer[]
}

type Typst = typeof import('@myriaddreamin/typst-ts-node-compiler')

/** The template of the PDF. */
export const template = (): string => readFileSync(new URL('./resume.typ', import.meta.url), 'utf8')

/** A PDF that was set. */
export interface SetPdf {
  bytes: Uint8Array
  pages: number
}

/** That the typesetter is not there: it is an optional dependency, and not made for every machine. */
export class NotInstalled extends Error {}

const require = createRequire(import.meta.url)

/** Which typesetter is installed; undefined for none. Nothing of it is loaded. */
export function typstVersion(): string | undefined {
  try {
    return String(require('@myriaddreamin/typst-ts-node-compiler/package.json').version)
  } catch {
    return undefined
  }
}

let known: Promise<Typst> | undefined

/** The typesetter. Throws `NotInstalled` where it is not, or has no program for this machine. */
export function typst(): Promise<Typst> {
  known ??= import('@myriaddreamin/typst-ts-node-compiler').catch((cause: unknown) => {
    throw new NotInstalled('Typst is not installed.', { cause })
  })
  return known
}

/** A text in quotes as Rust writes it for programmers. */
const quotedText = /"((?:[^"\\]|\\.)*)"/.source

const unquoted = (text: string) =>
  text.replace(/\\(?:u\{([0-9a-f]+)\}|(.))/gi, (_, code: string | undefined, sign: string) =>
    code === undefined ? (blanks[sign] ?? sign) : String.fromCodePoint(Number.parseInt(code, 16)),
  )

const blanks: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', 0: '\0' }

/** What Typst says of a document, without what only programmers read: spans, traces, its own names of things. */
function refusedBy(messages: readonly string[]): RefusedText {
  const clauses = messages
    // Where a mistake is in the template follows it.
    .filter((message) => !/^while /.test(message))
    .map((message) => message.replace(/^PDF\/UA-1 error: /, '').trim())
  const lacking = new RegExp(`^the text \`?${quotedText}\`? could not be displayed`)
  const letters = clauses.flatMap((clause) => {
    const [, shown] = lacking.exec(clause) ?? []
    return shown === undefined ? [] : [unquoted(shown)]
  })
  const others = clauses.filter((clause) => !lacking.test(clause))
  const problems = clauses.length > 0 ? others : ['Typst does not say why']
  return new RefusedText([...new Set(problems)], [...new Set(letters)])
}

/** The messages in what the exporter throws: a list of its diagnostics, as Rust writes it for programmers. */
const messagesIn = (thrown: string): string[] =>
  [...thrown.matchAll(new RegExp(`\\bmessage: ${quotedText}`, 'g'))].map(([, message = '']) =>
    unquoted(message),
  )

/**
 * Sets a PDF that whoever hears it can follow, after the standard PDF/UA-1: with tags, and the same bytes each time. Throws
 * `RefusedText` for what the standard does not admit, as letters that no font has.
 *
 * @param source the template, to which values come as data and never as a part of it
 */
export function typeset({ NodeCompiler }: Typst, { data, fonts }: Typesetting, source = template()): SetPdf {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: [...fonts] }] })
  const compiled = compiler.compile({ mainFileContent: source, inputs: { resume: JSON.stringify(data) } })
  const { result } = compiled
  if (!result) {
    const wrong = compiled.takeDiagnostics()
    const diagnostics = wrong ? compiler.fetchDiagnostics(wrong) : []
    throw refusedBy(diagnostics.map(({ message }: { message: string }) => message))
  }
  try {
    const bytes = compiler.pdf(result, { pdfStandard: 'ua-1', creationTimestamp: 0 })
    return { bytes, pages: result.numOfPages }
  } catch (error) {
    throw refusedBy(messagesIn(error instanceof Error ? error.message : String(error)))
  }
}
