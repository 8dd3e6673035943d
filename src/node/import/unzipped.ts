import { Unzip, UnzipInflate } from 'fflate'
import { Unimportable } from '../../../schema/report/unbuildable.ts'

/** The most entries of an archive: LinkedIn’s largest have some hundred. */
const maxEntries = 5_000

/** The most bytes that all files together unpack to. */
const maxTotal = 16_000_000

/** How many bytes are unpacked at once: they become a thousand times as many at most, which fits into memory. */
const step = 16_384

/** The length of the record at the end of an archive, in bytes, and of the longest comment in it. */
const [endLength, maxComment] = [22, 65_535]

/**
 * Unpacks the wanted files of a ZIP archive, by their names without folders; nothing is written to disk. The sizes that
 * the archive states are not trusted. Throws `Unimportable` if it is broken, or made to fill the memory.
 *
 * @param max how large one file may be, in bytes
 */
export function unzipped(
  bytes: Uint8Array,
  path: string,
  wants: (name: string) => boolean,
  max: number,
): { files: Map<string, Uint8Array>; others: string[] } {
  if (!hasEnd(bytes)) throw new Unimportable(`${path} is not whole: its end is missing. Download it again.`)
  const chunks = new Map<string, Uint8Array[]>()
  const open = new Set<string>()
  const others: string[] = []
  let entries = 0
  let total = 0
  const archive = new Unzip((entry) => {
    entries += 1
    if (entries > maxEntries) throw new Unimportable(`${path} has more than ${maxEntries} files in it.`)
    if (entry.name.endsWith('/')) return
    const name = entry.name.split(/[\\/]/).at(-1) ?? ''
    if (!wants(name)) {
      others.push(entry.name)
      return
    }
    if (chunks.has(name)) throw new Unimportable(`${path} has ${name} in it more than once.`)
    const content: Uint8Array[] = []
    chunks.set(name, content)
    open.add(name)
    let size = 0
    entry.ondata = (error, chunk, isLast) => {
      if (error) throw error
      size += chunk.length
      total += chunk.length
      if (size > max || total > maxTotal)
        throw new Unimportable(
          `${path} is unpacked larger than any archive of LinkedIn: it may be made to fill the memory.`,
        )
      content.push(chunk)
      if (isLast) open.delete(name)
    }
    entry.start()
  })
  archive.register(UnzipInflate)
  try {
    for (let start = 0; start < bytes.length; start += step)
      archive.push(bytes.subarray(start, start + step), start + step >= bytes.length)
    if (open.size > 0 || entries === 0) throw new Error('cut off')
  } catch (error) {
    if (error instanceof Unimportable) throw error
    throw new Unimportable(`${path} is no ZIP archive that can be unpacked. Download it again.`)
  }
  return { files: new Map([...chunks].map(([name, content]) => [name, Buffer.concat(content)])), others }
}

/**
 * Whether an archive has the record at its end. Without this check one that is cut off between two files would be
 * unpacked.
 */
function hasEnd(bytes: Uint8Array): boolean {
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-endLength - maxComment)
  const at = end.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  return at !== -1 && at + endLength <= end.length
}
