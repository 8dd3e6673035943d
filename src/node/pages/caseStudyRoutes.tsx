import type { Portfolio as Content } from '../../../schema/model/portfolio.ts'
import { metadataOf } from '../../client/metadataRegistry.ts'
import type { Entry } from '../../client/pages/CaseStudy.tsx'
import { CaseStudy } from '../../client/pages/CaseStudy.tsx'
import type { CaseStudyMetadata } from '../../client/sections/metadata.ts'
import { plain } from '../../shared/plain.ts'
import type { ResolvedSection } from '../../shared/resolved.ts'
import type { ResolvedCaseStudy } from '../../shared/resolvedCaseStudy.ts'
import { withoutSoftHyphens } from '../build/documents/headline.ts'
import { creativeWork } from '../build/documents/structuredData.ts'
import type { Alternate, Route } from '../build/routes/route.ts'
import { fromPage, pictureFromPage, upFrom } from '../content/addresses.ts'
import type { ResolvedLocale } from '../content/locales.ts'

/** The pages of projects in one language, in the order of their cards. */
export function caseStudyRoutes(
  content: Content,
  shown: readonly ResolvedSection[],
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
  const { site } = content
  const entries = shown.flatMap((section) => {
    const found = metadataOf(section).caseStudies?.(section) ?? []
    return found.map((metadata) => ({ section: section.id, metadata }))
  })
  return entries.flatMap(({ section, metadata }, index): Route[] => {
    const home = upFrom(metadata.path)
    const entry = entryIn(section, metadata, home, titleOf)
    // After the last project comes the first.
    const after = entries[index + 1] ?? entries[0]
    const [previous, next] = [entries[index - 1], after?.metadata === metadata ? undefined : after].map(
      (one) => one && entryIn(one.section, one.metadata, home, titleOf),
    )
    const study = studies.find(({ path }) => path === entry.path)
    if (!study) return []
    const path = folder + entry.path
    return [
      {
        path,
        lang: site.lang,
        dir: site.dir,
        alternates: alternates.map((start) => ({ ...start, path: start.path + entry.path })),
        title: `${withoutSoftHyphens(entry.title)} · ${site.owner.name}`,
        description: plain(entry.description),
        indexed: true,
        scripts: 'header',
        caseStudy: entry.path,
        year: entry.year,
        headline: entry.title,
        card: entry.title,
        shows: [entry, study.parts],
        structuredData: creativeWork(content, entry, { path, home: folder }),
        page: <CaseStudy entry={entry} study={study} previous={previous} next={next} />,
      },
    ]
  })
}

/**
 * An entry with addresses relative to a page.
 *
 * @param home from that page to the start: `../../`
 * @param titleOf see `ResolvedLocale`
 */
function entryIn(
  section: string,
  { image, link, links, ...metadata }: CaseStudyMetadata,
  home: string,
  titleOf: ResolvedLocale['titleOf'],
): Entry {
  return {
    ...metadata,
    section,
    image: image && { ...image, ...pictureFromPage(image, home) },
    link: link === undefined ? undefined : linkFrom(link, home),
    links: links?.map(({ name, href }) => ({ name, href: linkFrom(href, home) })),
    heading: titleOf(metadata.title),
  }
}

/** `#…` leads to a section of the start page, which the page of a project lacks. */
const linkFrom = (link: string, home: string) => (link.startsWith('#') ? home + link : fromPage(link, home))
