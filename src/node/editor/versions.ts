import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readSource } from '../../../schema/files/files.ts'
import { overlayLanguage, overlaysOf } from '../../../schema/languages/files.ts'
import { isSections, same, sectionsOf } from '../../../schema/languages/merge.ts'
import type { Path } from '../../../schema/report/diagnostics.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { own, valueAt } from '../../../schema/yaml/valueAt.ts'
import type { ContentFile } from '../content/content.ts'
import { paragraphAt, wordsOf } from './editedText.ts'
import { pathInMain, pathInOverlay } from './overlayPaths.ts'
import { type SiteDraft, saidBy } from './siteDraft.ts'

/*
 * A page knows a value by its path in the files that it has seen. Another tab, or an editor of the file, may change the
 * value meanwhile, or the entries around it: then it is found where it is by now, or refused.
 */

/** A value says something else by now than a page has seen. */
export class ChangedMeanwhile extends Unbuildable {
  readonly now: string
  /** As the page knows it. */
  readonly path: Path
  /** The version in which it says so. */
  readonly seen: string
  constructor(now: string, path: Path, seen: string) {
    super('It was changed in the file meanwhile, and that stays.')
    this.now = now === same ? '' : now
    this.path = path
    this.seen = seen
  }
}

const moved = () =>
  new Unbuildable(
    'Entries were moved or removed meanwhile, and another one may stand here now. Press it where the page shows it now.',
  )

/** More than pages have open; each keeps its texts. */
const mostVersions = 200
/** Texts by the paths of their files, of each version. */
const known = new Map<string, Readonly<Record<string, string>>>()

/** The version of what a path leads through: of the Markdown of a page alone, or of the YAML and all that translates it. */
export function versionOf(source: ContentFile, file: string): string {
  const isYaml = file === source.file || overlayLanguage(source.file, file) !== undefined
  const files = isYaml ? [source.file, ...overlaysOf(source.file).map(({ path }) => resolve(path))] : [file]
  const texts = Object.fromEntries(files.map((one) => [one, readSource(one)]))
  const version = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
  known.delete(version)
  known.set(version, texts)
  const [oldest] = known.keys()
  if (known.size > mostVersions && oldest !== undefined) known.delete(oldest)
  return version
}

/**
 * The path by now of what a page has seen: of a section by its id, and of all else through the entries of that version.
 * Throws, with a sentence, where another one may stand there.
 *
 * @param isValue whether the value itself has to say what it did
 */
export function pathNow(
  draft: SiteDraft,
  file: string,
  { path, seen }: { path: Path; seen?: string | undefined },
  isValue: boolean,
): Path {
  const [first, section, ...rest] = path
  if (first === 'sections' && typeof section === 'string')
    return [first, indexOfSection(draft.value(file), section), ...rest]
  const version = versionOf(draft.source, file)
  if (seen === undefined || seen === version) return path
  const before = known.get(seen)
  const isMarkdown = typeof first === 'number'
  const says = (text: string, path: Path) =>
    isMarkdown
      ? (paragraphAt(text, first)?.source ?? '')
      : [valueAt(saidBy(text), path)].flat().map(wordsOf).join('\n')
  const here = before && !isMarkdown ? pathThrough(before, draft, file, path) : path
  const now = says(draft.text(file), here)
  if (!before && !isValue) throw moved()
  if (isValue && (!before || says(before[file] ?? '', path) !== now))
    throw new ChangedMeanwhile(now, path, version)
  return here
}

/** A path of a version in the texts of now: its sections by their ids, its entries as long as they can be told. */
function pathThrough(
  before: Readonly<Record<string, string>>,
  draft: SiteDraft,
  file: string,
  path: Path,
): Path {
  const old = saidBy(before[draft.main] ?? '')
  const now = draft.value()
  const isMain = file === draft.main
  const inMain = isMain ? path : pathInMain(path, old, saidBy(before[file] ?? ''))
  const here = [...inMain]
  for (const [at, index] of inMain.entries()) {
    const items = valueAt(old, inMain.slice(0, at))
    if (!Array.isArray(items) || typeof index !== 'number') continue
    const id = own(items[index], 'id')
    if (isSections(inMain.slice(0, at)) && typeof id === 'string') here[at] = indexOfSection(now, id)
    else if (!isSameEntry(items, valueAt(now, here.slice(0, at)), index)) throw moved()
  }
  return isMain ? here : (pathInOverlay(here, now, draft.value(file)) ?? path)
}

/** Whether the entry at an index is the same: it may say something else by now, or the others of its list, but not both. */
const isSameEntry = (before: readonly unknown[], now: unknown, index: number): boolean =>
  Array.isArray(now) &&
  (isDeepStrictEqual(before[index], now[index]) ||
    isDeepStrictEqual(before.toSpliced(index, 1), now.toSpliced(index, 1)))

/** The index of a section, wherever it stands by now. Throws, with a sentence, if it is gone. */
export function indexOfSection(value: unknown, id: string): number {
  const index = sectionsOf(value).findIndex((section) => own(section, 'id') === id)
  if (index < 0) throw new Unbuildable(`There is no section with the id ${id} any more.`)
  return index
}
