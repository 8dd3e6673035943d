import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { putFile } from '../../../../schema/files/putFile.ts'

const day = 24 * 60 * 60 * 1000 // ms

/** How long an unused entry is kept. */
const maxAge = 30 * day

/** The kinds of files that are cached between builds. */
type Kind = 'pictures' | 'fonts' | 'drawings' | 'resumes'

/** The folder of one kind in the folder of all caches. */
export const cacheFolder = (folder: string, kind: Kind): string => join(folder, `portfolio-${kind}`)

/** The caches of a build. */
export type Caches = Record<Kind, FileCache>

/** The caches in a folder such as `node_modules/.cache`. */
export function cachesIn(folder: string): Caches {
  const cache = (kind: Kind) => fileCache(cacheFolder(folder, kind))
  return {
    pictures: cache('pictures'),
    fonts: cache('fonts'),
    drawings: cache('drawings'),
    resumes: cache('resumes'),
  }
}

/** Files made together, by name, and facts about them. */
export interface MadeFiles<Facts> {
  facts: Facts
  files: Record<string, Uint8Array>
}

/** The same files on disk: their paths by name. */
export interface KeptFiles<Facts> {
  facts: Facts
  files: Record<string, string>
}

/** A cache that lasts from one build to the next. */
export interface FileCache {
  /**
   * The entry under a key; on a miss, what `make` returns, which is then cached.
   *
   * @param key from `keyOf`
   */
  get: <Facts>(key: string, make: () => Promise<MadeFiles<Facts>>) => Promise<KeptFiles<Facts>>
  /** The same for a single file: its path. */
  file: (key: string, make: () => Promise<Uint8Array>) => Promise<string>
  /** The bytes of such a file. */
  bytes: (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>
}

/**
 * The key of a cache entry, a hash.
 *
 * @param inputs all that the result depends on, with the version of what makes it, as JSON
 * @param file the bytes of the file that it is made from, if any
 */
export const keyOf = (inputs: unknown, file?: Uint8Array): string =>
  createHash('sha256')
    .update(JSON.stringify(inputs))
    .update(file ?? '')
    .digest('hex')

/** The manifest of an entry. It is written last, so where it exists all files are there. */
interface Entry<Facts> {
  facts: Facts
  /** The hash of each file's bytes. */
  hashes: Record<string, string>
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * A cache in `folder`. Entries unused for 30 days are deleted. Builds may share it at the same time: each file is
 * renamed into place whole, and equal keys have equal content. An entry with a missing or changed file is made anew.
 */
export function fileCache(folder: string): FileCache {
  const entryOf = (key: string) => join(folder, key, 'entry.json')

  /** Reads the entry under `key`; throws where it is missing or damaged. */
  async function found<Facts>(key: string): Promise<KeptFiles<Facts>> {
    const { facts, hashes }: Entry<Facts> = JSON.parse(await readFile(entryOf(key), 'utf8'))
    const files = await Promise.all(
      Object.entries(hashes).map(async ([name, hash]) => {
        const file = join(folder, key, name)
        if (hashOf(await readFile(file)) !== hash) throw new Error(`${file} is not what was written.`)
        return [name, file] as const
      }),
    )
    const { mtimeMs } = await stat(entryOf(key))
    if (Date.now() - mtimeMs > day) await utimes(entryOf(key), new Date(), new Date())
    return { facts, files: Object.fromEntries(files) }
  }

  async function keep<Facts>(key: string, { facts, files }: MadeFiles<Facts>): Promise<KeptFiles<Facts>> {
    await mkdir(join(folder, key), { recursive: true })
    const kept = Object.entries(files).map(([name, bytes]) => {
      const file = join(folder, key, name)
      put(file, bytes)
      return { name, file, hash: hashOf(bytes) }
    })
    const hashes = Object.fromEntries(kept.map(({ name, hash }) => [name, hash]))
    put(entryOf(key), JSON.stringify({ facts, hashes } satisfies Entry<Facts>))
    return { facts, files: Object.fromEntries(kept.map(({ name, file }) => [name, file])) }
  }

  async function tidy(): Promise<void> {
    const keys = await readdir(folder).catch(() => [])
    await Promise.all(
      keys.map(async (key) => {
        const used = await stat(entryOf(key))
          .catch(() => stat(join(folder, key)))
          .catch(() => undefined) // Another build has cleared it away.
        if (used && Date.now() - used.mtimeMs > maxAge)
          await rm(join(folder, key), { recursive: true, force: true }).catch(() => {})
      }),
    )
  }

  let tidied: Promise<void> | undefined
  async function get<Facts>(key: string, make: () => Promise<MadeFiles<Facts>>): Promise<KeptFiles<Facts>> {
    tidied ??= tidy()
    await tidied
    return found<Facts>(key).catch(async () => keep(key, await make()))
  }
  async function file(key: string, make: () => Promise<Uint8Array>): Promise<string> {
    const { files } = await get(key, async () => ({ facts: {}, files: { bytes: await make() } }))
    return files.bytes ?? ''
  }
  return { get, file, bytes: async (key, make) => readFile(await file(key, make)) }
}

/** Writes a file of an entry. */
function put(file: string, content: string | Uint8Array): void {
  try {
    putFile(file, content)
  } catch (error) {
    // Windows cannot replace a file that another build is reading; that file has the same content.
    if (!existsSync(file)) throw error
  }
}
