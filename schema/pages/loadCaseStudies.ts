import { posix } from 'node:path'
import { z } from 'zod'
import type { CheckContext } from '../check/context.ts'
import { hasPublicAddress } from '../check/rules/leftovers.ts'
import type { TextFiles } from '../files/textFiles.ts'
import { portfolio as allTypes, type Portfolio, type PortfolioSchema } from '../model/portfolio.ts'
import { walk } from '../model/walk.ts'
import type { Code } from '../report/codes.ts'
import { atStart, type Diagnostic, type Problem, settle } from '../report/diagnostics.ts'
import { quoted } from '../report/phrasing.ts'
import { languageName, languageOfName } from '../text/languages.ts'
import { read } from '../yaml/source.ts'
import { sourcePositionAt } from '../yaml/sourcePosition.ts'
import type { CaseStudy } from './body.ts'
import { bodyFindings, type Destinations } from './check.ts'
import { pageAddress, pageFileIn } from './pageLinks.ts'

/** One language of a site: its content, and the name of its file as diagnostics show it. */
export interface LanguageOfSite {
  portfolio: Portfolio
  file: string
  /** The text of the file; needed of the main one alone. */
  text?: string
}

/** The pages of a site, an array for each language in the order given, and the diagnostics of their texts. */
export interface LoadedCaseStudies {
  studies: CaseStudy[][]
  diagnostics: Diagnostic[]
}

/** The Markdown files that a portfolio, validated or not, names as pages: in order, each once. */
export function pageFiles(portfolio: unknown, schema: PortfolioSchema): string[] {
  const named = [...walk(portfolio, schema)].flatMap(({ value, schema, kind }) =>
    typeof value === 'string' && schema && kind === 'page' && z.safeParse(schema, value).success
      ? [value.trim()]
      : [],
  )
  return [...new Set(named)]
}

/**
 * Checks the texts of pages while the YAML that names them has errors. Findings that depend on other pages or on
 * sections are left out, since they are reliable only once the YAML is valid.
 *
 * @param written the value of the YAML, as far as it could be read
 * @param langs the other languages, in which pages may have translated files
 */
export function pageTextsFound(
  written: unknown,
  langs: readonly string[],
  { file, files, texts, strict = false, schema = allTypes }: CheckContext,
): Diagnostic[] {
  if (!texts) return []
  const named = pageFiles(written, schema)
  const all = named.flatMap((page) => [page, ...langs.map((lang) => pageFileIn(page, lang))])
  const to = {
    files,
    texts,
    pages: new Set(named),
    sections: [],
    isPublic: strict || hasPublicAddress(written),
  }
  return all
    .flatMap((page) => checkedText(page, to, besideFile(file, page))?.found ?? [])
    .filter(({ code }) => !ofOthers.has(code))
}

/** The text of a page and its diagnostics: without a text if the file cannot be read; undefined if there is no file. */
function checkedText(
  textFile: string,
  to: Destinations,
  shown: string,
): { text?: string; found: Diagnostic[] } | undefined {
  const read = to.texts.read(textFile)
  if (!read) return undefined
  if ('problem' in read) return { found: [atStart(shown, unreadable(read.problem))] }
  const { text } = read
  return { text, found: settle(bodyFindings(textFile, text, to), text, shown) }
}

/** Codes of findings that depend on other files, which are unreliable while the YAML has errors. */
const ofOthers: ReadonlySet<Code> = new Set(['unknown-anchor', 'missing-page'])

