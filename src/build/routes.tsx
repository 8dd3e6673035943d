import type { ReactElement } from 'react'
import type { Portfolio as Content } from '../../schema/model/portfolio.ts'
import { resumeAddresses } from '../../schema/model/resume/addresses.ts'
import { fromPage, pictureFromPage, upFrom } from '../../schema/vite/addresses.ts'
import { folderOf } from '../../schema/vite/languages.ts'
import type { ResolvedPortfolio, ResolvedSection } from '../../schema/vite/resolved.ts'
import type { ResolvedCaseStudy } from '../../schema/vite/resolvedCaseStudies.ts'
import { resolveHeading } from '../../schema/vite/resolveFields.ts'
import { factsOf } from '../factsRegistry.ts'
import { CaseStudy } from '../pages/caseStudy/CaseStudy.tsx'
import type { Entry } from '../pages/caseStudy/entry.ts'
import { NotFound } from '../pages/NotFound.tsx'
import { Portfolio } from '../pages/Portfolio.tsx'
import { Resume } from '../pages/resume/Resume.tsx'
import type { CaseStudyFacts, FirstPicture } from '../sections/facts.ts'
import { textIn } from './fonts/letters.ts'
import { basePath } from './html/basePath.ts'
import { resumeContent } from './resume/resumeContent.ts'
import { resumeData } from './resume/resumeData.ts'
import { creativeWork } from './social/creativeWork.ts'
import { structuredData } from './social/structuredData.ts'

/** A document of the site. */
export interface Route {
  /** Where it is below the site: empty for the start, else a folder such as `resume/` or a file such as `404.html`. */
  path: string
  /** Its language, a BCP 47 tag, and the direction of writing. */
  lang: string
  dir: 'ltr' | 'rtl'
  /** Where it is in each language, itself among them; none where it is in one. */
  alternates?: readonly Alternate[]
  title: string
  description: string
  /** Whether search engines are to find it: it then has a canonical address, share tags and a line in the sitemap. */
  indexed: boolean
  /** Whether it may be served at any address, as the page for unknown ones is: its addresses begin at the root. */
  anywhere?: boolean
  /** Whether its islands are hydrated, or only its header has a script. Without, it has none. */
  scripts?: 'islands' | 'header'
  /** What the page of the résumé sees, if it is that. */
  resume?: ResolvedPortfolio
  /** Where it is below the start of its edition, for the page of a project. */
  caseStudy?: string
  /**
   * Its heading, where that has a screen of its own, so that its type comes before all else. It may have *emphasis*, as in
   * the YAML.
   */
  headline?: string
  /** The picture of its first screen, if that has one. */
  firstPicture?: FirstPicture | undefined
  /** The id of what follows the headline's screen. Before that has come the screen is not whole, and its words would move. */
  afterFirstScreen?: string
  /** The words of its card in link previews, where they are not the site's. */
  card?: string
  /** The letters that it shows and the portfolio has not, as of files that sections read. */
  letters?: string
  /** What search engines are told of it, in the words of schema.org. */
  structuredData?: object
  /** What is rendered. */
  page: ReactElement
}

/** A document in one of several languages. */
export interface Alternate {
  lang: string
  path: string
}

/** The start of the site in each of its languages, the main one first; none where it has one. */
export const alternatesOf = ([main, ...others]: readonly Content[]): Alternate[] =>
  main && others.length > 0
    ? [main, ...others].map(({ site: { lang } }) => ({ lang, path: folderOf(lang, main.site.lang) }))
    : []

/**
 * Every document that a build makes in one language.
 *
 * @param shown the sections as the page shows them, their pictures resolved
 * @param alternates the start of the site in each of its languages
 * @param studies the pages of projects
 * @param resume what the page of the résumé sees, if there is one
 */
