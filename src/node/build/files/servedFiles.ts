import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join, sep } from 'node:path'

/** The files that pages refer to and that must be in `dist`: pictures, fonts. */
export interface ServedFiles {
  /** Registers a file on disk and returns its address, relative to the site. Throws if it can't be read. */
  address: (file: string) => string
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

/** The address at which Vite's dev server serves a file on disk, Windows paths included. */
export const devAddress = (file: string, separator = sep): string =>
  `/@fs/${encodeURI(file.replaceAll(separator, '/')).replace(/^\//, '')}`

/** Gives each file an address with a hash of its content, so that it may be cached for ever. */
export function servedFiles(): ServedFiles {
  const named = new Map<string, { fileName: string; source: Uint8Array }>()
  const added = new Map<string, string>()
  let inPlace = false
  const nameOf = (file: string, source: Uint8Array) => {
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
    const extension = extname(file)
    return { fileName: `assets/${publishedName(basename(file, extension))}-${hash}${extension}`, source }
  }
  /** One address per key: once a file has changed, its earlier version is no longer served. */
  const remember = (key: string, served: ReturnType<typeof nameOf>) => {
    named.set(key, served)
    return served.fileName
  }
  const name = (file: string) => remember(file, nameOf(file, readFileSync(file)))
  return {
    // With the modification time: a replaced file gets a new address and is loaded again.
    address: (file) =>
      inPlace ? `${devAddress(file)}?${statSync(file).mtimeMs}` : (named.get(file)?.fileName ?? name(file)),
    add: (address, file) => {
      added.set(address, file)
      return address
    },
    // Under its name with the hash: each language has a file of the same name.
    made: (name, source) => {
      const served = nameOf(name, source)
      return remember(served.fileName, served)
    },
    writeInto: (folder) => {
      const positionOf = (address: string) => {
        const path = join(folder, address)
        mkdirSync(dirname(path), { recursive: true })
        return path
      }
      for (const { fileName, source } of named.values()) writeFileSync(positionOf(fileName), source)
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
