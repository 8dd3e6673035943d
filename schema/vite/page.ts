import { type ArtName, artName } from '../model/art.ts'
import type { Section } from '../model/sections/index.ts'
import type { ResolvedPortfolio, ResolvedSection } from './resolved.ts'

/** What the page itself knows of a section. */
export interface SectionRef extends Pick<ResolvedSection, 'type' | 'id'> {
  /** Its layout, unless that is the default one. */
  layout?: string | undefined
  /** The art of a first screen, unless that is the default one. */
  art?: Exclude<ArtName, 'planes'> | undefined
  /** Its content, which comes with the page while prerendering and in the dev server. */
  content?: ResolvedSection
  /** Loads its content, in a built page a module of its own. */
  load?: () => Promise<ResolvedSection>
}

/** What a page is rendered with: what the header, the footer and the sections together need in the browser. */
export type ResolvedPage = Omit<ResolvedPortfolio, ForDocument> & {
  labels: PartlyOptional<
    Omit<ResolvedPortfolio['labels'], 'dates' | 'resume'>,
    'languages' | 'caseStudy' | 'filter'
  >
  sections: SectionRef[]
  site: Pick<ResolvedPortfolio['site'], 'lang' | 'dir' | 'owner'>
  theme: Pick<ResolvedPortfolio['theme'], 'mode' | 'heads'> & { mark?: ResolvedPortfolio['theme']['mark'] }
}

type PartlyOptional<T, Key extends keyof T> = Omit<T, Key> & Partial<Pick<T, Key>>

/** The keys of a resolved portfolio that only the document needs. */
type ForDocument = 'sections' | 'site' | 'theme' | 'analytics' | 'notFound' | 'labels' | 'pages' | 'resume'

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
    labels,
    ...rest
  } = portfolio
  return {
    ...rest,
    labels: labelsInUse(labels, portfolio),
    site: { lang: site.lang, dir: site.dir, owner: site.owner },
    theme: { mode: theme.mode, heads: theme.heads, ...(theme.mark !== 'sliver' && { mark: theme.mark }) },
    sections: sections.map(refOf),
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
