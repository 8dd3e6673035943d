import type { Language, Locale } from '../overlay/locale.ts'
import { upFrom } from './addresses.ts'
import { type ResolvedBodyPart, resolveBody } from './resolvedBody.ts'
import type { Lookup } from './resolveFields.ts'

/** A page made from Markdown, ready to be shown. */
export interface ResolvedCaseStudy {
  /** Its path below the start of its locale. */
  path: string
  /** Its text. */
  parts: readonly ResolvedBodyPart[]
  /** The language of the text where that is not the page's. */
  language?: Language
}

/**
 * The pages of a locale, ready to be shown.
 *
 * @param root from the start of the locale to the folder of the site: `../`, or nothing
 */
export async function resolveCaseStudies(
  { portfolio, caseStudies }: Locale,
  lookup: Lookup,
  root: string,
): Promise<ResolvedCaseStudy[]> {
  const wide = portfolio.theme.heads === 'above'
  return Promise.all(
    caseStudies.map(async (study) => {
      const home = upFrom(study.path)
      const { lang, dir } = study
      return {
        path: study.path,
        parts: await resolveBody(study, lookup, { home, root: root + home, wide }),
        ...(lang !== portfolio.site.lang && { language: { lang, dir } }),
      }
    }),
  )
}
