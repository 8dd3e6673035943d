import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/** The modules that clean a drawing, and the libraries that they clean with. */
const modules = ['drawing.ts', 'cleanDrawing.ts', 'sanitizeSvg.ts']
const libraries = ['svgo', 'jsdom', 'dompurify']

let version: string | undefined
/** Changes with everything but its text on which a cleaned drawing depends. Loads none of the libraries. */
function versionOfCleaning(): string {
  version ??= createHash('sha256')
    .update(modules.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join())
    .update(libraries.map(versionOf).join())
    .digest('hex')
  return version
}

/** The version of an installed package, from the first `package.json` above what it exports. */
function versionOf(name: string): string {
  const folder = /^.*[\\/]node_modules[\\/][^\\/]+/.exec(require.resolve(name))?.[0] ?? ''
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
}

/** A drawing on disk: a hash of what it was cleaned from and by, and what came of it. */
interface Kept<Cleaned> {
  of: string
  cleaned: Cleaned
}

/**
 * The drawing of an SVG file as an earlier run has cleaned it, and a way to keep it for the next one: loading what
 * cleans it takes longer than all else in a check. It is kept by the path of its file, and counts only for the same
 * text, cleaned by the same code and libraries.
 *
 * @param folder of caches
 */
export function keptDrawing<Cleaned>(file: string, text: string, folder: string) {
  const hash = (value: string) => createHash('sha256').update(value).digest('hex')
  const kept = join(folder, 'portfolio-clean-drawings')
  const path = join(kept, `${hash(file)}.json`)
  const of = hash(`${versionOfCleaning()} ${text}`)
  return {
    /** Undefined if it has to be cleaned. */
    read(): Cleaned | undefined {
      try {
        const found: Kept<Cleaned> = JSON.parse(readFileSync(path, 'utf8'))
        return found.of === of ? found.cleaned : undefined
      } catch {
        return undefined
      }
    },
    /** If it cannot be written, the drawing is cleaned again. */
    keep(cleaned: Cleaned): void {
      // Renamed into its place: another run may be reading the file.
      const side = `${path}.${randomUUID()}`
      try {
        mkdirSync(kept, { recursive: true })
        writeFileSync(side, JSON.stringify({ of, cleaned } satisfies Kept<Cleaned>))
        renameSync(side, path)
      } catch {}
    },
  }
}
