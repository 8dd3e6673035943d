import { type Files, type Fixed, fixAll } from '../fix/fix.ts'
import type { Diagnostic } from '../report/diagnostics.ts'
import { Unbuildable } from '../report/unbuildable.ts'
import { visible } from '../report/visible.ts'
import { writeUnchanged } from './writeUnchanged.ts'

/**
 * Mends what is certain in the files of a site and writes those that differ, each at once.
 *
 * @param foundIn what is wrong with a site whose files hold these texts
 * @param pathOf where the file is that is shown by a name
 * @returns the texts, and a line for each change; or what keeps a file from being written
 */
export function fixFiles(
  before: Files,
  foundIn: (files: Files) => readonly Diagnostic[],
  pathOf: (file: string) => string,
): { files: Files; lines: string[] } | { problem: string } {
  let files = before
  const lines: string[] = []
  // Overlays are looked at once the main file is in order, so each is fixed by itself.
  for (const file of Object.keys(before)) {
    const foundInFile = (some: Files) =>
      foundIn({ ...files, ...some }).filter((diagnostic) => diagnostic.file === file)
    const outcome = fixAll({ [file]: files[file] ?? '' }, foundInFile)
    files = { ...files, ...outcome.files }
    lines.push(...outcome.fixed.map(changeFound))
  }
  try {
    for (const [file, text] of Object.entries(files))
      if (text !== before[file]) writeUnchanged(pathOf(file), before[file], text)
    return { files, lines }
  } catch (error) {
    if (!(error instanceof Unbuildable)) throw error
    return { problem: error.message }
  }
}

/** `fixed content/portfolio.yaml:12:3 lable → label`. */
const changeFound = ({ diagnostic: { file, line, column }, was, is, more }: Fixed) =>
  `fixed ${file}:${line}:${column} ${visible(was)} → ${visible(is)}${more > 0 ? ` (and ${more} more)` : ''}`
