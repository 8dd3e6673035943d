import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const day = 24 * 60 * 60 * 1000 // ms

/** How long what is not used is kept. */
const maxAge = 30 * day

/** Where one kind of files is kept between builds: of `pictures`, `fonts`. */
export const cacheFolder = (kind: string): string => resolve('node_modules/.cache', `portfolio-${kind}`)

/** Files that belong together, by their names, and what is known of them. */
export interface Made<Facts> {
  facts: Facts
  files: Record<string, Uint8Array>
}

/** Files that are kept on disk, by their names and with their paths. */
export interface Kept<Facts> {
  facts: Facts
  files: Record<string, string>
}

/** What was made once and is kept from one build to the next. */
export interface FileCache {
  /**
   * What is kept under a key, or else what `make` gives, which is kept then.
   *
   * @param key of `keyOf`
   */
  get: <Facts>(key: string, make: () => Promise<Made<Facts>>) => Promise<Kept<Facts>>
  /** The same for what is one file. */
  bytes: (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>
}

/**
 * What something is kept under.
 *
 * @param inputs all that it is made of, and the version of what makes it, as JSON
 * @param file the bytes of the file that it is made of, if it is
 */
export const keyOf = (inputs: unknown, file?: Uint8Array): string =>
  createHash('sha256')
    .update(JSON.stringify(inputs))
    .update(file ?? '')
    .digest('hex')

/** What stands beside the files of an entry: the last to be written, and so the sign that all are there. */
interface Entry<Facts> {
  facts: Facts
  /** Of each file the hash of its bytes. */
  hashes: Record<string, string>
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * What is kept in `folder`, without what was not used for 30 days. Builds may share it at the same time: a file takes its
 * place whole, and whoever comes last brings the same. A file that is not what was written, or is missing, is made anew.
 */
export function fileCache(folder: string): FileCache {
  const entryOf = (key: string) => join(folder, key, 'entry.json')

  /** What is kept under `key`; throws where that is nothing, or not whole. */
  async function found<Facts>(key: string): Promise<Kept<Facts>> {
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

  async function keep<Facts>(key: string, { facts, files }: Made<Facts>): Promise<Kept<Facts>> {
    await mkdir(join(folder, key), { recursive: true })
    const kept = await Promise.all(
      Object.entries(files).map(async ([name, bytes]) => {
        const file = join(folder, key, name)
        await put(file, bytes)
        return { name, file, hash: hashOf(bytes) }
      }),
    )
    const hashes = Object.fromEntries(kept.map(({ name, hash }) => [name, hash]))
    await put(entryOf(key), JSON.stringify({ facts, hashes } satisfies Entry<Facts>))
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
  async function get<Facts>(key: string, make: () => Promise<Made<Facts>>): Promise<Kept<Facts>> {
    tidied ??= tidy()
    await tidied
    return found<Facts>(key).catch(async () => keep(key, await make()))
  }
  return {
    get,
    bytes: async (key, make) => {
      const { files } = await get(key, async () => ({ facts: {}, files: { bytes: await make() } }))
      return readFile(files.bytes ?? '')
    },
  }
}

/** Writes a file under another name and then renames it, so that nobody reads half of it. */
async function put(file: string, content: string | Uint8Array): Promise<void> {
  const side = `${file}.${randomUUID()}`
  await writeFile(side, content)
  await rename(side, file).catch(async (error) => {
    // Windows replaces no file that another build is reading, but that one is as good.
    await rm(side, { force: true })
    if (!existsSync(file)) throw error
  })
}
