import type { Portfolio as Content } from '../../../schema/model/portfolio.ts'
import { resumeAddresses } from '../../../schema/resume/addresses.ts'
import { Resume } from '../../client/resume/Resume.tsx'
import { plain } from '../../shared/plain.ts'
import type { Alternate, Route } from '../build/routes/route.ts'
import { upFrom } from '../content/addresses.ts'
import type { ResolvedLocale } from '../content/locales.ts'
import { withoutSections } from '../content/pageModules.ts'
import { textIn } from '../fonts/letters.ts'
import { resumeContent } from './resumeContent.ts'
import { resumeData } from './resumeData.ts'

/** The page of the résumé in one language; none without a résumé. */
export function resumeRoutes(
  content: Content,
  locale: ResolvedLocale,
  { alternates, folder }: { alternates: readonly Alternate[]; folder: string },
): Route[] {
  const resume = locale.apart[resumeAddresses.page]
  if (!resume) return []
  const { site } = content
  const shown = resumeContent(resume)
  const path = folder + resumeAddresses.page
  const title = `${shown.words.title} · ${site.owner.name}`
  const description = plain(shown.summary) ?? site.description
  const pdf = upFrom(resumeAddresses.page) + resumeAddresses.pdf
  const route: Route = {
    path,
    lang: site.lang,
    dir: site.dir,
    alternates: alternates.map((start) => ({ ...start, path: start.path + resumeAddresses.page })),
    title,
    description,
    indexed: true,
    scripts: 'header',
    apart: resume,
    headline: site.owner.name,
    card: `${shown.words.title}: ${site.owner.name}`,
    letters: textIn(shown),
    structuredData: resumeData(content, resume, { path, title, description }),
    content: withoutSections(resume),
    page: (
      <Resume
        resume={shown}
        heading={locale.titleOf(site.owner.name)}
        pdf={resume.fileNotes[pdf] === undefined ? undefined : pdf}
      />
    ),
  }
  return [route]
}