/** Reads and checks the texts of all pages of a site, in its languages, the main one first. */
export function loadCaseStudies(
  [main, ...others]: readonly LanguageOfSite[],
  { files, texts, strict = false, schema = allTypes }: Omit<CheckContext, 'file'>,
): LoadedCaseStudies {
  const named = main ? pageFiles(main.portfolio, schema) : []
  if (!main || !texts || named.length === 0) return { studies: [], diagnostics: [] }
  const shown = (file: string) => besideFile(main.file, file)
  const diagnostics: Diagnostic[] = []
  const to = (portfolio: Portfolio): Destinations => ({
    files,
    texts,
    pages: new Set(named),
    sections: portfolio.sections.map(({ id }) => id),
    ...(portfolio !== main.portfolio && { lang: portfolio.site.lang }),
    isPublic: strict || hasPublicAddress(portfolio),
  })
  /** The page of a text; none if the file is missing, cannot be read or has errors. */
  const studyOf = (file: string, textFile: string, { portfolio }: LanguageOfSite): CaseStudy[] => {
    const { text, found } = checkedText(textFile, to(portfolio), shown(textFile)) ?? { found: [] }
    diagnostics.push(...found)
    if (text === undefined || found.some(({ severity }) => severity === 'error')) return []
    const { lang, dir } = portfolio.site
    return [{ path: pageAddress(file), file: textFile, text, lang, dir }]
  }
  const ofMain = named.flatMap((file) => studyOf(file, file, main))
  const known = new Set(named)
  const ofOthers = others.map((one) => {
    const { lang } = one.portfolio.site
    return named.flatMap((file) => {
      const translated = pageFileIn(file, lang)
      known.add(translated)
      const study = studyOf(file, translated, one)
      if (study.length > 0 || texts.read(translated)) return study
      diagnostics.push(...atPage(file, untranslated(lang, shown(file), shown(translated)), main, schema))
      return ofMain.filter((written) => written.file === file)
    })
  })
  for (const file of unnamed(named, known, texts)) {
    texts.read(file) // Keeps its text for the report, which shows the first line.
    const langs = [main, ...others].map(({ portfolio }) => portfolio.site.lang)
    diagnostics.push(atStart(shown(file), notNamed(file, named, langs)))
  }
  return { studies: [ofMain, ...ofOthers], diagnostics }
}

/**
 * The Markdown files in the folders of pages that belong to no page, except for a README.md. Beside the YAML itself lie
 * notes of all kinds, and only translations of pages are meant.
 */
const unnamed = (named: readonly string[], known: ReadonlySet<string>, { list }: TextFiles) =>
  [...new Set(named.map((file) => posix.dirname(file)))]
    .flatMap((folder) => list(folder).map((name) => posix.join(folder, name)))
    .filter((file) => /\.md$/i.test(file) && !known.has(file) && !/\/readme\.md$/i.test(file))
    .filter((file) => file.includes('/') || languageIn(file, named))

/** The path of a file as diagnostics show it; `file` is relative to the folder of `other`. */
export function besideFile(other: string, file: string): string {
  const folder = posix.dirname(other)
  return folder === '.' ? file : `${folder}/${file}`
}

/** A problem of a page, where the YAML first names its file. */
function atPage(
  page: string,
  problem: Problem,
  { file, text = '', portfolio }: LanguageOfSite,
  schema: PortfolioSchema,
): Diagnostic[] {
  const named = [...walk(portfolio, schema)].find(({ value, kind }) => kind === 'page' && value === page)
  const source = read(text)
  const path = named?.path ?? []
  const span = 'root' in source ? sourcePositionAt(source.root, path).span : { start: 0, end: 0 }
  return settle([{ path, span, ...problem }], text, file)
}

const unreadable = (problem: string): Problem => ({ code: 'page-text', message: problem })

/** @param file the text in the main language, and `translated` the one that is missing, as diagnostics show them */
function untranslated(lang: string, file: string, translated: string): Problem {
  const language = languageName(lang)
  return {
    code: 'page-language',
    severity: 'warning',
    message: `${quoted(file)} is not in ${language}, so its page shows the text in the main language`,
    help: `write it in ${language} into ${translated}`,
  }
}

/** @param langs the languages of the site, the main one first */
function notNamed(file: string, named: readonly string[], [mainLang, ...langs]: readonly string[]): Problem {
  const [page, lang] = languageIn(file, named) ?? []
  const problem = { code: 'unnamed-page', severity: 'warning' } as const
  if (page === undefined || lang === undefined)
    return {
      ...problem,
      message: 'neither a project nor an entry of pages names this file, so no page is made of it',
      help: `write page: ${file} at a project or below pages: of the YAML, or move the file elsewhere`,
    }
  const translated = langs.includes(lang) ? pageFileIn(page, lang) : undefined
  const meant = lang === mainLang ? page : translated
  if (meant !== undefined)
    return {
      ...problem,
      message: `the page in ${lang} takes its text from ${quoted(meant)}, so no page is made of this file`,
      help: `move the text into ${meant}, or the file elsewhere`,
    }
  return {
    ...problem,
    message: `this is ${quoted(page)} in another language, ${lang}, which the site does not have`,
    help: `npm run translate -- ${lang} creates the file for the words of that language; or move this file elsewhere`,
  }
}

/** The page that a file translates, and the language: `projects/atlas.md` and `de` for `projects/atlas.de.md`. */
function languageIn(file: string, named: readonly string[]): [page: string, lang: string] | undefined {
  const [, path, tag = ''] = /^(.+)\.([^.]+)\.md$/i.exec(file) ?? []
  const lang = languageOfName(tag)
  return lang !== undefined && named.includes(`${path}.md`) ? [`${path}.md`, lang] : undefined
}
