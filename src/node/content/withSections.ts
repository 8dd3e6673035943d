import { artName } from '../../../schema/model/art.ts'
import type { Section } from '../../../schema/model/sections/index.ts'
import type { ResolvedPage, SectionRef } from '../../shared/page.ts'
import type { ResolvedPortfolio, ResolvedSection } from '../../shared/resolved.ts'

/** The page with the content of its sections. */
export const withSections = (portfolio: ResolvedPortfolio): ResolvedPage => ({
  ...withoutSections(portfolio),
  sections: portfolio.sections.map((section) => ({ ...refOf(section), content: section })),
})

/** The content without that of its sections, and without what only the document needs. */
export function withoutSections(portfolio: ResolvedPortfolio): ResolvedPage {
  const {
    sections,
    site,
    theme,
    analytics: _counted,
    notFound: _,
    pages: _routes,
    resume: _apart,
    asWritten: _before,
    labels,
    ...rest
  } = portfolio
  return {
    ...rest,
    labels: labelsInUse(labels, portfolio),
    site: { lang: site.lang, dir: site.dir, owner: site.owner },
    theme: {
      mode: theme.mode,
      sectionHeaders: theme.sectionHeaders,
      ...(theme.logo !== 'none' && { logo: theme.logo }),
    },
    sections: sections.map(refOf),
    action: sections
      .slice(0, 1)
      .flatMap((section) =>
        'action' in section && typeof section.action === 'object' ? [section.action] : [],
      )[0],
  }
}

/** JSON has no keys for the layout and the art of those that have the default ones. */
export function refOf(section: Section | ResolvedSection): SectionRef {
  const art = 'art' in section && section.art ? artName(section.art) : 'planes'
  return {
    type: section.type,
    id: section.id,
    layout: 'layout' in section ? section.layout : undefined,
    art: art === 'planes' ? undefined : art,
  }
}

/** Leaves out labels that the page does not use, such as that of the list of languages if there is only one. */
function labelsInUse(
  { languages, caseStudy, filter, dates: _looked, resume: _apart, ...labels }: ResolvedPortfolio['labels'],
  portfolio: ResolvedPortfolio,
): ResolvedPage['labels'] {
  const filters = portfolio.sections.some((section) => 'filter' in section && section.filter)
  return {
    ...labels,
    ...(portfolio.languages && { languages }),
    ...(portfolio.home !== undefined && { caseStudy }),
    ...(filters && { filter }),
  }
}
