import { readFileSync } from 'node:fs'

/** What is set: data for the template, and fonts. */
interface Typesetting {
  data: object
  fonts: readonly Buffer[]
}

type Typst = typeof import('@myriaddreamin/typst-ts-node-compiler')

/** The template of the PDF. */
export const template = (): string => readFileSync(new URL('./resume.typ', import.meta.url), 'utf8')

let known: Promise<Typst | undefined> | undefined

/** The typesetter, where it is installed: it is an optional dependency. */
export function typst(): Promise<Typst | undefined> {
  known ??= import('@myriaddreamin/typst-ts-node-compiler').catch(() => undefined)
  return known
}

/** What the typesetter refuses. */
export class RefusedText extends Error {
  /** The letters that no font has, if it is that. */
  readonly letters: readonly string[]

  constructor(message: string) {
    super(message)
    this.letters = [...message.matchAll(/the text `?\\?"(.+?)\\?"`? could not be displayed/g)].flatMap(
      ([, letters]) => letters ?? [],
    )
  }
}

/**
 * Sets a PDF that whoever hears it can follow, after the standard PDF/UA-1: with tags, and the same bytes each time. Throws
 * `RefusedText` for what the standard does not admit, as letters that no font has.
 *
 * @param source the template, to which values come as data and never as a part of it
 */
export function typeset(
  { NodeCompiler }: Typst,
  { data, fonts }: Typesetting,
  source = template(),
): Uint8Array {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: [...fonts] }] })
  const compiled = compiler.compile({ mainFileContent: source, inputs: { resume: JSON.stringify(data) } })
  const { result } = compiled
  const wrong = result ? undefined : compiled.takeDiagnostics()
  if (!result)
    throw new RefusedText(
      wrong ? JSON.stringify(compiler.fetchDiagnostics(wrong)) : 'The PDF of the résumé cannot be set.',
    )
  try {
    return compiler.pdf(result, { pdfStandard: 'ua-1', creationTimestamp: 0 })
  } catch (error) {
    throw new RefusedText(error instanceof Error ? error.message : String(error))
  }
}
