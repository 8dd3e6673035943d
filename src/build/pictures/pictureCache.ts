import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Encoded, Format } from './encode.ts'

/** How long an unused picture is kept. */
const maxAge = 30 * 24 * 60 * 60 * 1000 // ms

/** One file of a kept picture. */
export interface KeptVariant {
  format: Format
  /** In px. */
  width: number
  /** Its path on disk. */
  file: string
}

/** A picture as it was encoded once, its files on disk. */
export type Kept = Omit<Encoded, 'variants'> & { variants: KeptVariant[] }

/** Encoded pictures that are kept from one build to the next. */
export interface PictureCache {
  /** The picture kept under `key` (letters and digits), or else what `make` gives, which is kept then. */
  picture: (key: string, make: () => Promise<Encoded>) => Promise<Kept>
  /** Clears away what was not used for 30 days. */
  tidy: () => Promise<void>
}

/** What stands beside the files of a picture: the last to be written, and so the sign that all are there. */
type Entry = Omit<Encoded, 'variants'> & { variants: { format: Format; width: number; hash: string }[] }

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * The pictures kept in `folder`. Builds may share it at the same time: a file takes its place whole, and
 * whoever comes last brings the same. A file that is not what was written, or is missing, is made anew.
 */
export function pictureCache(folder: string): PictureCache {
  const entryOf = (key: string) => join(folder, key, 'entry.json')
  const fileOf = (key: string, { format, width }: Pick<KeptVariant, 'format' | 'width'>) =>
    join(folder, key, `${width}.${format}`)

  /** What is kept under `key`; throws where that is nothing, or not whole. */
  async function found(key: string): Promise<Kept> {
    const entry: Entry = JSON.parse(await readFile(entryOf(key), 'utf8'))
    const variants = await Promise.all(
      entry.variants.map(async ({ format, width, hash }) => {
        const file = fileOf(key, { format, width })
        if (hashOf(await readFile(file)) !== hash) throw new Error(`${file} is not what was written.`)
        return { format, width, file }
      }),
    )
    await utimes(entryOf(key), new Date(), new Date())
    return { ...entry, variants }
  }

  async function keep(key: string, { variants, ...facts }: Encoded): Promise<Kept> {
    await mkdir(join(folder, key), { recursive: true })
    await Promise.all(variants.map((variant) => put(fileOf(key, variant), variant.bytes)))
    const entry: Entry = {
      ...facts,
      variants: variants.map(({ format, width, bytes }) => ({ format, width, hash: hashOf(bytes) })),
    }
    await put(entryOf(key), JSON.stringify(entry))
    return {
      ...facts,
      variants: variants.map(({ format, width }) => ({
        format,
        width,
        file: fileOf(key, { format, width }),
      })),
    }
  }

  return {
    picture: async (key, make) => found(key).catch(async () => keep(key, await make())),
    tidy: async () => {
      for (const key of await readdir(folder).catch(() => [])) {
        const used = await stat(entryOf(key)).catch(() => stat(join(folder, key)))
        if (Date.now() - used.mtimeMs > maxAge)
          await rm(join(folder, key), { recursive: true, force: true }).catch(() => {})
      }
    },
  }
}

/** Writes a file on the side and puts it in its place, so that nobody meets half of it. */
async function put(file: string, content: string | Uint8Array): Promise<void> {
  const side = `${file}.${randomUUID()}`
  await writeFile(side, content)
  await rename(side, file).catch(async (error) => {
    // Windows replaces no file that another build is reading, but that one is as good.
    await rm(side, { force: true })
    if (!existsSync(file)) throw error
  })
}
