import { shownPath } from '../../../schema/files/paths.ts'
import type { ChangedLines } from '../../shared/editor.ts'
import type { Change } from './editedFiles.ts'

/*
 * Which lines a change is of, and the same change in a text that others have changed elsewhere.
 */

/** Lines of a text, from 0, and those in their place. */
interface Hunk {
  start: number
  was: string[]
  is: string[]
}

const linesIn = (text: string) => text.split('\n')

/** All from the first line that differs to the last. */
function hunkOf(was: readonly string[], is: readonly string[]): Hunk {
  const most = Math.min(was.length, is.length)
  let start = 0
  while (start < most && was[start] === is[start]) start += 1
  let end = 0
  while (end < most - start && was.at(-1 - end) === is.at(-1 - end)) end += 1
  return { start, was: was.slice(start, was.length - end), is: is.slice(start, is.length - end) }
}

/** The lines of a change, as a person reads them. */
export function changedLines({ file, before, after }: Change): ChangedLines {
  const { start, was, is } = hunkOf(linesIn(before), linesIn(after))
  const bare = (lines: readonly string[]) => lines.map((line) => line.replace(/\r$/, ''))
  return { file: shownPath(file), line: start + 1, was: bare(was), is: bare(is) }
}

/** A change of a text in what others have made of it since; undefined where its own lines, or those on both sides, are others. */
export function changeIn(now: string, { before, after }: Change): string | undefined {
  if (now === before) return after
  const [old, lines] = [linesIn(before), linesIn(now)]
  const { start, was, is } = hunkOf(old, linesIn(after))
  const places = placesOf(old, lines)
  const end = start + was.length
  const first = places[start] ?? -1
  const own = was.length > 0 ? first : (places[start - 1] ?? -1) + 1
  const isWhole = was.every((_, index) => places[start + index] === own + index)
  const isBefore = start === 0 ? own === 0 : places[start - 1] === own - 1
  const isBehind = end === old.length ? own + was.length === lines.length : places[end] === own + was.length
  const isSure = was.length > 0 ? first >= 0 && (isBefore || isBehind) : isBefore && isBehind
  if (!isWhole || !isSure) return undefined
  return lines.toSpliced(own, was.length, ...is).join('\n')
}

/** More than a portfolio has where it was changed in several places. */
const mostCompared = 4_000_000

/** The index of each line in another text, as far as it is there: by the longest common subsequence. */
function placesOf(from: readonly string[], to: readonly string[]): (number | undefined)[] {
  const { start, was, is } = hunkOf(from, to)
  const places = from.map((_, index) => {
    if (index < start) return index
    return index < start + was.length ? undefined : index + to.length - from.length
  })
  if (was.length * is.length > mostCompared) return places
  const width = is.length + 1
  const lengths = new Uint32Array((was.length + 1) * width)
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = was.length - 1; row >= 0; row -= 1)
    for (let column = is.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        was[row] === is[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
  let [row, column] = [0, 0]
  while (row < was.length && column < is.length) {
    if (was[row] === is[column]) places[start + row++] = start + column++
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1
    else column += 1
  }
  return places
}
