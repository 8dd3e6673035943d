import { existsSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { loadPortfolio } from '../../../schema/check/loadPortfolio.ts'
import { familiesToInstall } from '../../../schema/check/rules/fonts.ts'
import { textsBeside } from '../../../schema/files/textFiles.ts'
import { isForSigns, lettersToHave } from '../../../schema/fonts/fallbackFamilies.ts'
import { packagesOf } from '../../../schema/fonts/families.ts'
import { lettersWithout } from '../../../schema/fonts/familyLetters.ts'
import { installedFonts } from '../../../schema/fonts/installedFonts.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import type { Diagnostic } from '../../../schema/report/diagnostics.ts'
import type { Texts } from '../../../schema/report/report.ts'
import { filesOfLook, lookPath } from '../create/looks.ts'
import { type OwnersFile, upFrom } from '../create/ownersFile.ts'
import { type Imported, imported } from './imported.ts'

/** Where a portfolio is to stand. */
interface Place {
  /** The path of its file, which need not exist. */
  target: string
  /** The name of that file in reports. */
  shown: string
  /** The path of the engine's folder `schema` from the folder of the file. */
  schema: string
  /** The look that was asked for; left out, one that suits the person. */
  look?: string | undefined
  /** The command that makes it. */
  command: string
}

/** A portfolio that was made of a file, and checked. */
interface ForFolder extends Imported {
  /** The look, where the folder has none of that name yet, and its drawings; and pictures of the person. */
  needed: OwnersFile[]
  /** Undefined if what was made has errors. */
  portfolio: Portfolio | undefined
  /** The packages of fonts that its letters need and that are not installed. */
  fonts: string[]
  /** What to report, without what is said of those fonts. */
  diagnostics: readonly Diagnostic[]
  /** The texts that the diagnostics are about. */
  texts: Texts
}

/** Makes a portfolio of a file for the folder in which it is to stand. Writes nothing; throws as `imported` does. */
export async function importedFor(
  file: string,
  { target, shown, schema, look, command }: Place,
): Promise<ForFolder> {
  const home = dirname(target)
  const isThere = (path: string) => existsSync(join(home, path))
  const needed: OwnersFile[] = []
  const lookAt = (name: string) => {
    if (!isThere(lookPath(name)))
      needed.push(...filesOfLook(name, upFrom(schema)).filter(({ path }) => !isThere(path)))
    return lookPath(name)
  }
  const made = await imported(file, schema, { lookAt, look, home, command })
  needed.push(...made.pictures)
  const texts: Record<string, string> = { [shown]: made.text }
  const onDisk = textsBeside(target, (path, text) => {
    texts[path] = text
  })
  const read: typeof onDisk.read = (path) => {
    const content = needed.find((one) => one.path === path)?.content
    if (typeof content !== 'string') return onDisk.read(path)
    const named = posix.join(posix.dirname(shown.replaceAll('\\', '/')), path)
    texts[named] = content
    return { file: named, text: content }
  }
  const context = { file: shown, texts: { ...onDisk, read }, lettersWithout, installedFonts }
  const loaded = loadPortfolio(made.text, context)
  const portfolio = 'portfolio' in loaded ? loaded.portfolio : undefined
  const fonts = portfolio ? fontsFor(portfolio) : []
  const all = 'portfolio' in loaded ? loaded.warnings : loaded.diagnostics
  const diagnostics = fonts.length > 0 ? all.filter(({ code }) => !ofFonts.includes(code)) : all
  return { ...made, needed, portfolio, fonts, diagnostics, texts }
}

/** Reports that installing the fonts makes an end of. */
const ofFonts: readonly string[] = ['unknown-font']

/** The packages of the fonts of a portfolio, and of others for letters that no installed one has. */
function fontsFor(portfolio: Portfolio): string[] {
  const { site, theme } = portfolio
  const installed = installedFonts()
  const text = textIn(portfolio)
  const forPage = lettersToHave(
    installed.filter((family) => !isForSigns(family)),
    text,
    site.lang,
  )
  const missing = [...lettersWithout(installed, text, { pictographs: true }), ...forPage]
  const named = [theme.fonts.display, theme.fonts.text]
  return packagesOf(familiesToInstall(missing, new Intl.Locale(site.lang), { named, installed }))
}

/** All texts in a value, at any depth. */
const textIn = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(textIn).join(' ')
      : ''
