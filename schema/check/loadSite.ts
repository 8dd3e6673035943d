import { basename, extname } from 'node:path'
import { overlayPath } from '../languages/files.ts'
import { loadLocale } from '../languages/loadLocale.ts'
import { portfolio as allTypes } from '../model/portfolio.ts'
import { besideFile, type LanguageOfSite, loadCaseStudies, pageTextsFound } from '../pages/loadCaseStudies.ts'
import { atStart, type Diagnostic } from '../report/diagnostics.ts'
import { problem } from '../report/problem.ts'
import { displayName, languageOfName, localeOf } from '../text/languages.ts'
import type { CheckContext } from './context.ts'
import { loadPortfolio } from './loadPortfolio.ts'
import { type Locale, mainLocale } from './locale.ts'
import { publicFilesFound } from './publicFiles.ts'
import { rememberingFiles } from './windowsNames.ts'

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
  given: Omit<CheckContext, 'file'>,
): LoadedSite {
  const { context, warnings: ofWindows } = rememberingFiles(given)
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
  const inLanguages: LanguageOfSite[] = [{ portfolio, file, text }]
  const found = [...warnings]
  let failed = false
  for (const overlay of overlays) {
    const { lang } = overlay
    const misnamed = misnamedOverlay(overlay, file, taken.get(lang))
    taken.set(lang, overlay.file)
    const one = misnamed
      ? { diagnostics: [misnamed] }
      : loadLocale(overlay.text, { lang, main }, { ...context, file: overlay.file })
    if ('locale' in one) {
      locales.push(one.locale)
      inLanguages.push({ portfolio: one.locale.portfolio, file: overlay.file })
    } else failed = true
    found.push(...('locale' in one ? one.warnings : one.diagnostics))
  }
  const { studies, diagnostics } = loadCaseStudies(inLanguages, context)
  // The pages of a language that has errors are not known.
  found.push(...diagnostics.filter(({ code }) => !failed || code !== 'unnamed-page'))
  failed ||= diagnostics.some(({ severity }) => severity === 'error')
  for (const [index, locale] of locales.entries()) locale.caseStudies = studies[index] ?? []
  const ofPublic = publicFilesFound(locales, context, (other) => besideFile(file, other))
  found.push(...ofPublic, ...ofWindows((other) => besideFile(file, other)))
  if (failed || ofPublic.length > 0) return { diagnostics: found }
  return { locales, warnings: found }
}

/** The problem of the name of an overlay: a backup, a misspelt language, or that of another file; undefined if it is right. */
function misnamedOverlay(
  { file, lang }: { file: string; lang: string },
  main: string,
  other: string | undefined,
): Diagnostic | undefined {
  if (other) return atStart(file, problem('unknown-language of another file', { other, lang }))
  const meant = basename(overlayPath(main, lang))
  const tag = file.split('.').at(-2) ?? ''
  const isNear = extname(file) !== extname(main) || languageOfName(tag) === undefined
  const { language } = new Intl.Locale(lang)
  const [code = ''] = tag.toLowerCase().split(/[-_]/)
  const name = displayName('language', language)
  // A language with a two-letter code is never meant by its three letters: bak is a backup, and not Bashkir.
  if (name === undefined || (!isNear && code.length > language.length))
    return atStart(file, problem('unknown-language of a file', { code }))
  return isNear ? atStart(file, problem('unknown-language of a file name', { name, meant })) : undefined
}
