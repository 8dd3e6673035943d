import { existsSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { counted, sentenceList } from '../../../schema/report/phrasing.ts'
import { report } from '../../../schema/report/report.ts'
import { nearest } from '../../../schema/report/suggest.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { writeUnchanged } from '../build/files/writeUnchanged.ts'
import { commonFiles, folderRefusal, writeFolder } from '../create/folder.ts'
import { contactIn } from '../create/importer.ts'
import { looksOfEngine } from '../create/looks.ts'
import type { OwnersFile } from '../create/ownersFile.ts'
import { engineSource, ownersPackage } from '../create/ownersPackage.ts'
import { Cancelled, type Questions, questionsHere, type Start } from '../create/questions.ts'
import {
  installCommand,
  type PackageManager,
  packageManagerOf,
  type RunCommand,
  runIn,
} from '../create/running.ts'
import { blankFiles, exampleFiles, exampleNames, ownersSchema } from '../create/start.ts'
import { installedEngine, isPackage } from '../engine.ts'
import { features } from '../features.ts'
import { command, fromHere, Misuse, type Options, type Surroundings } from './commandLine.ts'
import { version } from './version.ts'

const usage = `onefolio create [FOLDER] [--from FILE | --example NAME | --blank] [--look NAME] [--contact all]
                [--yes] [--no-install] [--git]

Makes the folder of a site: portfolio.yaml with a look, package.json, and the workflow that publishes it with GitHub
Pages. Installs what it needs and checks it. On a terminal it asks for what is not given. It deletes and overwrites
nothing: a FOLDER that is not empty is refused. Without a FOLDER it is my-site.

  --from FILE      begin with what you have: your profile on LinkedIn as a PDF, or another of the files that
                   onefolio import --help lists
  --example NAME   begin with an example: ${sentenceList(exampleNames(), 'or')}
  --blank          begin with texts that say what to write
  --look NAME      the look:
${looksOfEngine()
  .map(({ name, about }) => `                   ${name.padEnd(9)}  ${about}`)
  .join('\n')}
  --contact all    put the telephone number and the street address of that file on the page, too
  --yes            ask nothing, and take what is usual
  --no-install     only write the folder
  --git            make it a Git repository, too
  --help           print this

Ends with 0 when all is well, 1 when the portfolio has mistakes, 2 when it could not run.`

/** What the command does beyond its own folder, so that tests can stand in for it. */
interface Doing {
  /** Begins to ask; undefined where nobody can answer. */
  ask: (() => Questions) | undefined
  run: RunCommand
}

const standardFolder = 'my-site'

const takes = {
  usage,
  flags: ['blank', 'yes', 'no-install', 'git'],
  valued: ['from', 'example', 'look', 'contact'],
} as const

/** Makes the folder of a site. Returns the exit code: 0, 1 or 2. */
export const create = command(takes, async (options, surroundings, doing?: Doing) => {
  const { out, err, env } = surroundings
  const { ask, run } = doing ?? doingHere(env)
  const given = givenIn(options)
  const chosen = await choose(given, given.yes ? undefined : ask)
  if (!chosen) return 2
  const { folder } = chosen
  const made = await contentOf(chosen, surroundings)
  if (!made) return 1
  const source = engineSource(version())
  const files = [
    ...made.files,
    ownersPackage(source, made.fonts),
    ...(source.packed ? [source.packed] : []),
    ...commonFiles(packageManagerOf(env)),
  ]
  writeFolder(folder, files, (path, content) => writeUnchanged(path, undefined, content))
  out(`${shown(folder)} has ${sentenceList(topOf(files))}.`)
  for (const line of [...made.lines, ...(source.note ? [source.note] : [])]) out(line)
  if (given.git) await beginRepository(folder, run, err)
  const code = given.install ? await installAndCheck(folder, { env, run, err }) : 0
  for (const line of made.lastly) out(line)
  out(nextCommands(folder, packageManagerOf(env), given.install && code !== 2))
  return code
})

const doingHere = (env: Surroundings['env']): Doing => ({
  ask: process.stdin.isTTY && process.stdout.isTTY && !env.CI ? questionsHere : undefined,
  run: runIn(env),
})

interface Chosen {
  folder: string
  start: Start
  look: string | undefined
  contact: 'all' | undefined
}

/** What the arguments say, and the answers to what they leave open; undefined if the owner breaks off. */
async function choose(given: Given, ask: Doing['ask']): Promise<Chosen | undefined> {
  const { folder: named, start: begun, look, contact } = given
  if (named !== undefined) mustBeFree(named)
  if (!begun && !ask)
    throw new Unbuildable(
      'What shall it begin with? Name --from FILE, --example NAME or --blank; --yes takes --blank.',
    )
  try {
    const questions = named === undefined || !begun ? ask?.() : undefined
    const folder = normalize(named ?? (await questions?.folder(standardFolder)) ?? standardFolder)
    mustBeFree(folder)
    if (begun) return { folder, start: begun, look, contact }
    const start: Start = (await questions?.start()) ?? { blank: true }
    return {
      folder,
      start,
      contact,
      look: look ?? ('example' in start ? undefined : await questions?.look(start)),
    }
  } catch (error) {
    if (error instanceof Cancelled) return undefined
    throw error
  }
}

/** Throws `Unbuildable`, with a sentence, unless a folder is empty or not there yet. */
function mustBeFree(folder: string): void {
  const refusal = folderRefusal(folder)
  if (refusal) throw new Unbuildable(refusal)
}

interface Content {
  files: OwnersFile[]
  /** Packages of fonts that its letters need. */
  fonts: string[]
  /** What to say of it at once, and at the end. */
  lines: string[]
  lastly: string[]
}

/** The portfolio and what it names; undefined, and a report, if what was made of a file has mistakes. */
async function contentOf(
  { folder, start, look, contact }: Chosen,
  { err, env, colour }: Surroundings,
): Promise<Content | undefined> {
  if (!('from' in start)) {
    const files = 'example' in start ? exampleFiles(start.example, look) : blankFiles(look)
    return { files, fonts: [], lines: [], lastly: [] }
  }
  const target = join(folder, 'portfolio.yaml')
  const file = fromHere(start.from, env)
  const importFile = await features.find(({ importer }) => importer)?.importer?.()
  if (!importFile) throw new Unbuildable('This Onefolio makes no portfolio of a file.')
  const made = await importFile(file, {
    target,
    shown: target,
    schema: ownersSchema,
    look,
    contact,
    command: 'onefolio create',
  })
  if (!made.portfolio) {
    err(report(made.diagnostics, made.texts, { colour }))
    err(`Nothing was written: what was made of ${file} has mistakes.`)
    return undefined
  }
  const { sections } = made.portfolio
  return {
    files: [{ path: 'portfolio.yaml', content: made.text }, ...made.needed],
    fonts: made.fonts,
    lines: [
      made.placed,
      `Its ${counted(sections.length, 'section')} were made of ${made.file}, a ${made.format}.`,
      ...(look === undefined ? [made.tookLook] : []),
      ...(made.fonts.length > 0
        ? [`Its letters need ${sentenceList(made.fonts)}, which package.json names.`]
        : []),
    ],
    lastly: [...made.toDo],
  }
}

/** The names at the top of the folder, in their order. */
const topOf = (files: readonly OwnersFile[]) => [
  ...new Set(files.map(({ path }) => (path.includes('/') ? `${path.split('/')[0]}/` : path))),
]

/** Installs what the folder needs, and lets the engine that is then there check it. */
async function installAndCheck(
  folder: string,
  { env, run, err }: Pick<Surroundings, 'env' | 'err'> & { run: RunCommand },
): Promise<0 | 1 | 2> {
  const [program, ...args] = installCommand(env)
  const manager = packageManagerOf(env)
  if ((await run(program, args, folder)) !== 0) {
    err(
      `${manager} could not install what ${shown(folder)} needs; all else is there. Begin with ${manager} install once the cause is mended.`,
    )
    return 2
  }
  const code = await run(process.execPath, [`${installedEngine}/src/node/cli/bin.mjs`, 'check'], folder)
  return code === 0 || code === 1 ? code : 2
}

async function beginRepository(folder: string, run: RunCommand, err: Surroundings['err']): Promise<void> {
  if (existsSync(join(folder, '.git'))) return
  if ((await run('git', ['init', '--quiet', '--initial-branch=main'], folder)) !== 0)
    err('Git could not begin a repository; git init --initial-branch=main does it later.')
}

/** The two commands that come next. */
function nextCommands(folder: string, manager: PackageManager, isInstalled: boolean): string {
  const path = /^[\p{L}\p{N}_./\\:@+-]+$/u.test(folder) ? folder : `"${folder}"`
  const there = folder === '.' ? [] : [`cd ${path}`]
  const commands = isInstalled ? [`${manager} run dev`] : [`${manager} install`, `${manager} run dev`]
  const lines =
    there.length + commands.length > 2 ? [...there, commands.join(' && ')] : [...there, ...commands]
  const all = lines.length < 2 ? [...lines, `${manager} run build`] : lines
  return `Next:\n\n${all.map((line) => `    ${line}`).join('\n')}\n`
}

const shown = (folder: string) => (folder === '.' ? 'This folder' : folder)

interface Given {
  folder: string | undefined
  start: Start | undefined
  look: string | undefined
  contact: 'all' | undefined
  yes: boolean
  install: boolean
  git: boolean
}

/** What the arguments say; throws `Misuse` for what cannot be. */
function givenIn({
  names,
  isSet,
  valueOf: valueFor,
}: Options<(typeof takes.flags)[number], (typeof takes.valued)[number]>): Given {
  const [folder, ...more] = names
  if (more.length > 0) throw new Misuse(`One folder, not also ${more.join(', ')}.`)
  const [from, example, look] = [valueFor('from'), valueFor('example'), valueFor('look')]
  const starts: Start[] = [
    ...(from === undefined ? [] : [{ from }]),
    ...(example === undefined ? [] : [{ example }]),
    ...(isSet('blank') ? [{ blank: true } as const] : []),
  ]
  if (starts.length > 1) throw new Misuse('It begins with one of --from, --example and --blank.')
  const looks = looksOfEngine().map(({ name }) => name)
  if (look !== undefined) mustBeOf('look', look, looks)
  if (example !== undefined) mustBeOf('example', example, exampleNames(), moreExamples)
  const yes = isSet('yes')
  return {
    folder: folder ?? (yes ? standardFolder : undefined),
    start: starts[0] ?? (yes ? { blank: true } : undefined),
    look,
    contact: contactIn(valueFor('contact')),
    yes,
    install: !isSet('no-install'),
    git: isSet('git'),
  }
}

/** What is said beside the examples of a package, which has not all: the photographs of one are too heavy. */
const moreExamples = isPackage ? ' A clone of Onefolio has more.' : ''

/** Throws `Misuse` for a name that is none of those that this engine comes with. */
function mustBeOf(what: 'look' | 'example', name: string, names: readonly string[], more = ''): void {
  if (names.includes(name)) return
  const near = nearest(name, names)
  const known = names.length > 0 ? `There is ${sentenceList(names)}.` : 'This Onefolio comes without any.'
  throw new Misuse(`There is no ${what} ${name}. ${near ? `Did you mean ${near}? ` : ''}${known}${more}`)
}
