import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { load } from '../../../schema/check/load.ts'
import { filesBeside } from '../../../schema/lookup/files.ts'
import { lettersWithout } from '../../../schema/lookup/fonts/familyLetters.ts'
import { installedFonts } from '../../../schema/lookup/fonts/installedFonts.ts'
import { hasIcon, nearIcons } from '../../../schema/lookup/pictures/icons.ts'
import type { Diagnostic } from '../../../schema/report/diagnostics.ts'

/** The path of a file of the project. */
export const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** The text of a file of the project. */
export const textOf = (path: string) => readFileSync(at(path), 'utf8')

/** The smallest file that is in order: each test spoils it in its own way. */
export const good = textOf('tests/fixtures/good.yaml')

/** What is found in a text, errors and warnings, with the pictures beside the fixture site. */
export function found(text: string, beside = 'tests/fixtures/site/portfolio.yaml'): Diagnostic[] {
  const loaded = load(text, {
    file: 'portfolio.yaml',
    files: filesBeside(at(beside)),
    hasIcon,
    nearIcons,
    installedFonts,
    lettersWithout,
  })
  return 'portfolio' in loaded ? loaded.warnings : loaded.diagnostics
}

/** `code line:column` of each. */
export const brief = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`)

/** Replaces what stands once in a text. */
export function spoil(text: string, was: string, is: string): string {
  if (text.split(was).length !== 2) throw new Error(`${JSON.stringify(was)} does not stand once in the text`)
  return text.replace(was, () => is)
}
