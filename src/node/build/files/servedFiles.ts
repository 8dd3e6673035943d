import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'

/** The files that pages refer to and that must be in `dist`: pictures, fonts. */
export interface ServedFiles {
  /**
   * Registers a file on disk and returns its address, relative to the site. Throws if it can't be read.
   *
   * @param name from which the address is made, by default that of the file
   */
  address: (file: string, name?: string) => string
  /** Registers a file to be served at `address`, relative to the site, and returns that address. */
  add: (address: string, file: string) => string
  /** Registers a file made in memory, such as `icon.svg`, and returns its address. */
  made: (name: string, source: Uint8Array) => string
  /** Writes all registered files to their addresses in a folder. */
  writeInto: (folder: string) => void
  /** From now on files are served from where they are, as in the dev server. */
  serveInPlace: () => void
  /** Whether `serveInPlace` was called. */
  inPlace: () => boolean
}

const hashOf = (hashed: string | Uint8Array) => createHash('sha256').update(hashed).digest('hex').slice(0, 8)

/** The name under which a build serves a file. */
function nameOf(file: string, source: Uint8Array): string {
  const extension = extname(file)
  return `assets/${publishedName(basename(file, extension))}-${hashOf(source)}${extension}`
}

/** What dev servers of this process serve from where it is, by its address. */
const inDev = new Map<string, string>()

/**
 * The address at which the dev server serves a file from where it is, which ends as that of a build does. It serves no
 * other files. A replaced file gets a new address, and is loaded again.
 */
export function devAddress(file: string): string {
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  const extension = extname(file)
  const address = `/assets/${hashOf(`${file} ${changed}`)}/${publishedName(basename(file, extension))}${extension}`
  inDev.set(address, file)
  return address
}

/** The file that has an address of `devAddress`. */
export const fileInDev = (address: string): string | undefined => inDev.get(address)

/** Gives each file an address with a hash of its content, so that it may be cached for ever. */
export function servedFiles(): ServedFiles {
  const made = new Map<string, Uint8Array>()
  /** Files on disk: they are copied, since all of them would fill the memory. */
  const named = new Map<string, string>()
  const added = new Map<string, string>()
  let inPlace = false
  const remember = (file: string, name: string) => {
    const fileName = nameOf(name, readFileSync(file))
    named.set(file, fileName)
    return fileName
  }
  return {
    address: (file, name = basename(file)) =>
      inPlace ? devAddress(file) : (named.get(file) ?? remember(file, name)),
    add: (address, file) => {
      added.set(address, file)
      return address
    },
    // Under its name with the hash: each language has a file of the same name.
    made: (name, source) => {
      const fileName = nameOf(name, source)
      made.set(fileName, source)
      return fileName
    },
    writeInto: (folder) => {
      const positionOf = (address: string) => {
        const path = join(folder, address)
        mkdirSync(dirname(path), { recursive: true })
        return path
      }
      for (const [address, source] of made) writeFileSync(positionOf(address), source)
      for (const [file, address] of named) copyFileSync(file, positionOf(address))
      for (const [address, file] of added) copyFileSync(file, positionOf(address))
    },
    serveInPlace: () => {
      inPlace = true
    },
    inPlace: () => inPlace,
  }
}

/** What content blockers take for advertising and tracking at the beginning of a word, and anywhere in one. */
const beginning = /^(?:ad|beacon|counter|pixel|pop(?:up|under)|shar(?:e|ing)$|social|stats?$)/
const anywhere =
  /advert|affiliat|analytic|anzeige|banner|doubleclick|metric|promo|publici|sponsor|syndicat|telemetr|track|werbung/

/** The sizes of advertisements, such as 300x250, are in their lists too. */
const size = /^\d+x\d+$/

/**
 * The name under which the build publishes a file: the words of its own name, in letters and digits with hyphens
 * between them. Words for which content blockers hide a picture, or refuse to load a file, are left out; one too many
 * does no harm, since a hash follows the name.
 *
 * @param name without the extension
 */
export function publishedName(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u)
  const isHidden = (word: string) => beginning.test(word) || anywhere.test(word) || size.test(word)
  // Capitals within a word begin another.
  const parts = (word: string) => word.split(/(?<=\p{Ll})(?=\p{Lu})/u).map((part) => part.toLowerCase())
  return (
    words.filter((word) => word && ![word.toLowerCase(), ...parts(word)].some(isHidden)).join('-') || 'file'
  )
}
