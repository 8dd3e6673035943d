import { z } from 'zod'
import { directionOf, localeOf } from '../../languages/languages.ts'
import { resumeAddresses } from '../../model/resume/addresses.ts'
import type { Leftover } from '../reading.ts'
import type { Period, Read, Resume } from '../resume.ts'
import { filled } from '../resume.ts'
import { Unimportable } from '../unimportable.ts'
import { emphasised, headingsOf, isInEnglish, resumeWord, withoutEmphasis } from './headings.ts'
import { languageOf } from './languageOf.ts'
import type { Leave } from './leave.ts'
import { publicationsOf, skillsOf } from './lists.ts'
import { lookFor, themeOf } from './look.ts'
import { socialsOf } from './profiles.ts'
import { moreProjects, projectsOf } from './projects.ts'
import { resumePart } from './resumePart.ts'
import { textsOf } from './texts.ts'
import { isBefore, latestFirst, linkTo, timelinesOf } from './timelines.ts'

/** The data of a portfolio file, and all of the input that is not in it. */
export interface Composed {
  data: Record<string, unknown>
  leftovers: Leftover[]
  /** What the file has placeholders for, since the input lacks it. */
  missing: ('email' | 'name')[]
  /** Whether the language was detected from the texts, which may be wrong. */
  isLanguageGuessed: boolean
}

/** Gives the path of a look by its name. */
export type LookAt = (name: string) => string | undefined

/** The placeholder for a missing e-mail address: it reaches nobody, and `check -- --strict` reports it. */
const noAddress = 'hello@example.com'

/**
 * Makes a portfolio of what was read. Throws `Unimportable` where nothing was.
 *
 * @param lookAt the path of a look by its name, from the portfolio; undefined where there is none
 */
export function portfolioOf(
  { resume: read, leftovers: before, format }: Read,
  file: string,
  lookAt: LookAt = () => undefined,
): Composed {
  const leftovers = [...before]
  const leave = (where: string, what: string, why: string) => leftovers.push({ where, what, why })
  const resume = usable(read, leave)
  if (isBlank(resume))
    throw new Unimportable(`${file} is read as a ${format}, and says nothing that a page could show.`)
  const missing: Composed['missing'] = []
  if (!resume.name) missing.push('name')
  if (!resume.email) missing.push('email')
  const name = resume.name ?? 'Your Name'

  const parts = [
    skillsOf(resume, leave),
    projectsOf(resume, leave),
    timelinesOf(resume, leave),
    publicationsOf(resume, leave),
  ]
  const sections = [
    ...aboutOf(resume, name, leave),
    ...parts.flatMap((part) => part.sections),
    ...parts.flatMap((part) => part.last ?? []),
    ...textsOf([...moreProjects(resume, leave), ...resume.texts]),
    contactOf(resume),
  ]
  const socials = socialsOf(resume, leave)
  const locale = localeOf(resume.lang)
  const data = filled({
    site: {
      title: resume.page.title ?? [name, resume.label].filter(Boolean).join(' · '),
      description: firstSentences(resume.page.description ?? resume.summary ?? resume.label ?? name, 200),
      lang: resume.lang ?? 'en',
      ...(locale && directionOf(locale) === 'rtl' && { dir: 'rtl' }),
      owner: filled({ name, role: resume.label, email: resume.email ?? noAddress }),
    },
    theme: themeOf(lookAt(lookFor(name, resume.label ?? resume.work[0]?.position)), {
      accent: resume.page.accent,
    }),
    nav: navOf(sections, resume.lang),
    socials: socials.length > 0 ? socials : undefined,
    sections: [heroOf(resume, name, sections), ...sections],
    resume: resumePart(resume, Object.assign({}, ...parts.map((part) => part.lists)), leave),
    footer: filled({
      groups: resume.page.resumeFile
        ? [
            {
              title: resumeWord(resume.lang),
              links: [earlierResume(resume.page.resumeFile, resume.lang)],
            },
          ]
        : undefined,
      copyright: `© ${name}`,
    }),
  })
  return { data, leftovers, missing, isLanguageGuessed: read.lang === undefined && resume.lang !== undefined }
}

/**
 * Prepares a résumé for a page: detects its language, orders posts and studies, drops empty entries, and leaves over
 * what a page would refuse, such as an invalid e-mail address or an end before its start.
 */
function usable(resume: Resume, leave: Leave): Resume {
  const { email } = resume
  const isAddress = email !== undefined && z.email().safeParse(email).success
  if (email && !isAddress) leave('email', email, 'it is no e-mail address')
  for (const list of ['work', 'volunteer', 'education', 'projects'] as const)
    for (const [index, { startDate, endDate }] of resume[list].entries()) {
      if (isBefore(endDate, startDate))
        leave(`${list}[${index}], its end`, endDate ?? '', `it comes before its start, ${startDate}`)
      if (startDate === 'present') leave(`${list}[${index}], its start`, startDate, 'a start has a year')
    }
  const saying = <T extends Period>(entries: readonly T[]) =>
    entries.filter((entry) => Object.values(entry).flat().length > 0)
  const given = <T extends object>(list: string, entries: readonly T[], key: keyof T) =>
    entries.map((entry, index) => {
      if (entry[key] !== 'present') return entry
      leave(`${list}[${index}], its date`, 'present', 'a date has a year')
      return { ...entry, [key]: undefined }
    })
  return {
    ...resume,
    ...filled({ lang: resume.lang ?? languageOf(resume) }),
    email: isAddress ? email : undefined,
    work: latestFirst(saying(resume.work)),
    volunteer: latestFirst(saying(resume.volunteer)),
    education: latestFirst(saying(resume.education)),
    awards: given('awards', resume.awards, 'date'),
    certificates: given('certificates', resume.certificates, 'date'),
    publications: given('publications', resume.publications, 'releaseDate'),
  }
}

