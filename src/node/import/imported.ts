import { basename } from 'node:path'
import type { OwnersFile } from '../create/ownersFile.ts'
import { isLinkedInFile } from './formats/linkedIn.ts'
import { inputAt } from './input.ts'
import { type LookAt, portfolioOf } from './page/portfolioOf.ts'
import { linesOf, missingLines, personalPlaces, portfolioText } from './portfolioText.ts'
import { inImages, portraitOf } from './portrait.ts'
import { readAny } from './readAny.ts'
import { filled, type Leftover } from './resume.ts'

/** The result of an import. */
export interface Imported {
  /** The text of the portfolio file. */
  text: string
  /** The name of the format, for sentences. */
  format: string
  leftovers: readonly Leftover[]
  /** What every page needs and the input lacks, and in which line of the text it is to be written. */
  missing: readonly Named[]
  /** What of the résumé some would keep to themselves, and in which lines it stands. */
  personal: readonly Named[]
  /** The host of a portrait that is not the owner's own, and the line that names it. */
  portraitHost: Named | undefined
  /** Pictures that have to be written into the folder of the portfolio: the portrait, or the drawing of the first screen. */
  pictures: readonly OwnersFile[]
}

/** Something of a portfolio, and the line of its file. */
interface Named {
  name: string
  line: number
}

/** How a portfolio is made. */
interface Making {
  /** The path of a look by its name, from the file; left out, it takes none. */
  lookAt?: LookAt
  /** The name of the look that was asked for; left out, one that suits the person. */
  look?: string | undefined
  /** The folder of the file. */
  home?: string
  /** The command that makes it, for its first comment. */
  command?: string
}

/**
 * Makes the text of a portfolio of a file, an archive or a folder. Writes nothing. Throws `Unimportable`, with a sentence,
 * for what cannot be read.
 *
 * @param schema the path of the engine's folder `schema` from the file that is to be written
 */
export async function imported(
  path: string,
  schema: string,
  { lookAt, look, home, command = 'npm run import' }: Making = {},
): Promise<Imported> {
  const read = await readAny(inputAt(path, isLinkedInFile), path)
  const { src: image, file: portrait, lost } = portraitOf(read.resume, path, home)
  const resume = filled({ ...read.resume, image })
  const leftovers = lost ? [...read.leftovers, lost] : read.leftovers
  const pictures = portrait ? [portrait] : []
  const drawingAt = (svg: string) => {
    const { src, file } = inImages(drawingName, svg, home)
    if (file) pictures.push(file)
    return src
  }
  const composed = portfolioOf({ ...read, resume, leftovers }, path, lookAt, look, drawingAt)
  if (lost) composed.missing.push('portrait')
  const { format } = read
  const text = portfolioText(composed, schema, {
    source: `${basename(path)}, a ${format},`,
    command,
  })
  const [host] =
    image && /^https:/i.test(image) ? linesOf(text, { [new URL(image).hostname]: portraitSource }) : []
  return {
    text,
    format,
    leftovers: composed.leftovers,
    missing: missingLines(text, composed.missing),
    personal: linesOf(text, personalPlaces),
    portraitHost: host,
    pictures,
  }
}

/** What the file is called that has the drawing of the first screen. */
const drawingName = 'years.svg'

/** Where the portrait of the first screen is named. */
const portraitSource = ['sections', 0, 'art', 'portrait', 'src']
