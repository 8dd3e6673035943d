import { decodedAddress, wholeAddress } from '../../../schema/model/address.ts'
import { machineMail } from '../../shared/mail.ts'
import { plain } from '../../shared/plain.ts'
import type { ResolvedPortfolio, ResolvedSentence } from '../../shared/resolved.ts'
import { listsOf } from './resumeContent.ts'

/** The JSON Schema of `resume.json`. */
const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/**
 * The résumé of a locale as JSON Resume 1.0.0, see https://jsonresume.org/schema.
 *
 * @param resume as the page of the résumé receives it
 * @param page the absolute URL of that page, if known
 * @param image the absolute URL of the owner's picture, if there is one
 */
export function toJsonResume(resume: ResolvedPortfolio, page: string | undefined, image?: string): object {
  const portfolio = resume.asWritten ?? resume
  const lists = listsOf(portfolio)
  const whole = (href: string | undefined) => wholeAddress(href, page)
  const dated = ({ start, end }: { start?: string | undefined; end?: string | undefined }) => ({
    startDate: start,
    endDate: end === 'present' ? undefined : end,
  })
  return withoutEmpty({
    $schema: schema,
    basics: basicsOf(portfolio, page, image),
    work: lists.work?.map((entry) => ({
      name: entry.organisation,
      position: entry.position,
      description: plain(entry.about),
      location: entry.location,
      url: whole(entry.url),
      ...dated(entry),
      summary: plain(entry.summary),
      highlights: entry.highlights?.map((one) => plain(one)),
    })),
    volunteer: lists.volunteering?.map((entry) => ({
      organization: entry.organisation,
      position: entry.position,
      url: whole(entry.url),
      ...dated(entry),
      summary: plain(entry.summary),
      highlights: entry.highlights?.map((one) => plain(one)),
    })),
    education: lists.education?.map((entry) => ({
      institution: entry.institution,
      url: whole(entry.url),
      area: entry.area,
      studyType: entry.degree,
      ...dated(entry),
      score: entry.score,
      courses: entry.courses,
    })),
    awards: lists.awards?.map(({ title, date, awarder, summary, points = [] }) => ({
      title,
      date,
      awarder,
      summary: oneText(summary, points),
    })),
    certificates: lists.certificates?.map(({ title, date, url, issuer }) => ({
      name: title,
      date,
      url: whole(url),
      issuer,
    })),
    publications: lists.publications?.map(({ title, publisher, date, url, summary }) => ({
      name: title,
      publisher,
      releaseDate: date,
      url: whole(url),
      summary: plain(summary),
    })),
    skills: lists.skills,
    languages: lists.languages?.map(({ name, fluency }) => ({ language: name, fluency })),
    interests: lists.interests,
    references: lists.references?.map(({ name, text }) => ({ name, reference: plain(text) })),
    projects: lists.projects?.map((entry) => ({
      name: entry.title,
      description: plain(entry.description),
      highlights: entry.highlights?.map((one) => plain(one)),
      keywords: entry.keywords,
      ...dated(entry),
      url: whole(entry.url),
      roles: entry.roles,
      entity: entry.organisation,
      type: entry.kind,
    })),
    meta: { canonical: page && new URL('../resume.json', page).href, version: 'v1.0.0' },
  })
}

function basicsOf(portfolio: ResolvedPortfolio, page: string | undefined, image?: string) {
  const { site, resume } = portfolio
  const { phone, location } = resume?.contact ?? {}
  return {
    name: site.owner.name,
    label: site.owner.role,
    image,
    email: site.owner.email && machineMail(site.owner.email),
    phone,
    url: homeAddress(portfolio, page),
    summary: plain(resume?.summary),
    location,
    profiles: profilesOf(portfolio, page),
  }
}

/** The absolute URL of the owner's page: that in the résumé's contact, or else the site's. */
export const homeAddress = (
  { site, resume }: ResolvedPortfolio,
  page: string | undefined,
): string | undefined => wholeAddress(resume?.contact?.url, page) ?? site.url

/** The owner's profiles in the form of JSON Resume, those of the page before those of the résumé alone. */
export function profilesOf({ socials, resume }: ResolvedPortfolio, page: string | undefined) {
  const { profiles = [] } = resume?.contact ?? {}
  return [
    ...socials
      .filter(({ href }) => /^https?:/i.test(href) && !profiles.some(({ url }) => url === href))
      .map(({ name, href }) => ({ network: name, username: usernameIn(href), url: href })),
    ...profiles.map((one) => ({ ...one, url: wholeAddress(one.url, page) })),
  ]
}

/** The user name in the URL of a profile: the query parameter `user`, or else the end of the path. */
export function usernameIn(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined
  const { pathname, searchParams } = new URL(href)
  const names = pathname.split('/').filter((name) => name && !/^index\.\w+$/i.test(name))
  const name = searchParams.get('user') || decodedAddress(names.at(-1) ?? '')
  return name.replace(/^@/, '') || undefined
}

/** A text and the points below it as one text, for entries without highlights. */
const oneText = (
  text: ResolvedSentence | undefined,
  points: readonly ResolvedSentence[],
): string | undefined =>
  [...(text ? [plain(text)] : []), ...points.map((point) => `- ${plain(point)}`)].join('\n') || undefined

/** A value without undefined keys and empty lists, at any depth. */
function withoutEmpty<T extends object>(value: T): object {
  return JSON.parse(
    JSON.stringify(value, (_, part) => (Array.isArray(part) && part.length === 0 ? undefined : part)),
  )
}
