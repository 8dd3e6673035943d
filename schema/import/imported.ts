import { basename } from 'node:path'
import { isLinkedInFile } from './formats/linkedIn.ts'
import { inputAt } from './input.ts'
import { type LookAt, portfolioOf } from './page/portfolioOf.ts'
import { portfolioText } from './portfolioText.ts'
import { readAny } from './readAny.ts'
import type { Leftover } from './reading.ts'

/** The result of an import. */
export interface Imported {
  /** The text of the portfolio file. */
  text: string
  /** The name of the format, for sentences. */
  format: string
  leftovers: readonly Leftover[]
}

/**
 * Makes the text of a portfolio of a file, an archive or a folder. Writes nothing. Throws `Unimportable`, with a sentence,
 * for what cannot be read.
 *
 * @param schema the path of the JSON schema from the file that is to be written
 * @param lookAt the path of a look by its name, from that file; left out, it takes none
 */
export async function imported(path: string, schema: string, lookAt?: LookAt): Promise<Imported> {
  const read = await readAny(inputAt(path, isLinkedInFile), path)
  const composed = portfolioOf(read, path, lookAt)
  const { format } = read
  return {
    text: portfolioText(composed, schema, `${basename(path)}, a ${format},`),
    format,
    leftovers: composed.leftovers,
  }
}
