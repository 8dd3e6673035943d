import type { Locale } from '../../../schema/check/locale.ts'
import type { ResolvedCaseStudy } from '../../shared/resolvedCaseStudy.ts'
import { upFrom } from '../content/addresses.ts'
import type { Lookup } from '../content/resolveFields.ts'
import { resolveBody } from './resolveBody.ts'

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
  const wide = portfolio.theme.sectionHeaders === 'above'
  return Promise.all(
    caseStudies.map(async (study) => {
      const home = upFrom(study.path)
      const { lang, dir } = study
      return {
        path: study.path,
        parts: await resolveBody(study, lookup, { home, root: root + home, wide, set: lookup.set?.(lang) }),
        ...(lang !== portfolio.site.lang && { language: { lang, dir } }),
      }
    }),
  )
}
