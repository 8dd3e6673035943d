import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join, sep } from 'node:path'

/** Files that the page names and that have to be in `dist`: pictures, fonts. */
export interface ServedFiles {
  /** The address of a file on disk, relative to the page; the file is remembered. Throws if it can't be read. */
  address: (file: string) => string
  /** Remembers a file that is to be served at `address`, a path relative to the page, and gives that. */
  add: (address: string, file: string) => string
  /** The address of a file that was made in memory, such as `icon.svg`; the file is remembered. */
  made: (name: string, source: Uint8Array) => string
  /** Writes every file remembered to its address in a folder. */
  writeInto: (folder: string) => void
  /** In the dev server files are served where they lie. */
  serveInPlace: () => void
  /** Whether they are. */
  inPlace: () => boolean
}

/** Where Vite's dev server has a file of the disk: on Windows too after a slash, with slashes in it. */
export const devAddress = (file: string, separator = sep): string =>
  `/@fs/${encodeURI(file.replaceAll(separator, '/')).replace(/^\//, '')}`

/** Gives each file an address with a hash of its content, so that it may be cached for ever. */
export function servedFiles(): ServedFiles {
  const named = new Map<string, { fileName: string; source: Uint8Array }>()
  const added = new Map<string, string>()
  let inPlace = false
  const nameOf = (file: string, source: Uint8Array) => {
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
    const extension = extname(file)
    // In an address these begin something else than a name.
    const name = `${basename(file, extension)}-${hash}${extension}`.replace(/[#?%\\]/g, '-')
    return { fileName: `assets/${name}`, source }
  }
  /** Under a key: of a file that is read again, what it was before is not served. */
  const remember = (key: string, served: ReturnType<typeof nameOf>) => {
    named.set(key, served)
    return served.fileName
  }
  const name = (file: string) => remember(file, nameOf(file, readFileSync(file)))
  return {
    // With its time of change: a file that is replaced has another address, and shows anew.
    address: (file) =>
      inPlace ? `${devAddress(file)}?${statSync(file).mtimeMs}` : (named.get(file)?.fileName ?? name(file)),
    add: (address, file) => {
      added.set(address, file)
      return address
    },
    // Each language has its own of the same name.
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
