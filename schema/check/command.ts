import { dirname, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { decodedFiles } from '../lookup/decoding.ts'
import { lettersWithout } from '../lookup/familyLetters.ts'
import { filesBeside, readSource, UnreadableFile } from '../lookup/files.ts'
import { installedFonts } from '../lookup/fonts.ts'
import { hasIcon, nearIcons } from '../lookup/icons.ts'
import type { Portfolio } from '../model/portfolio.ts'
import type { Diagnostic } from '../report/diagnostics.ts'
import { counted } from '../report/phrasing.ts'
import { load } from './load.ts'

const usage = `npm run check -- [FILE] [--json] [--strict]

Checks a portfolio file: ${'`PORTFOLIO`'} or content/portfolio.yaml if none is named.

  --json     print the diagnostics as one JSON array and nothing else
  --strict   let warnings fail too
  --help     print this

Ends with 0 when all is well, 1 with errors, 2 when the check could not run.`

/** Where a run of the check writes, and what it knows of its surroundings. */
export interface Surroundings {
  out: (text: string) => void
  err: (text: string) => void
  env: NodeJS.ProcessEnv
  /** Whether `out` is a terminal that shows colours. */
  colour: boolean
}

/** Checks the file that the arguments name and writes what it found. Returns the exit code: 0, 1 or 2. */
export async function check(
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

  const path = given.file ?? env.PORTFOLIO ?? 'content/portfolio.yaml'
  const file = shownPath(path)
  let text: string
  try {
    text = readSource(path)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    err(error.message)
    return 2
  }

  const { files, decode } = decodedFiles(filesBeside(path), (name) => resolve(dirname(path), name))
  const checked = () => load(text, { file, files, hasIcon, nearIcons, installedFonts, lettersWithout })
  const first = checked()
  const loaded = (await decode()) ? checked() : first
  const found = 'portfolio' in loaded ? loaded.warnings : loaded.diagnostics
  const diagnostics = given.strict ? found.map((one): Diagnostic => ({ ...one, severity: 'error' })) : found
  const failed = diagnostics.some(({ severity }) => severity === 'error')
  const well =
    'portfolio' in loaded && !failed ? `${file} is in order: ${contentsOf(loaded.portfolio)}` : undefined
  await write(diagnostics, text, well, { json: given.json, out, err, env, colour })
  return failed ? 1 : 0
}

/** Only what is wrong costs the time to load the words and colours of the report. */
async function write(
  diagnostics: readonly Diagnostic[],
  text: string,
  well: string | undefined,
  { json, out, err, env, colour }: Surroundings & { json: boolean },
): Promise<void> {
  const { report, toAnnotations, toJson } =
    diagnostics.length || json ? await import('../report/report.ts') : {}
  if (json && toJson) out(toJson(diagnostics))
  else {
    if (diagnostics.length && report) out(report(diagnostics, text, { colour }))
    if (well) out(well)
  }
  // On standard error beside JSON, which shall be alone on the other: the runner reads both.
  if (env.GITHUB_ACTIONS === 'true' && diagnostics.length && toAnnotations)
    (json ? err : out)(toAnnotations(diagnostics))
}

type Options = { file?: string; json: boolean; strict: boolean; help: boolean }

function options(args: readonly string[]): Options | { problem: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        strict: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (positionals.length > 1)
      return { problem: `One file at a time, not ${positionals.length}: ${positionals.join(', ')}.` }
    const { json = false, strict = false, help = false } = values
    return { file: positionals[0], json, strict, help }
  } catch {
    const odd = args.find(
      (arg) => arg.startsWith('-') && !['--json', '--strict', '--help', '-h'].includes(arg),
    )
    return { problem: `There is no option ${odd ?? args.join(' ')}.` }
  }
}

/** Relative to the working directory, with slashes: what a terminal turns into a link. */
function shownPath(path: string): string {
  const short = relative(process.cwd(), path)
  return (short.startsWith('..') || short === '' ? path : short).replaceAll('\\', '/')
}

/** `Mara Lind, 7 sections (hero, about, …), 7 links, 3 profiles`. */
function contentsOf({ site, sections, nav, socials }: Portfolio): string {
  const types = sections.map((section) => {
    const items = 'items' in section ? section.items?.length : undefined
    return items === undefined ? section.type : `${section.type} of ${items}`
  })
  const counts = [
    counted(sections.length, 'section'),
    counted(nav.length, 'link'),
    counted(socials.length, 'profile'),
  ]
  return `${site.owner.name}, ${counts[0]} (${types.join(', ')}), ${counts[1]}, ${counts[2]}`
}
