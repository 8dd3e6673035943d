import { type Files, type Fixed, fixAll } from '../../../schema/check/fix.ts'
import type { Diagnostic } from '../../../schema/report/diagnostics.ts'
import { visible } from '../../../schema/report/visible.ts'
import { writeUnchanged } from '../build/files/writeUnchanged.ts'

/**
 * Applies the certain fixes to the files of a site, and writes each changed file atomically. Throws `Unbuildable` if one
 * cannot be written.
 *
 * @param foundIn checks the site with these texts
 * @param pathOf the path of a file, by its name in diagnostics
 * @returns the texts and a line for each fix
 */
export function fixFiles(
  before: Files,
  foundIn: (files: Files) => readonly Diagnostic[],
  pathOf: (file: string) => string,
): { files: Files; lines: string[] } {
  let files = before
  const lines: string[] = []
  // Overlays are checked only once the main file has no errors, so files are fixed one after the other.
  for (const file of Object.keys(before)) {
    const outcome = fixAll(files[file] ?? '', (text) =>
      foundIn({ ...files, [file]: text }).filter((diagnostic) => diagnostic.file === file),
    )
    files = { ...files, [file]: outcome.text }
    lines.push(...outcome.fixed.map(changeFound))
  }
  for (const [file, text] of Object.entries(files))
    if (text !== before[file]) writeUnchanged(pathOf(file), before[file], text)
  return { files, lines }
}

/** `fixed content/portfolio.yaml:12:3 lable → label`, or `… took away dark: Dunkel`. */
function changeFound({ diagnostic: { file, line, column }, was, is, more }: Fixed): string {
  // Blanks alone, as a tab and the spaces in its place, show in quotes.
  const shown = (text: string) => (text.trim() === '' ? JSON.stringify(text) : visible(text))
  const change =
    is === '' && was.trim() !== '' ? `took away ${visible(was.trim())}` : `${shown(was)} → ${shown(is)}`
  return `fixed ${file}:${line}:${column} ${change}${more > 0 ? ` (and ${more} more)` : ''}`
}