export function routesOf(
  content: Content,
  shown: readonly ResolvedSection[],
  alternates: readonly Alternate[] = [],
  studies: readonly ResolvedCaseStudy[] = [],
  resume?: ResolvedPortfolio,
): Route[] {
  const { site, notFound, sections } = content
  const [first, second] = sections
  const headline = first && factsOf(first).headline?.(first)
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
      headline,
      firstPicture: shown[0] && factsOf(shown[0]).firstPicture?.(shown[0]),
      afterFirstScreen: headline === undefined ? undefined : second?.id,
      letters: shown.map((section) => factsOf(section).letters?.(section, site.lang) ?? '').join(''),
      structuredData: structuredData(content, shown, folder),
      page: <Portfolio />,
    },
    ...caseStudyRoutes(content, shown, { alternates, studies, folder }),
    ...(__RESUME__ && resume ? [resumeRoute(content, resume, { alternates, folder })] : []),
    {
      ...common,
      path: `${folder}404.html`,
      title: notFound.title,
      indexed: false,
      anywhere: true,
      headline: notFound.heading,
      page: (
        <NotFound
          home={basePath(content) + folder}
          words={{ ...notFound, heading: { ...resolveHeading(notFound.heading), level: 1 } }}
        />
      ),
    },
  ]
}

/** The page of the résumé in one language. */
function resumeRoute(
  content: Content,
  resume: ResolvedPortfolio,
  { alternates, folder }: { alternates: readonly Alternate[]; folder: string },
): Route {
  const { site } = content
  const shown = resumeContent(resume)
  const path = folder + resumeAddresses.page
  const pdf = upFrom(resumeAddresses.page) + resumeAddresses.pdf
  return {
    path,
    lang: site.lang,
    dir: site.dir,
    alternates: alternates.map((start) => ({ ...start, path: start.path + resumeAddresses.page })),
    title: `${shown.words.title} · ${site.owner.name}`,
    description: shown.summary ?? site.description,
    indexed: true,
    scripts: 'header',
    resume,
    card: `${shown.words.title}: ${site.owner.name}`,
    letters: textIn(shown),
    structuredData: resumeData(content, resume, path),
    page: (
      <Resume
        resume={shown}
        heading={{ ...resolveHeading(site.owner.name), level: 1 }}
        pdf={resume.fileNotes[pdf] === undefined ? undefined : pdf}
      />
    ),
  }
}

/** The pages of projects in one language, in the order of their cards. */
function caseStudyRoutes(
  content: Content,
  shown: readonly ResolvedSection[],
  {
    alternates,
    studies,
    folder,
  }: { alternates: readonly Alternate[]; studies: readonly ResolvedCaseStudy[]; folder: string },
): Route[] {
  const { site } = content
  const entries = shown.flatMap((section) => {
    const found = factsOf(section).caseStudies?.(section) ?? []
    return found.map((facts): Entry => entryIn(section.id, facts))
  })
  return entries.flatMap((entry, index): Route[] => {
    const study = studies.find(({ path }) => path === entry.path)
    if (!study) return []
    const path = folder + entry.path
    return [
      {
        path,
        lang: site.lang,
        dir: site.dir,
        alternates: alternates.map((start) => ({ ...start, path: start.path + entry.path })),
        title: `${entry.title} · ${site.owner.name}`,
        description: entry.description,
        indexed: true,
        scripts: 'header',
        caseStudy: entry.path,
        card: entry.title,
        structuredData: creativeWork(content, entry, { path, home: folder }),
        page: (
          <CaseStudy entry={entry} study={study} previous={entries[index - 1]} next={entries[index + 1]} />
        ),
      },
    ]
  })
}

/** An entry as its own page shows it, whose addresses begin there. */
function entryIn(section: string, { image, link, ...facts }: CaseStudyFacts): Entry {
  const home = upFrom(facts.path)
  return {
    ...facts,
    section,
    image: { ...image, ...pictureFromPage(image, home) },
    link: link === undefined ? undefined : linkFrom(link, home),
    heading: { ...resolveHeading(facts.title), level: 1 },
  }
}

/** The start's own sections are not on the page of a project. */
const linkFrom = (link: string, home: string) => (link.startsWith('#') ? home + link : fromPage(link, home))
