import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { loadPortfolio } from '../../../schema/check/loadPortfolio.ts'
import { readSource } from '../../../schema/files/files.ts'
import { overlayLanguage, overlayPath, overlaysOf } from '../../../schema/languages/files.ts'
import { withMissingWords } from '../../../schema/languages/translate.ts'
import { besideFile, pageFiles } from '../../../schema/pages/loadCaseStudies.ts'
import { pageFileIn } from '../../../schema/pages/pageLinks.ts'
import { settle } from '../../../schema/report/diagnostics.ts'
import { counted } from '../../../schema/report/phrasing.ts'
import { report } from '../../../schema/report/report.ts'
import { displayName, localeOf, meantLanguage } from '../../../schema/text/languages.ts'
import { read } from '../../../schema/yaml/source.ts'
import { writeUnchanged } from '../build/files/writeUnchanged.ts'
import { command, Misuse } from '../cli/commandLine.ts'
import { portfolioFile } from '../cli/portfolioFile.ts'
import { engineFileFrom } from '../engine.ts'
import { overlayEditorSchemaFile } from '../own/editorSchemas.ts'
import { ownSections } from '../own/ownSections.ts'

const usage = `onefolio translate LANGUAGE

Writes the words of a portfolio into a file of another language beside it, such as portfolio.de.yaml for de: each below
its original, empty, or = where it is the same in both languages, as names are. Where there is one it adds what is
missing, and leaves all else as it is. It lists the Markdown files of pages that are not in that language yet.
The portfolio is that of ${'`PORTFOLIO`'}, portfolio.yaml or content/portfolio.yaml.

Ends with 0 when all is well, 1 when one of the files has mistakes, 2 when it could not run.`

/** Writes the overlay of the language that the arguments name. Returns the exit code: 0, 1 or 2. */
export const translate = command({ usage }, ({ names }, { out, err, env, colour, cache }) => {
  const [tag = '', ...more] = names
  const locale = localeOf(tag)
  const language = locale && displayName('language', locale.language)
  if (!locale || !language || more.length > 0) {
    if (locale && more.length > 0 && more.every((other) => localeOf(other)))
      throw new Misuse(`One language at a time, not ${names.length}: ${names.join(', ')}.`)
    const meant = meantLanguage(names.join(' '))
    const unknown = tag ? `There is no language ${names.join(' ')}.` : 'Which language?'
    throw new Misuse(`${unknown} Write ${meant ?? 'its code, such as de, ja or pt-BR'}.`)
  }
  const path = portfolioFile(undefined, env)
  const lang = locale.toString()
  // The overlay may exist under another spelling of the tag.
  const file = overlaysOf(path).find((one) => one.lang === lang)?.path ?? overlayPath(path, lang)
  if (overlayLanguage(path, file) !== lang) {
    err(`${tag} is no language that a file can be named after: write its code, such as de, ja or pt-BR.`)
    return 2
  }
  const text = readSource(path)
  const { schema } = ownSections(path, cache)
  const main = loadPortfolio(text, { file: path, schema })
  if (!('portfolio' in main)) {
    err(report(main.diagnostics, text, { colour }))
    return 1
  }
  if (localeOf(main.portfolio.site.lang)?.toString() === locale.toString()) {
    err(`${path} is in ${language} already.`)
    return 2
  }
  const before = existsSync(file) ? readSource(file) : undefined
  const mistakes = before === undefined ? [] : read(before).findings
  if (before !== undefined && mistakes.length > 0) {
    err(report(settle(mistakes, before, file), before, { colour }))
    return 1
  }
  const next = withMissingWords(before ?? opening(path, file, language), main.written, lang, schema)
  if ('problem' in next) {
    err(`${file}: ${next.problem}`)
    return 1
  }
  if (next.text !== before) writeUnchanged(file, before, next.text)
  const rest = next.empty > 0 ? `, and ${next.empty} ${next.empty === 1 ? 'is' : 'are'} still empty` : ''
  const toTranslate = next.added - next.alike
  const alike =
    next.alike > 0 ? `; = stands for ${next.alike} that ${next.alike === 1 ? 'is' : 'are'} the same` : ''
  out(
    toTranslate > 0
      ? `${file}: ${counted(toTranslate, 'text')} to translate, each below its original${alike}${rest}.`
      : `${file} has ${rest ? 'a place for ' : ''}every text${alike}${rest}.`,
  )
  for (const page of pageFiles(main.portfolio, schema)) {
    const other = besideFile(path, pageFileIn(page, lang))
    if (!existsSync(other))
      out(`${other}: to be written, the text of ${besideFile(path, page)} in ${language}.`)
  }
  return 0
})

/** How a new overlay begins: with the schema for editors, and what it is. */
export function opening(path: string, file: string, language: string): string {
  const folder = dirname(file)
  const schema = existsSync(join(folder, overlayEditorSchemaFile))
    ? overlayEditorSchemaFile
    : engineFileFrom(folder, 'schema/overlay.schema.json')
  return [
    `# yaml-language-server: $schema=${schema}`,
    '#',
    `# The words of ${relative(dirname(file), path)} in ${language}. What is empty shows in the main language.`,
    '# = stands for what is the same in both.',
    '',
    '',
  ].join('\n')
}
