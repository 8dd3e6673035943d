import type { Portfolio as Content } from '../../../../schema/model/portfolio.ts'
import { metadataOf } from '../../../client/metadataRegistry.ts'
import type { ResolvedLocale } from '../../content/locales.ts'
import { withSections } from '../../content/pageModules.ts'
import { textIn } from '../../fonts/letters.ts'
import { folderOf } from '../../languages/languageLinks.ts'
import { caseStudyRoutes } from '../../pages/caseStudyRoutes.tsx'
import { textPageRoutes } from '../../pages/textPageRoutes.tsx'
import { resumeRoutes } from '../../resume/resumeRoute.tsx'
import { structuredData } from '../documents/structuredData.ts'
import { notFoundRoute } from './notFoundRoute.tsx'
import type { Alternate, Route } from './route.ts'

/** The start page in each language, the main one first; empty with one language. */
export const alternatesOf = ([main, ...others]: readonly Content[]): Alternate[] =>
  main && others.length > 0
    ? [main, ...others].map(({ site: { lang } }) => ({ lang, path: folderOf(lang, main.site.lang) }))
    : []

/**
 * Every document that a build makes in one language.
 *
 * @param locale the same, resolved for what is shown
 * @param alternates the start page in each language
 */
export function routesOf(
  content: Content,
  locale: ResolvedLocale,
  alternates: readonly Alternate[] = [],
): Route[] {
  const { site, sections } = content
  const { sections: shown, caseStudies: studies, titleOf } = locale
  const [first, second] = sections
  const headline = first && metadataOf(first).headline?.(first)
  const folder = alternates.find(({ lang }) => lang === site.lang)?.path ?? ''
  const common = { lang: site.lang, dir: site.dir, description: site.description }
  return [
    {
      ...common,
      path: folder,
      alternates,
      title: site.title,
      indexed: true,
      scripts: 'islands',
      // A first section without a headline begins with the main heading.
      headline: headline ?? textIn(first && 'heading' in first ? first.heading : ''),
      hasScreen: headline !== undefined,
      firstPicture: shown[0] && metadataOf(shown[0]).firstPicture?.(shown[0]),
      ...(headline !== undefined && second && { afterFirstScreen: second.id }),
      letters: shown.map((section) => metadataOf(section).letters?.(section, site.lang) ?? '').join(''),
      structuredData: structuredData(content, shown, folder),
      content: withSections(locale),
      // An owner's styles must come last, so that all others are in the head.
      inParts: headline !== undefined && second !== undefined && content.theme.styles === undefined,
    },
    ...caseStudyRoutes(content, shown, { alternates, studies, titleOf, folder }),
    ...textPageRoutes(content, { alternates, studies, titleOf, folder }),
    ...resumeRoutes(content, locale, { alternates, folder }),
    notFoundRoute(content, shown, { folder, titleOf, pages: new Set(studies.map(({ path }) => path)) }),
  ]
}
