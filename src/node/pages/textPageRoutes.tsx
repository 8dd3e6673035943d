import type { Portfolio as Content } from '../../../schema/model/portfolio.ts'
import { pageAddress } from '../../../schema/pages/pageLinks.ts'
import { TextPage } from '../../client/pages/TextPage.tsx'
import type { ResolvedCaseStudy } from '../../shared/resolvedCaseStudy.ts'
import { withoutSoftHyphens } from '../build/documents/headline.ts'
import { webPage } from '../build/documents/structuredData.ts'
import type { Alternate, Route } from '../build/routes/route.ts'
import type { ResolvedLocale } from '../content/locales.ts'

/** The pages that belong to no section, such as an imprint, in one language. */
export function textPageRoutes(
  content: Content,
  {
    alternates,
    studies,
    titleOf,
    folder,
  }: {
    alternates: readonly Alternate[]
    studies: readonly ResolvedCaseStudy[]
    titleOf: ResolvedLocale['titleOf']
    folder: string
  },
): Route[] {
  const { site, pages } = content
  return pages.flatMap(({ page, title, description = site.description, indexed }): Route[] => {
    const address = pageAddress(page)
    const text = studies.find(({ path }) => path === address)
    if (!text) return []
    const path = folder + address
    const words = { title: `${withoutSoftHyphens(title)} · ${site.owner.name}`, description }
    return [
      {
        ...words,
        path,
        lang: site.lang,
        dir: site.dir,
        alternates: alternates.map((start) => ({ ...start, path: start.path + address })),
        indexed,
        scripts: 'header',
        headline: title,
        card: title,
        shows: text.parts,
        structuredData: webPage(content, { ...words, path, home: folder }),
        page: <TextPage heading={titleOf(title)} text={text} />,
      },
    ]
  })
}
