import { basename } from 'node:path'
import { isLinkedInFile } from './formats/linkedIn.ts'
import { inputAt } from './input.ts'
import { type LookAt, portfolioOf } from './page/portfolioOf.ts'
import { missingLines, portfolioText } from './portfolioText.ts'
import { readAny } from './readAny.ts'
import type { Leftover } from './resume.ts'

/** The result of an import. */
export interface Imported {
  /** The text of the portfolio file. */
  text: string
  /** The name of the format, for sentences. */
  format: string
  leftovers: readonly Leftover[]
  /** What every page needs and the input lacks, and in which line of the text it is to be written. */
  missing: readonly { name: string; line: number }[]
}

/**
 * Makes the text of a portfolio of a file, an archive or a folder. Writes nothing. Throws `Unimportable`, with a sentence,
 * for what cannot be read.
 *
 * @param schema the path of the engine's folder `schema` from the file that is to be written
 * @param lookAt the path of a look by its name, from that file; left out, it takes none
 * @param look the name of the look that was asked for; left out, one that suits the person
 */
export async function imported(
  path: string,
  schema: string,
  { lookAt, look }: { lookAt?: LookAt; look?: string | undefined } = {},
): Promise<Imported> {
  const read = await readAny(inputAt(path, isLinkedInFile), path)
  const composed = portfolioOf(read, path, lookAt, look)
  const { format } = read
  const text = portfolioText(composed, schema, `${basename(path)}, a ${format},`)
  return { text, format, leftovers: composed.leftovers, missing: missingLines(text, composed.missing) }
}
