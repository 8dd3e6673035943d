import type { ArtName } from '../../schema/model/art.ts'
import type { Link } from '../../schema/model/links.ts'
import type { Ground } from '../../schema/model/theme.ts'
import type { ResolvedPortfolio, ResolvedSection } from './resolved.ts'

/** What the page itself knows of a section. */
export interface SectionRef extends Pick<ResolvedSection, 'type' | 'id'> {
  /** Its layout, unless that is the default one. */
  layout?: string | undefined
  /** The art of a first screen, unless that is the default one. */
  art?: Exclude<ArtName, 'planes'> | undefined
  /** Its background, unless it is that of the page. */
  ground?: Exclude<Ground, 'ink'> | undefined
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
  /** The button of the first screen, if it has one, which the menu repeats. */
  action?: Link | undefined
  site: Pick<ResolvedPortfolio['site'], 'lang' | 'dir' | 'owner'>
  theme: Pick<ResolvedPortfolio['theme'], 'mode' | 'grounds' | 'headings' | 'sectionHeaders'> & {
    logo?: ResolvedPortfolio['theme']['logo']
  }
}

type PartlyOptional<T, Key extends keyof T> = Omit<T, Key> & Partial<Pick<T, Key>>

/** The keys of a resolved portfolio that only the document needs. */
type ForDocument =
  | 'sections'
  | 'site'
  | 'theme'
  | 'analytics'
  | 'notFound'
  | 'labels'
  | 'pages'
  | 'resume'
  | 'asWritten'