function isBlank({ name, label, summary, ...rest }: Resume): boolean {
  const lists = Object.values(rest).filter((value) => Array.isArray(value))
  return !name && !label && !summary && lists.every((list) => list.length === 0)
}

/** How many sections the header has room for, besides the résumé and the contact; and which of them come first. */
const maxLinks = 5
const first = ['about', 'projects', 'work', 'education', 'skills', 'publications', 'volunteering']

/** The links of the header: the sections that matter most, in their order, the résumé, and how to write. */
function navOf(sections: readonly Record<string, unknown>[], lang: string | undefined) {
  const rank = ({ id }: Record<string, unknown>) => {
    const index = first.indexOf(String(id))
    return index < 0 ? first.length : index
  }
  const ranked = sections.filter(({ id }) => id !== 'contact').toSorted((a, b) => rank(a) - rank(b))
  const kept = new Set(ranked.slice(0, maxLinks))
  const linked = (section: Record<string, unknown>) => ({ name: section.label, href: `#${section.id}` })
  return [
    ...sections.filter((section) => kept.has(section)).map(linked),
    { name: resumeWord(lang), href: resumeAddresses.page },
    ...sections.filter(({ id }) => id === 'contact').map(linked),
  ]
}

/** The role; else the latest post; else the first sentences of the summary. */
function taglineOf({ label, summary, work: [post] }: Resume): string | undefined {
  const place = [post?.position, post?.name].filter(Boolean).join(' · ')
  const text = [label, place, summary].find(Boolean)
  return text && firstSentences(text, 140)
}

function heroOf(resume: Resume, name: string, sections: readonly Record<string, unknown>[]) {
  const { page, lang } = resume
  const next = sections[0]
  const main = ['projects', 'work', 'education', 'skills']
    .map((id) => sections.find((section) => section.id === id))
    .find(Boolean)
  const isEnglish = isInEnglish(lang)
  return {
    type: 'hero',
    id: 'home',
    headline: page.headline ? withoutEmphasis(page.headline) : emphasised(name),
    tagline: taglineOf(resume) ?? 'Say here in a sentence or two what you do.',
    action: main
      ? { name: isEnglish ? 'See What I Have Done' : main.label, href: `#${main.id}` }
      : { name: isEnglish ? 'Get in Touch' : next?.label, href: '#contact' },
    scroll: { name: isEnglish ? `Scroll Down to ${next?.label}` : next?.label, href: `#${next?.id}` },
  }
}

function aboutOf(resume: Resume, name: string, leave: Leave): Record<string, unknown>[] {
  const { summary, image, location, lang } = resume
  const paragraphs = (summary ?? '')
    .split(/\n+/)
    .map((one) => one.trim())
    .filter(Boolean)
  if (paragraphs.length === 0) {
    if (image) leave('image', image, 'it stands beside a text of yourself, and there is none')
    return []
  }
  // The hero shows that text already.
  if (!image && summary === taglineOf(resume)) return []
  const place = [location.city, location.region].filter(Boolean).join(', ')
  return [
    filled({
      type: 'about',
      id: 'about',
      ...headingsOf('about', lang),
      layout: image ? undefined : 'none',
      paragraphs,
      portrait: image ? { src: image, alt: isInEnglish(lang) ? `Portrait of ${name}` : name } : undefined,
      facts:
        place && isInEnglish(lang) ? [{ icon: 'lucide:map-pin', title: 'Based in', text: place }] : undefined,
    }),
  ]
}

function contactOf({ lang, page }: Resume): Record<string, unknown> {
  return filled({ type: 'contact', id: 'contact', ...headingsOf('contact', lang), text: page.contact })
}

/** The link to a résumé that there is already, with another name than the page of the new one. */
function earlierResume(href: string, lang: string | undefined) {
  const word = resumeWord(lang)
  return { name: isInEnglish(lang) ? `Earlier ${word}` : `${word} (${linkTo(href)?.name})`, href }
}

/** The first sentences of a text, as many as fit, on one line. */
function firstSentences(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= limit) return line
  const sentence = line.slice(0, limit).match(/^.+[.!?](?=\s)/)?.[0]
  // Without the word that was cut, or, if there is no blank, half a surrogate pair.
  return sentence ?? `${line.slice(0, limit - 1).replace(/\s+\S*$|\p{Cs}$/u, '')}…`
}
