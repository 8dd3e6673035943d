import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { loadPortfolio } from '../../../schema/check/loadPortfolio.ts'
import { familiesToInstall } from '../../../schema/check/rules/familiesWith.ts'
import { isForSigns, lettersToHave } from '../../../schema/lookup/fonts/fallbackFamilies.ts'
import { installing } from '../../../schema/lookup/fonts/families.ts'
import { lettersWithout } from '../../../schema/lookup/fonts/familyLetters.ts'
import { installedFonts } from '../../../schema/lookup/fonts/installedFonts.ts'
import { textsBeside } from '../../../schema/lookup/textFiles.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { counted } from '../../../schema/report/phrasing.ts'
import { report } from '../../../schema/report/report.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { imported } from '../import/imported.ts'
import { leftoverList } from '../import/leftoverList.ts'
import { fromHere, optionsIn, type Surroundings } from './commandLine.ts'
import { writeUnchanged } from './writeUnchanged.ts'

const usage = `onefolio import FILE [TARGET]

Makes a portfolio of what you have: a JSON Resume or a FRESH résumé (JSON or YAML), an archive of LinkedIn (the ZIP, its
folder, or a CSV file of it), a YAML file of rendercv, gitprofile.config.ts or .js, or src/portfolio.js of developerFolio
or masterPortfolio.
TARGET is content/portfolio.yaml if none is named; - writes it to the terminal and nothing else.

  --force    overwrite the target
  --help     print this

Ends with 0 when all is well, 1 when what was made has mistakes and was not written, 2 when it could not run.`

const standardTarget = 'content/portfolio.yaml'

/** Where the looks are that an import chooses from. */
const looks = 'content/looks'

/** Makes a portfolio of the file that the arguments name. Returns the exit code: 0, 1 or 2. */
export async function importPortfolio(
  args: readonly string[],
  { out, err, env, colour }: Surroundings,
): Promise<0 | 1 | 2> {
  const given = options(args)
  if ('problem' in given) {
    err(`${given.problem}\n\n${usage}`)
    return 2
  }
  if (given.help) {
    out(usage)
    return 0
  }
  const { target, force } = given
  const file = fromHere(given.file, env)
  const dry = target === '-'
  try {
    if (!dry && isFolder(target)) {
      err(`${target} is a folder. Name a file in it, such as ${join(target, 'portfolio.yaml')}.`)
      return 2
    }
    if (!dry && isSame(file, target)) {
      err(`${target} is the file that is to be imported. Name another target.`)
      return 2
    }
    if (!dry && isThere(target) && !force) {
      err(
        `${target} is there already, and is left as it is. Name another target, - to look first, or --force to overwrite it.`,
      )
      return 2
    }
    const home = dirname(resolve(dry ? standardTarget : target))
    const schema = relative(home, 'schema/portfolio.schema.json').replaceAll('\\', '/')
    const lookAt = (name: string) => {
      const look = `${looks}/${name}.yaml`
      return existsSync(look) ? relative(home, look).replaceAll('\\', '/') : undefined
    }
    const { text, format, leftovers, missing } = await imported(file, schema, lookAt)
    const written = dry ? 'portfolio.yaml' : target
    const shown: Record<string, string> = { [written]: text }
    const texts = textsBeside(dry ? standardTarget : target, (look, text) => {
      shown[look] = text
    })
    const loaded = loadPortfolio(text, { file: written, texts, lettersWithout, installedFonts })
    const fonts = 'portfolio' in loaded ? fontsFor(loaded.portfolio) : ''
    const all = 'portfolio' in loaded ? loaded.warnings : loaded.diagnostics
    // One command mends what is said of fonts, and is named at the end.
    const found = fonts ? all.filter(({ code }) => !ofFonts.includes(code)) : all
    if (found.length > 0) err(report(found, shown, { colour }))
    if (!('portfolio' in loaded)) return 1
    if (dry) out(text)
    else writeUnchanged(target, existsSync(target) ? readFileSync(target, 'utf8') : undefined, text)
    // With - as the target, standard output has nothing but the portfolio.
    const tell = dry ? err : out
    if (leftovers.length > 0) tell(leftoverList(leftovers))
    tell(
      `${dry ? 'A portfolio' : target} of ${counted(loaded.portfolio.sections.length, 'section')} was made of ${basename(file)}, a ${format}.${dry ? '' : ' npm run dev shows it.'}`,
    )
    if (fonts)
      tell(
        `Its letters need fonts that are not installed: the page shows those of the system, and the PDF lacks letters, until you run\n\n    ${fonts}\n`,
      )
    // Last, since it is what is left to do.
    if (missing.length > 0)
      tell(`Not found: ${missing.map(({ name, line }) => `${name} (${written}:${line})`).join(', ')}.`)
    return 0
  } catch (error) {
    if (!(error instanceof Unbuildable)) throw error
    err(error.message)
    return 2
  }
}

/** Reports that the command for fonts makes an end of. */
const ofFonts: readonly string[] = ['unknown-font', 'resume-letters']

/** The command that installs the fonts of a portfolio, and others for letters that no installed one has; or nothing. */
function fontsFor(portfolio: Portfolio): string {
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
  return installing(familiesToInstall(missing, new Intl.Locale(site.lang), { named, installed }))
}

/** All texts in a value, at any depth. */
const textIn = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(textIn).join(' ')
      : ''

/** The stats of a path; undefined if there are none, as where a file stands in place of a folder. */
function statsAt(path: string, stats: typeof statSync | typeof lstatSync) {
  try {
    return stats(path)
  } catch {
    return undefined
  }
}

const isFolder = (path: string) => statsAt(path, statSync)?.isDirectory() === true

function isSame(file: string, target: string): boolean {
  const [one, other] = [statsAt(file, statSync), statsAt(target, statSync)]
  return one !== undefined && other !== undefined && one.ino === other.ino && one.dev === other.dev
}

/** Whether anything exists at a path, a broken symbolic link included. */
const isThere = (path: string): boolean => statsAt(path, lstatSync) !== undefined

type Options = { file: string; target: string; force: boolean; help: boolean }

function options(args: readonly string[]): Options | { problem: string } {
  const given = optionsIn(args, ['force'])
  if ('problem' in given) return given
  const { names, isSet } = given
  const [file = '', target = standardTarget, ...more] = names
  if (!isSet('help') && !file) return { problem: 'Which file?' }
  if (more.length > 0) return { problem: `One file and one target, not also ${more.join(', ')}.` }
  return { file, target, force: isSet('force'), help: isSet('help') }
}
