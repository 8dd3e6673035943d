import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A document of a finished build. */
export interface BuiltPage {
  /** Its path below the site, such as `work/atlas/`. */
  path: string
  lang: string
  html: string
  /** Its markup without what only machines read. */
  shown: string
  /** The id with which all begins that the first paint does not wait for. */
  afterFirstScreen: string | undefined
  /** The scripts and their style sheets that it loads sooner or later, as paths below the site. */
  scripts: readonly string[]
}

/** What a page weighs on its way to a visitor, in bytes: text compressed by gzip, as hosts send it. */
export interface Weight {
  /** Up to the end of the first screen. */
  firstPaint: number
  /** With all that a visit loads from this site, each picture in the size for a window of `window` px. */
  all: number
}

/** The width of the window, in px, for which a picture's size is chosen. */
const window = 1280

/** Files that hosts compress. */
const texts = new Set(['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest'])

/** Files that are loaded on demand alone, and by a visitor's own decision. */
const onDemand = new Set(['.pdf', '.mp4', '.webm', '.mp3', '.json', '.xml', '.webmanifest', '.html'])

/** Returns the function that weighs the pages of a built folder, which reads each file once. */
export function weigher(folder: string): (page: BuiltPage) => Weight {
  const known = new Map<string, number>()
  const weightOf = (file: string): number => {
    const path = join(folder, file)
    const before = known.get(file)
    if (before !== undefined) return before
    const isFile = existsSync(path) && statSync(path).isFile()
    const weight = !isFile
      ? 0
      : texts.has(extname(file))
        ? gzipSync(readFileSync(path)).length
        : statSync(path).size
    known.set(file, weight)
    return weight
  }
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + weightOf(file), 0)
  return ({ html, shown, afterFirstScreen, scripts }) => {
    const end = afterFirstScreen === undefined ? -1 : html.indexOf(` id="${afterFirstScreen}"`)
    const named = new Set([...filesIn(shown), ...scripts])
    return {
      firstPaint: gzipSync(end < 0 ? html : html.slice(0, end)).length,
      all: gzipSync(html).length + sum(oneSize([...named].filter((name) => !onDemand.has(extname(name))))),
    }
  }
}

/** The files of `assets/` that a document names, however it leads there. */
const filesIn = (html: string): string[] =>
  [...html.matchAll(/\bassets\/[^\s"'()<>,&?#\\]+/g)].map(([address]) => decodeURI(address))

/** The files, and of each picture that has several sizes the one for the window, in its best format. */
function oneSize(files: readonly string[]): string[] {
  const sizes = new Map<string, { file: string; width: number }[]>()
  const others = files.filter((file) => {
    const [, picture, width] = /^(.*-[0-9a-f]{10})-(\d+)\.(?:avif|webp)$/.exec(file) ?? []
    if (picture === undefined) return true
    sizes.set(picture, [...(sizes.get(picture) ?? []), { file, width: Number(width) }])
    return false
  })
  const chosen = [...sizes.values()].flatMap((all) => {
    const ofFormat = all.filter(({ file }) => file.endsWith('.avif'))
    const sorted = (ofFormat.length > 0 ? ofFormat : all).toSorted((a, b) => a.width - b.width)
    return sorted.find(({ width }) => width >= window) ?? sorted.at(-1) ?? []
  })
  return [...others, ...chosen.map(({ file }) => file)]
}

/** How many files a folder has, and their bytes. */
export function contentsOf(folder: string): { files: number; bytes: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const bytes = files.reduce(
    (total, { parentPath, name }) => total + statSync(join(parentPath, name)).size,
    0,
  )
  return { files: files.length, bytes }
}
