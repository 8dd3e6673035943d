import { closeSync, fstatSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { fileNamesIn } from '../../../schema/files/files.ts'
import { isMissingFile, whyUnread } from '../../../schema/files/systemErrors.ts'
import { nearest } from '../../../schema/report/suggest.ts'
import { Unimportable } from '../../../schema/report/unbuildable.ts'

/** An input: a text, or the texts of an archive or a folder, by the names of their files without folders. */
export interface Input {
  name: string
  texts: ReadonlyMap<string, string>
  /** The bytes of a PDF, which then is all of the input. */
  pdf?: Uint8Array
  /** Files of an archive or a folder that are not read. */
  others?: readonly string[]
}

/** The largest text that is read, in bytes: a résumé has some 10,000. */
const maxText = 4_000_000

/** The largest PDF: that of a profile has at most some hundred thousand. */
const maxPdf = 4_000_000

/** The largest archive: LinkedIn’s whole one has messages and pictures in it. */
const maxArchive = 64_000_000

/** What to do with a document that says how its texts look and not what they are. */
export const howToSave =
  'On LinkedIn, open your profile, press More or Resources, then Save to PDF: that file is read. Or write a JSON Resume.'

/**
 * Reads a file, an archive or a folder. Throws `Unimportable`, with a sentence, if it cannot be read.
 *
 * @param wants whether a file in an archive or a folder is read, by its name
 */
export function inputAt(path: string, wants: (name: string) => boolean): Input {
  const name = basename(path)
  refuseAddress(path)
  try {
    const stats = statSync(path)
    if (stats.isDirectory()) return folderAt(path, wants)
    // To open a pipe would block.
    if (!stats.isFile()) throw new Unimportable(`${path} is no file.`)
    const bytes = bytesAt(path, path, maxArchive)
    if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-') {
      if (bytes.length > maxPdf) throw tooLarge(path, bytes.length, maxPdf)
      return { name, texts: new Map(), pdf: bytes }
    }
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
      const { files, others } = unzipped(bytes, path, wants, maxText)
      if (others.includes('word/document.xml'))
        throw new Unimportable(`${path} is a document of Word, which is not read. ${howToSave}`)
      const texts = [...files].map(
        ([file, content]) => [file, decoded(content, `${file} in ${path}`)] as const,
      )
      return { name, texts: new Map(texts), others }
    }
    if (bytes.length > maxText) throw tooLarge(path, bytes.length, maxText)
    return { name, texts: new Map([[name, decoded(bytes, path)]]) }
  } catch (error) {
    throw error instanceof Unimportable ? error : new Unimportable(sentence(path, error))
  }
}

/** Throws `Unimportable` where what is named is a page of the web. */
export function refuseAddress(path: string): void {
  if (!/^(?:https?:\/|www\.|(?:\w+\.)?linkedin\.com\/)/i.test(path)) return
  const how = /linkedin\./i.test(path) ? howToSave : 'Download it, and name the file.'
  throw new Unimportable(`${path} is an address, and only files are read. ${how}`)
}

function folderAt(path: string, wants: (name: string) => boolean): Input {
  const entries = readdirSync(path, { withFileTypes: true })
  // A symbolic link may lead anywhere, and is not followed.
  const wanted = entries.filter((entry) => entry.isFile() && wants(entry.name)).map(({ name }) => name)
  const texts = wanted.map((name): [string, string] => {
    const file = join(path, name)
    return [name, decoded(bytesAt(file, file, maxText), file)]
  })
  const others = entries.map(({ name }) => name).filter((name) => !wanted.includes(name))
  return { name: basename(path), texts: new Map(texts), others }
}

/** Where the file of a person is in a folder or a clone of a site, by how likely it is that one. */
const usualPlaces = [
  'resume.json',
  'cv.json',
  'Profile.pdf',
  'gitprofile.config.ts',
  'gitprofile.config.js',
  'src/portfolio.js',
  'src/portfolio.ts',
  '_data/cv.yml',
  '_data/resume.yml',
  '_data/resume.json',
  'assets/json/resume.json',
  'public/resume.json',
  'src/resume.json',
  'data/resume.json',
]

/** The file that is to be read: of a folder the one in it that is a résumé, if it has one; else the path itself. */
export function fileIn(path: string, wants: (name: string) => boolean): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return path
  const names = fileNamesIn(path)
  if (names.some(wants)) return path
  const usual = usualPlaces.map((place) => join(path, place)).find(isFileAt)
  const [named, ...more] = names
    .filter((name) => /(?:_CV|resume|cv)\.(?:ya?ml|json|pdf)$/i.test(name))
    .map((name) => join(path, name))
  return usual ?? (named !== undefined && more.length === 0 ? named : path)
}

