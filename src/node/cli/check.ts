import { existsSync } from 'node:fs'
import { dirname, join, parse, resolve } from 'node:path'
import type { Files } from '../../../schema/check/fix.ts'
import { givenLook } from '../../../schema/check/givenLook.ts'
import type { Locale } from '../../../schema/check/locale.ts'
import { lookIn } from '../../../schema/check/look.ts'
import { digestsBeside, filesBeside, readSource } from '../../../schema/files/files.ts'
import { shownPath } from '../../../schema/files/paths.ts'
import { textsBeside } from '../../../schema/files/textFiles.ts'
import { overlayLanguage, overlaysOf } from '../../../schema/languages/files.ts'
import { lookFiles, looksFolder } from '../../../schema/model/look.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { decodedFiles } from '../../../schema/pictures/decoding.ts'
import { drawingIn } from '../../../schema/pictures/drawing.ts'
import type { Diagnostic } from '../../../schema/report/diagnostics.ts'
import { counted, sentenceList } from '../../../schema/report/phrasing.ts'
import type { Texts } from '../../../schema/report/report.ts'
import { read } from '../../../schema/yaml/source.ts'
import { valueAt } from '../../../schema/yaml/valueAt.ts'
import { readSite } from '../content/readSite.ts'
import { ownSections } from '../own/ownSections.ts'
import { addLook } from './addLook.ts'
import { command, oneFile, type Surroundings } from './commandLine.ts'
import { fixFiles } from './fixFiles.ts'
import { portfolioFile } from './portfolioFile.ts'

const usage = `onefolio check [FILE] [--fix] [--json] [--strict]

Checks a portfolio file, the look that its theme names, and the overlays beside it, such as portfolio.de.yaml:
that of ${'`PORTFOLIO`'}, portfolio.yaml or content/portfolio.yaml if none is named; ${'`LOOK`'} takes the place of
its look.

  --fix      write what is certain into the files: misspelt and renamed keys, icons, anchors, types and fonts,
             each value that the report writes out, tabs, and what a new version allows no more; all else stays
  --json     print the diagnostics as one JSON array and nothing else
  --strict   let warnings fail too, and warn of samples, placeholders and what else is left of the default content
             even where there is no site.url yet
  --help     print this

Ends with 0 when all is well, 1 with errors, 2 when the check could not run.`

const takes = { usage, flags: ['fix', 'json', 'strict'] } as const

/** Checks the file that the arguments name and writes what it found. Returns the exit code: 0, 1 or 2. */
export const check = command(takes, async ({ names, isSet }, surroundings) => {
  const { out, err, env, cache } = surroundings
  const [json, strict] = [isSet('json'), isSet('strict')]
  const path = shownPath(mainOf(portfolioFile(oneFile(names), env)))
  const look = givenLook(env.LOOK, path)
  const beside = (name: string) => resolve(dirname(path), name)
  const { files, tones, decode } = decodedFiles(filesBeside(path), beside, cache)
  const drawing = (name: string) => drawingIn(beside(name), cache)
  const own = ownSections(path, cache)
  const facts = { look, files, tones, drawing, digest: digestsBeside(path), strict }
  const readTexts: Record<string, string> = {}
  const checked = (texts: Files) => {
    const { site, texts: all } = readSite(path, own, facts, (file) => texts[file] ?? readSource(file))
    Object.assign(readTexts, all)
    return site
  }
  const foundIn = (texts: Files) => {
    const loaded = checked(texts)
    return 'locales' in loaded ? loaded.warnings : loaded.diagnostics
  }
  let texts: Files = {}
  if (isSet('fix')) {
    const main = readSource(path)
    const theme = valueAt(read(main), ['value', 'theme'])
    makeFolderOfLook(lookIn(theme), path, { out: json ? err : out, err })
    const named = look ?? lookIn(theme)
    const found = textsBeside(path).read(`${looksFolder}/${named}/${lookFiles.yaml}`)
    const ofLook = found && 'text' in found ? { [found.file]: found.text } : {}
    // Overlays come last: they are checked once there are no errors in the others.
    const ofOverlays = overlaysOf(path).map(({ path }) => [path, readSource(path)])
    const before = { [path]: main, ...ofLook, ...Object.fromEntries(ofOverlays) }
    const fixed = fixFiles(before, foundIn, (name) => resolve(name))
    texts = fixed.files
    for (const line of fixed.lines) (json ? err : out)(line)
  }
  const first = checked(texts)
  const loaded = (await decode()) ? checked(texts) : first
  const found = 'locales' in loaded ? loaded.warnings : loaded.diagnostics
  const diagnostics = strict ? found.map((one): Diagnostic => ({ ...one, severity: 'error' })) : found
  const failed = diagnostics.some(({ severity }) => severity === 'error')
  const well = 'locales' in loaded && !failed ? wellFound(path, loaded.locales) : undefined
  await write(diagnostics, { ...readTexts, ...own.texts }, well, { ...surroundings, json })
  return failed ? 1 : 0
})

/** Makes a folder of a look that is still a single file beside the portfolio, where there is none of its name. */
function makeFolderOfLook(
  look: string | undefined,
  path: string,
  to: Pick<Surroundings, 'out' | 'err'>,
): void {
  const { name, ext } = parse(look ?? '')
  const file = join(dirname(path), look ?? '')
  const folder = join(dirname(path), looksFolder, name)
  if (look === undefined || !/\.ya?ml$/i.test(ext) || !existsSync(file) || existsSync(folder)) return
  addLook(name, look, path, to)
}

/** Loads the report only when there is something to write, since that takes time. */
async function write(
  diagnostics: readonly Diagnostic[],
  texts: Texts,
  well: string | undefined,
  { json, out, err, env, colour }: Surroundings & { json: boolean },
): Promise<void> {
  const { report, toAnnotations, toJson } =
    diagnostics.length || json ? await import('../../../schema/report/report.ts') : {}
  if (json && toJson) out(toJson(diagnostics))
  else {
    if (diagnostics.length && report) out(report(diagnostics, texts, { colour }))
    if (well) out(well)
  }
  // With --json, standard output has nothing but the JSON; GitHub's runner reads annotations from both streams.
  if (env.GITHUB_ACTIONS === 'true' && diagnostics.length && toAnnotations)
    (json ? err : out)(toAnnotations(diagnostics))
}

/** The main file that a path belongs to: the one that it is an overlay of, if that exists, else itself. */
function mainOf(path: string): string {
  const [, start, end] = /^(.+)\.[a-zA-Z0-9-]+(\.[a-z]+)$/.exec(path) ?? []
  const main = `${start}${end}`
  return start !== undefined && overlayLanguage(main, path) !== undefined && existsSync(main) ? main : path
}

/** The line for a site without errors: its content and its languages. */
function wellFound(file: string, [main, ...others]: readonly [Locale, ...Locale[]]): string {
  const languages = others.map(({ portfolio }) => portfolio.site.lang)
  const also = languages.length > 0 ? `, also in ${sentenceList(languages)}` : ''
  return `${file} is in order: ${contentsOf(main.portfolio)}${also}`
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
