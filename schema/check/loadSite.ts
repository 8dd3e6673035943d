import { basename, extname } from 'node:path'
import { overlayPath } from '../languages/files.ts'
import { loadLocale } from '../languages/loadLocale.ts'
import { portfolio as allTypes } from '../model/portfolio.ts'
import { besideFile, loadCaseStudies, pageTextsFound } from '../pages/loadCaseStudies.ts'
import { atStart, type Diagnostic } from '../report/diagnostics.ts'
import { quoted } from '../report/phrasing.ts'
import { languageOfName, localeOf, nameOf } from '../text/languages.ts'
import type { CheckContext } from './context.ts'
import { loadPortfolio } from './loadPortfolio.ts'
import { type Locale, mainLocale } from './locale.ts'
import { publicFilesFound } from './publicFiles.ts'

/** The text of a file of a site, and its name as diagnostics show it. */
export interface SiteFile {
  file: string
  text: string
}

/** A site in all of its languages, the main one first, with warnings; or, if there are errors, all diagnostics. */
export type LoadedSite =
  | { locales: [main: Locale, ...others: Locale[]]; warnings: Diagnostic[] }
  | { diagnostics: Diagnostic[] }

/**
 * Parses and checks a portfolio and the overlays beside it. Overlays are checked only if the portfolio has no errors.
 */
export function loadSite(
  { file, text }: SiteFile,
  overlays: readonly (SiteFile & { lang: string })[],
  context: Omit<CheckContext, 'file'>,
): LoadedSite {
  const { schema = allTypes } = context
  const languages = overlays.map(({ lang }) => lang)
  const loaded = loadPortfolio(text, { ...context, file, languages })
  if (!('portfolio' in loaded)) {
    const ofPages = pageTextsFound(loaded.written, languages, { ...context, file })
    return { diagnostics: [...loaded.diagnostics, ...ofPages] }
  }
  const { portfolio, written, warnings } = loaded
  const main = { file, text, value: written, schema, portfolio, warnings }
  const taken = new Map([[localeOf(portfolio.site.lang)?.toString() ?? '', file]])
  const locales: [Locale, ...Locale[]] = [mainLocale(portfolio, written, schema)]
  const otherFiles: string[] = []
  const found = [...warnings]
  let failed = false
  for (const overlay of overlays) {
    const { lang } = overlay
    const other = taken.get(lang)
    taken.set(lang, overlay.file)
    const misnamed = misnamedOverlay(overlay, file)
    const one = other
      ? { diagnostics: [repeated(overlay, other)] }
      : misnamed
        ? { diagnostics: [misnamed] }
        : loadLocale(overlay.text, { lang, main }, { ...context, file: overlay.file })
    if ('locale' in one) {
      locales.push(one.locale)
      otherFiles.push(overlay.file)
    } else failed = true
    found.push(...('locale' in one ? one.warnings : one.diagnostics))
  }
  const inLanguages = locales.map(({ portfolio }, index) => ({
    portfolio,
    ...(index === 0 ? { file, text } : { file: otherFiles[index - 1] ?? file }),
  }))
  const { studies, diagnostics } = loadCaseStudies(inLanguages, context)
  // The pages of a language that has errors are not known.
  found.push(...diagnostics.filter(({ code }) => !failed || code !== 'unnamed-page'))
  failed ||= diagnostics.some(({ severity }) => severity === 'error')
  const [first, ...rest] = locales
  const withStudies = (locale: Locale, index: number) => ({
    ...locale,
    caseStudies: studies[index] ?? [],
  })
  const whole: [Locale, ...Locale[]] = [
    withStudies(first, 0),
    ...rest.map((locale, index) => withStudies(locale, index + 1)),
  ]
  const ofPublic = publicFilesFound(whole, context, (other) => besideFile(file, other))
  found.push(...ofPublic)
  if (failed || ofPublic.length > 0) return { diagnostics: found }
  return { locales: whole, warnings: found }
}

/** The problem of the name of an overlay: a backup, or a misspelt language; undefined if it is right. */
function misnamedOverlay(
  { file, lang }: { file: string; lang: string },
  main: string,
): Diagnostic | undefined {
  const meant = basename(overlayPath(main, lang))
  const tag = file.split('.').at(-2) ?? ''
  const isNear = extname(file) !== extname(main) || languageOfName(tag) === undefined
  const { language } = new Intl.Locale(lang)
  // A language with a two-letter code is never meant by its three letters: bak is a backup, and not Bashkir.
  const [written = ''] = tag.toLowerCase().split(/[-_]/)
  const isLonger = !isNear && written.length > language.length
  const name = nameOf('language', language)
  if (name !== undefined && !isLonger)
    return isNear
      ? atStart(file, {
          code: 'unknown-language',
          message: `the words of ${name} belong in a file named ${quoted(meant)}`,
          help: `rename this file to ${meant}, or to something else if it is no translation`,
        })
      : undefined
  const reason = isLonger ? `the code of ${name ?? 'that'} is ${language}, not ${written}` : `${lang} is none`
  return atStart(file, {
    code: 'unknown-language',
    message: `a file of this name holds the words of a language, and ${reason}`,
    help: 'name it after a language, such as de, ja or pt-BR; a file of another kind needs another name, with a hyphen in place of the dot',
  })
}

const repeated = ({ file, lang }: { file: string; lang: string }, other: string): Diagnostic =>
  atStart(file, {
    code: 'repeated-language',
    message: `${other} is in ${lang} already, so there can be no other page in it`,
    help: 'take one of the two away, or give it the name of its own language',
  })
