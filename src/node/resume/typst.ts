import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { RefusedText } from './refusedResume.ts'

/** What is typeset: data for the template, and fonts. */
interface Typesetting {
  data: object
  fonts: readonly Buffer[]
}

type Typst = typeof import('@myriaddreamin/typst-ts-node-compiler')

/** The source of the PDF's template. */
export const template = (): string => readFileSync(new URL('./resume.typ', import.meta.url), 'utf8')

/** A typeset PDF. */
export interface SetPdf {
  bytes: Uint8Array
  pages: number
}

/** Thrown where the typesetter is missing: it is an optional dependency, without a binary for some machines. */
export class NotInstalled extends Error {}

const require = createRequire(import.meta.url)

/** The version of the installed typesetter, which is not loaded; undefined where there is none. */
export function typstVersion(): string | undefined {
  try {
    return String(require('@myriaddreamin/typst-ts-node-compiler/package.json').version)
  } catch {
    return undefined
  }
}

let known: Promise<Typst> | undefined

/** Loads the typesetter. Throws `NotInstalled` where it is missing or has no binary for this machine. */
export function typst(): Promise<Typst> {
  known ??= import('@myriaddreamin/typst-ts-node-compiler').catch((cause: unknown) => {
    throw new NotInstalled('Typst is not installed.', { cause })
  })
  return known
}

/** A quoted string in Rust's debug format. */
const quotedText = /"((?:[^"\\]|\\.)*)"/.source

const unquoted = (text: string) =>
  text.replace(/\\(?:u\{([0-9a-f]+)\}|(.))/gi, (_, code: string | undefined, sign: string) =>
    code === undefined ? (blanks[sign] ?? sign) : String.fromCodePoint(Number.parseInt(code, 16)),
  )

const blanks: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', 0: '\0' }

/** Typst's messages without what only programmers need, such as traces and the name of the standard. */
function refusedBy(messages: readonly string[]): RefusedText {
  const clauses = messages
    // Traces: where in the template the error occurred.
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

/** The messages in an error of the exporter: a list of diagnostics in Rust's debug format. */
const messagesIn = (thrown: string): string[] =>
  [...thrown.matchAll(new RegExp(`\\bmessage: ${quotedText}`, 'g'))].map(([, message = '']) =>
    unquoted(message),
  )

/**
 * Typesets an accessible PDF after PDF/UA-1: tagged, and with the same bytes each time. Throws `RefusedText` for what
 * the standard forbids, such as a letter that no font has.
 *
 * @param source the template; values reach it as data and never as source
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
