import { createHash } from 'node:crypto'
import { readSource } from '../../../schema/files/files.ts'
import { isSections } from '../../../schema/languages/merge.ts'
import type { Path } from '../../../schema/report/diagnostics.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { own, valueAt } from '../../../schema/yaml/valueAt.ts'
import type { ContentFile } from '../content/content.ts'
import { pathInMain } from './overlayPaths.ts'
import { saidBy } from './siteTexts.ts'

/*
 * A page knows a value by its path. Another tab, or an editor of the file, may move or remove entries meanwhile: then
 * another one stands at that path, and an edit must not meet it.
 */

/** Between what tells an entry and what tells the others of its list. */
const between = '.'

/**
 * What tells the entries that a path leads through, from the outside inward, from others that stand there later: of a
 * section its id, of any other entry what it says, and what the others of its list do.
 */
export function seenAt(main: unknown, path: Path): string {
  const steps: string[] = []
  for (const [at, index] of path.entries()) {
    const list = path.slice(0, at)
    const items = valueAt(main, list)
    if (!Array.isArray(items) || typeof index !== 'number') continue
    const entry = isSections(list) ? own(items[index], 'id') : items[index]
    const others = isSections(list) ? entry : items.toSpliced(index, 1)
    steps.push(`${digestOf(entry)}${between}${digestOf(others)}`)
  }
  return steps.join(' ')
}

/**
 * Throws, with a sentence, where the entries at a path may be others than those that were seen: an entry may say
 * something else by now, or the others of its list may have changed, but not both.
 */
export function refuseMoved(main: unknown, path: Path, seen: string): void {
  const before = seen.split(' ')
  const now = seenAt(main, path).split(' ')
  const isSame = (step: string, index: number) => {
    const [entry, others] = step.split(between)
    const [entryBefore, othersBefore] = before[index]?.split(between) ?? []
    return entry === entryBefore || others === othersBefore
  }
  if (now.length !== before.length || !now.every(isSame))
    throw new Unbuildable(
      'Entries were moved or removed meanwhile, and another one may stand here now. Press it where the page shows it now.',
    )
}

/** The same for a path in the file of the portfolio, or in an overlay of it, whose entries stand where those of the main file do. */
export function refuseMovedIn(source: ContentFile, file: string, path: Path, seen: string): void {
  const main = saidBy(readSource(source.file))
  refuseMoved(main, file === source.file ? path : pathInMain(path, main, saidBy(readSource(file))), seen)
}

const digestOf = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex')
    .slice(0, 12)
