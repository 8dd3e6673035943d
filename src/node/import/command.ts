import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { counted, sentenceList } from '../../../schema/report/phrasing.ts'
import { report } from '../../../schema/report/report.ts'
import { writeUnchanged } from '../build/files/writeUnchanged.ts'
import { command, fromHere, Misuse } from '../cli/commandLine.ts'
import { contactIn } from '../create/importer.ts'
import { engineFileFrom } from '../engine.ts'
import { importFile } from './importFile.ts'
import { refuseAddress } from './input.ts'

const usage = `onefolio import FILE [TARGET]

Makes a portfolio of what you have: your profile on LinkedIn as a PDF (press More or Resources there, then Save to PDF),
an archive of LinkedIn (the ZIP, its folder, or a CSV file of it), a JSON Resume (JSON or YAML), an export of Reactive
Resume (JSON), a YAML file of rendercv, yamlresume or al-folio, gitprofile.config.ts or .js, src/portfolio.js of
developerFolio, or a folder that has one of these in it.
TARGET is portfolio.yaml if none is named, or content/portfolio.yaml where there is a folder content; - writes it to the
terminal and nothing else.

  --contact all  put your telephone number and street address on the page, too
  --force        overwrite the target
  --help         print this

Ends with 0 when all is well, 1 when what was made has mistakes and was not written, 2 when it could not run.`

/** Where a portfolio goes: beside the engine's own folders it stands in `content/`, and in an owner's folder at the top. */
const standardTarget = () =>
  existsSync('content') && !existsSync('portfolio.yaml') ? 'content/portfolio.yaml' : 'portfolio.yaml'

/** Makes a portfolio of the file that the arguments name. Returns the exit code: 0, 1 or 2. */
export const importPortfolio = command(
  { usage, flags: ['force'], valued: ['contact'] },
  async ({ names, isSet, valueOf: valueFor }, surroundings) => {
    const { out, err, env, colour } = surroundings
    const [named, target = standardTarget(), ...more] = names
    if (!named) throw new Misuse('Which file?')
    if (more.length > 0) throw new Misuse(`One file and one target, not also ${more.join(', ')}.`)
    const file = fromHere(named, env)
    const contact = contactIn(valueFor('contact'))
    refuseAddress(named)
    const dry = target === '-'
    if (!dry && isFolder(target)) {
      err(`${target} is a folder. Name a file in it, such as ${join(target, 'portfolio.yaml')}.`)
      return 2
    }
    if (!dry && isSame(file, target)) {
      err(`${target} is the file that is to be imported. Name another target.`)
      return 2
    }
    if (!dry && isThere(target) && !isSet('force')) {
      err(
        `${target} is there already, and is left as it is. Name another target, - to look first, or --force to overwrite it.`,
      )
      return 2
    }
    const written = dry ? 'portfolio.yaml' : target
    const made = await importFile(file, {
      target: dry ? standardTarget() : target,
      shown: written,
      schema: engineFileFrom(dirname(dry ? standardTarget() : target), 'schema'),
      contact,
      command: 'npm run import',
    })
    const { diagnostics, needed, portfolio } = made
    if (diagnostics.length > 0) err(report(diagnostics, made.texts, { colour }))
    if (!portfolio) return 1
    if (dry) out(made.text)
    else {
      // First what the portfolio names, so that it is never without.
      for (const { path, content } of needed) writeUnchanged(join(dirname(target), path), undefined, content)
      writeUnchanged(target, existsSync(target) ? readFileSync(target, 'utf8') : undefined, made.text)
    }
    // With - as the target, standard output has nothing but the portfolio.
    const tell = dry ? err : out
    tell(made.placed)
    tell(
      `${dry ? 'A portfolio' : target} of ${counted(portfolio.sections.length, 'section')} was made of ${made.file}, a ${made.format}.${dry ? '' : ' npm run dev shows it.'}`,
    )
    tell(made.tookLook)
    if (dry && needed.length > 0)
      tell(`Imported into a file, it gets ${sentenceList(needed.map(({ path }) => path))} beside it.`)
    if (made.fonts.length > 0)
      tell(
        `Its letters need fonts that are not installed: the page shows those of the system, and the PDF lacks letters, until you run\n\n    npm install ${made.fonts.join(' ')}\n`,
      )
    for (const line of made.toDo) tell(line)
    return 0
  },
)

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
