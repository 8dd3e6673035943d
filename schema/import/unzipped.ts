import { unzipSync } from 'fflate'
import { Unimportable } from './unimportable.ts'

/** The most entries of an archive: LinkedIn’s largest have some hundred. */
const maxEntries = 5_000

/** The most bytes of all that is unpacked together. */
const maxTotal = 16_000_000

/**
 * The wanted files of a ZIP archive by their names, which are never paths to anywhere: nothing is written to a disk. Throws
 * `Unimportable` for an archive that is broken, or made to fill the memory.
 *
 * @param max how large one file may be, in bytes
 */
export function unzipped(
  bytes: Uint8Array,
  path: string,
  wants: (name: string) => boolean,
  max: number,
): { files: Map<string, Uint8Array>; others: string[] } {
  let entries = 0
  let total = 0
  const names = new Map<string, string>()
  const others: string[] = []
  let found: Record<string, Uint8Array>
  try {
    found = unzipSync(bytes, {
      filter: ({ name, originalSize, size, compression }) => {
        entries += 1
        if (entries > maxEntries) throw new Unimportable(`${path} has more than ${maxEntries} files in it.`)
        if (name.endsWith('/')) return false
        const file = name.split(/[\\/]/).at(-1) ?? ''
        if (!wants(file)) {
          others.push(name)
          return false
        }
        if (names.has(file)) throw new Unimportable(`${path} has ${file} in it more than once.`)
        // What is stored is as large as it is packed, whatever it says of itself.
        total += compression === 0 ? size : originalSize
        if (originalSize > max || size > max || total > maxTotal)
          throw new Unimportable(
            `${path} is unpacked larger than any archive of LinkedIn: it may be made to fill the memory.`,
          )
        names.set(file, name)
        return true
      },
    })
  } catch (error) {
    if (error instanceof Unimportable) throw error
    throw new Unimportable(`${path} is no ZIP archive that can be unpacked. Download it again.`)
  }
  return { files: new Map([...names].map(([file, name]) => [file, found[name] ?? new Uint8Array()])), others }
}