/** Whether a file is there. */
export const isFileAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** Reads a file after a check of its size. Refuses pipes and devices, which have no end. */
function bytesAt(path: string, shown: string, max: number): Uint8Array {
  const file = openSync(path, 'r')
  try {
    const stats = fstatSync(file)
    if (!stats.isFile()) throw new Unimportable(`${shown} is no file.`)
    if (stats.size > max) throw tooLarge(shown, stats.size, max)
    if (stats.size === 0) throw new Unimportable(`${shown} is empty.`)
    return readFileSync(file)
  } finally {
    closeSync(file)
  }
}

const tooLarge = (path: string, size: number, max: number) =>
  new Unimportable(`${path} has ${megabytes(size)}; at most ${megabytes(max)} are read.`)

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`

function sentence(path: string, error: unknown): string {
  const near = isMissingFile(error) ? nearest(basename(path), fileNamesIn(dirname(path))) : undefined
  return near === undefined
    ? whyUnread(path, error)
    : `There is no file ${path}; do you mean ${join(dirname(path), near)}?`
}

/** The signs of Windows-1252 from 0x80 on, which Node 20 reads as controls; a blank where there is none. */
const signs = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** Letters that follow one another where a text of another encoding is read as Windows-1252. */
const garbled = /\P{ASCII}{3}|(?![\t\r\n])\p{Cc}/u

/**
 * Decodes the bytes of a file: UTF-8, or UTF-16 with a byte order mark or Windows-1252, as spreadsheets save it. Throws
 * `Unimportable` if they are no text.
 *
 * @param name what the message of the error calls the file
 */
function decoded(bytes: Uint8Array, name: string): string {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  let text: string
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    const latin = Buffer.from(bytes).toString('latin1')
    text = latin.replace(/[\u0080-\u009f]/g, (sign) => signs[sign.charCodeAt(0) - 0x80]?.trim() || sign)
    if (garbled.test(text))
      throw new Unimportable(`${name} is no text in UTF-8 or UTF-16. Save or export it again as UTF-8.`)
  }
  if (text.includes('\0'))
    throw new Unimportable(
      `${name} has NUL characters: it is a program’s own file, or UTF-16 without its mark. Save it as UTF-8.`,
    )
  return text
}

/** The most entries of an archive: LinkedIn’s largest have some hundred. */
const maxEntries = 5_000

/** The most bytes that all files together unpack to. */
const maxTotal = 16_000_000

/**
 * Unpacks the wanted files of a ZIP archive, by their names without folders; nothing is written to disk. Throws
 * `Unimportable` if it is broken, or made to fill the memory: no file is unpacked beyond the size that it states.
 *
 * @param max how large one file may be, in bytes
 */
function unzipped(
  bytes: Uint8Array,
  path: string,
  wants: (name: string) => boolean,
  max: number,
): { files: Map<string, Uint8Array>; others: string[] } {
  const names = new Map<string, string>()
  const others: string[] = []
  let entries = 0
  let total = 0
  const isWanted = (entry: { name: string; size: number; originalSize: number }) => {
    entries += 1
    if (entries > maxEntries) throw new Unimportable(`${path} has more than ${maxEntries} files in it.`)
    if (entry.name.endsWith('/')) return false
    const name = entry.name.split(/[\\/]/).at(-1) ?? ''
    if (!wants(name)) {
      others.push(entry.name)
      return false
    }
    if (names.has(name)) throw new Unimportable(`${path} has ${name} in it more than once.`)
    names.set(name, entry.name)
    const size = Math.max(entry.size, entry.originalSize)
    total += size
    if (size > max || total > maxTotal)
      throw new Unimportable(
        `${path} is unpacked larger than any archive of LinkedIn: it may be made to fill the memory.`,
      )
    return true
  }
  try {
    const unpacked = unzipSync(bytes, { filter: isWanted })
    if (entries === 0) throw new Error('nothing in it')
    const files = [...names].map(
      ([name, inArchive]) => [name, unpacked[inArchive] ?? new Uint8Array()] as const,
    )
    return { files: new Map(files), others }
  } catch (error) {
    if (error instanceof Unimportable) throw error
    throw new Unimportable(`${path} is no ZIP archive that can be unpacked. Download it again.`)
  }
}
