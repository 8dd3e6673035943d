import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadPortfolio } from '../../../schema/check/loadPortfolio.ts'
import { filesBeside } from '../../../schema/files/files.ts'
import { lettersWithout } from '../../../schema/fonts/familyLetters.ts'
import { installedFonts } from '../../../schema/fonts/installedFonts.ts'
import { hasIcon, nearIcons } from '../../../schema/pictures/icons.ts'
import type { Diagnostic } from '../../../schema/report/diagnostics.ts'

/** The path of a file of the project. */
export const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** The text of a file of the project. */
export const textOf = (path: string) => readFileSync(at(path), 'utf8')

/** The smallest valid file; tests spoil it with {@link spoil}. */
export const good = textOf('tests/fixtures/good.yaml')

/** The errors and warnings of a text, with the pictures beside the fixture site. */
export function found(text: string, beside = 'tests/fixtures/site/portfolio.yaml'): Diagnostic[] {
  const loaded = loadPortfolio(text, {
    file: 'portfolio.yaml',
    files: filesBeside(at(beside)),
    hasIcon,
    nearIcons,
    installedFonts,
    lettersWithout,
  })
  return 'portfolio' in loaded ? loaded.warnings : loaded.diagnostics
}

/** Each diagnostic as `code line:column`. */
export const brief = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`)

/** Replaces `was`, which must occur exactly once, by `is`. */
export function spoil(text: string, was: string, is: string): string {
  if (text.split(was).length !== 2) throw new Error(`${JSON.stringify(was)} does not stand once in the text`)
  return text.replace(was, () => is)
}
