import { createHash } from 'node:crypto'
import { isMail } from '../../../../schema/model/address.ts'
import { Unimportable } from '../../../../schema/report/unbuildable.ts'
import { resumeAddresses } from '../../../../schema/resume/addresses.ts'
import { directionOf, localeOf } from '../../../../schema/text/languages.ts'
import { sentenceWords } from '../../../../schema/text/sentence.ts'
import { parsePeriod } from '../../../../schema/text/writtenDates.ts'
import { looksOfEngine } from '../../create/looks.ts'
import { drawingOfYears } from '../drawings.ts'
import type { Dated, Period, Read, Resume, Skip, Unplaced } from '../resume.ts'
import { filled, joinedPoints, withoutLists } from '../resume.ts'
import { resumePart, socialsOf } from './contact.ts'
import { fontsOf } from './fonts.ts'
import { languageOf } from './language.ts'
import { aboutOf, contactOf, firstSentences, heroOf, languagesOf, referencesOf } from './person.ts'
import { textsOf } from './texts.ts'
import { isBefore, latestFirst, timelinesOf, type Written } from './timelines.ts'
import { noName, phraseIn, resumeWord } from './words.ts'
import { moreProjects, projectsOf, publicationsOf, skillsOf } from './works.ts'

/** What an owner would look for on the page and an input lacks, or an input names and was not found. */
export type Missing = 'name' | 'email' | 'portrait'

/** The data of a portfolio file, and all of the input that is not in it. */
export interface Composed {
  data: Record<string, unknown>
  unplaced: Unplaced[]
  /** What the file lacks, or has a placeholder for. */
  missing: Missing[]
  /** Lists of the résumé that the page shows together with others. */
  merged: readonly string[]
  /** The path of the drawing of the first screen, where it is the person's own. */
  drawing: string | undefined
  /** Whether the language was detected from the texts, which may be wrong. */
  isLanguageGuessed: boolean
}

/** How a portfolio is to look. */
export interface LookOptions {
  /** The name of the look; left out, one is drawn by the person. */
  look?: string | undefined
  /** Gives the path of a look by its name, from the portfolio; without it there is no look. */
  lookAt?: ((name: string) => string) | undefined
  /** Gives the path of a drawing of the person's own, in SVG; without it there is none. */
  drawingAt?: ((svg: string) => string) | undefined
}

/** Makes a portfolio of what was read. Throws `Unimportable` where nothing was. */
export function portfolioOf(
  { resume: read, unplaced: before, format }: Read,
  file: string,
  { look, lookAt, drawingAt }: LookOptions,
): Composed {
  const unplaced = [...before]
  const skip: Skip = (where, what, why) => unplaced.push({ where, what, why })
  const resume = usable(read, unplaced, skip)
  if (isBlank(resume))
    throw new Unimportable(`${file} is read as a ${format}, and says nothing that a page could show.`)
  const { lang, page } = resume
  const missing: Missing[] = []
  if (!resume.name || resume.isNameGuessed) missing.push('name')
  if (!resume.email) missing.push('email')
  const name = resume.name ?? noName

  const lookName =
    look ?? lookFor(name, resume.email ?? resume.work[0]?.name ?? resume.education[0]?.institution)
  const lookFile = lookAt?.(lookName)
  const svg = lookFile && drawingAt && !resume.image ? drawingOfYears(resume, lookName) : undefined
  const drawing = svg && drawingAt?.(svg)

  const skills = skillsOf(resume, skip)
  const projects = projectsOf(resume, skip)
  const timelines = timelinesOf(resume, skip)
  const publications = publicationsOf(resume, skip)
  const isScholar = resume.publications.length > resume.work.length
  // A scale of years belongs to the name above it.
  const years = timelines.sections[0]?.layout === 'years' ? timelines.sections.splice(0, 1) : []
  const shown = isScholar
    ? [publications, timelines, projects, skills]
    : [skills, projects, timelines, publications]
  const socials = socialsOf(resume, skip)
  const sections: Written[] = [
    ...years,
    ...aboutOf(resume),
    ...shown.flatMap((part) => part.sections),
    ...(projects.last ?? []),
    ...textsOf([...moreProjects(resume, skip), ...headedTexts(resume)], lang, [
      ...timelines.small,
      ...(publications.small ?? []),
    ]),
    ...languagesOf(resume),
    ...referencesOf(resume),
    ...contactOf(resume, socials),
  ]
  const locale = localeOf(lang)
  const footer = page.resumeFile && [
    {
      title: resumeWord(lang),
      links: [{ name: phraseIn(lang, 'earlierResume'), href: page.resumeFile }],
    },
  ]
  const data = filled({
    site: filled({
      title: page.title ?? [name, resume.label].filter(Boolean).join(' · '),
      description: firstSentences(
        sentenceWords(page.description ?? resume.summary ?? resume.label ?? name),
        200,
      ),
      lang: lang ?? 'en',
      dir: locale && directionOf(locale) === 'rtl' ? 'rtl' : undefined,
      owner: filled({ name, role: resume.label, email: resume.email }),
    }),
    theme: themeOf(lookFile, { accent: page.accent, fonts: fontsOf(textIn(resume), lang) }),
    nav: navOf(sections, lang),
    socials: socials.length > 0 ? socials : undefined,
    sections: [heroOf(resume, name, sections, drawing), ...sections],
    resume: resumePart(resume, { ...projects.lists, ...timelines.lists, ...publications.lists }, skip),
    footer: filled({ groups: footer || undefined, copyright: `© ${name}` }),
  })
  const isLanguageGuessed = read.lang === undefined && lang !== undefined
  return { data, unplaced, missing, merged: timelines.merged, drawing, isLanguageGuessed }
}

/**
 * A look for a person: the same one every time, and spread evenly over all.
 *
 * @param apart what tells people of one name apart
 */
export function lookFor(name: string, apart = ''): string {
  const looks = looksOfEngine()
  const person = [name, apart].map((one) => one.normalize().trim().toLowerCase()).join('\n')
  const digest = createHash('sha256').update(person).digest()
  return looks[digest.readUInt32BE() % looks.length]?.name ?? ''
}

const headedTexts = ({ texts, lang }: Resume) =>
  texts.map(({ paragraphs, ...one }) => ({
    heading: 'phrase' in one ? phraseIn(lang, one.phrase) : one.heading,
    paragraphs,
  }))

/** The theme of an import: the path of its look, alone or with keys that win over the look. */
function themeOf(look: string | undefined, keys: Record<string, unknown>): unknown {
  const theme = filled({ look, ...keys })
  const names = Object.keys(theme)
  if (names.length === 0) return undefined
  return look !== undefined && names.length === 1 ? look : theme
}

/** Lists whose entries have a period, and those whose entries have a day. */
const [lasting, dated] = [
  ['work', 'volunteer', 'education', 'projects'],
  ['awards', 'certificates', 'publications'],
] as const

/**
 * Prepares a résumé for a page: detects its language, orders posts and studies, drops empty entries, and lists as not
 * placed what a page would refuse, such as an invalid e-mail address or an end before its start.
 */
function usable(resume: Resume, unplaced: Unplaced[], skip: Skip): Resume {
  const { email } = resume
  for (const list of [...lasting, ...dated])
    for (const [index, { dates }] of resume[list].entries()) {
      if (dates === undefined) continue
      const unread = parsePeriod(dates)
        ? 'their years alone can be read'
        : 'they are no dates that can be read'
      unplaced.push({
        where: `${list}[${index}], its dates`,
        what: dates,
        why: `${unread}, and they show as they are written`,
        isChanged: true,
      })
    }
  const isAddress = email !== undefined && isMail(email)
  if (email && !isAddress) skip('email', email, 'it is no e-mail address')
  for (const list of lasting)
    for (const [index, { startDate, endDate }] of resume[list].entries()) {
      if (isBefore(endDate, startDate))
        skip(`${list}[${index}], its end`, endDate ?? '', `it comes before its start, ${startDate}`)
      if (startDate === 'present') skip(`${list}[${index}], its start`, startDate, 'a start has a year')
    }
  const ordered = <T extends Period>(entries: readonly T[]) =>
    latestFirst(entries.filter((entry) => Object.values(entry).flat().length > 0))
  return {
    ...resume,
    ...filled({ lang: languageOf(resume), summary: resume.summary && withoutLists(resume.summary) }),
    email: isAddress ? email : undefined,
    work: ordered(resume.work.map((one) => split(one, 'name', 'position'))),
    volunteer: ordered(resume.volunteer.map((one) => split(one, 'name', 'position'))),
    education: ordered(resume.education.map((one) => split(one, 'institution', 'area'))),
    certificates: latestDated(resume.certificates.map((one) => split(one, 'issuer', 'name'))),
    awards: resume.awards.map(withPlainSummary),
    publications: resume.publications.map(withPlainSummary),
  }
}

/** An entry whose organisation is written as `Platzi | Course on n8n`, with the second part as its title or in its text. */
function split<T extends { summary?: string }>(entry: T, organisation: keyof T, title: keyof T): T {
  const [name, rest, ...more] = String(entry[organisation] ?? '').split(/\s+[|｜]\s+/)
  if (!name || !rest || more.length > 0) return entry
  const named = { ...entry, [organisation]: name }
  if (entry[title] === undefined) return { ...named, [title]: rest }
  return entry[title] === rest ? named : { ...named, summary: joinedPoints([rest, entry.summary]) }
}

/** An entry with sentences in place of lists in its summary. */
const withPlainSummary = <T extends { summary?: string }>(entry: T): T =>
  entry.summary === undefined ? entry : { ...entry, summary: withoutLists(entry.summary) }

/** The same order for entries of one day. */
const latestDated = <T extends Dated>(entries: readonly T[]): T[] =>
  latestFirst(
    entries.map((entry) => ({ entry, ...filled({ startDate: entry.date, dates: entry.dates }) })),
  ).map(({ entry }) => entry)

function isBlank({ name, label, summary, ...rest }: Resume): boolean {
  const lists = Object.values(rest).filter((value) => Array.isArray(value))
  return !name && !label && !summary && lists.every((list) => list.length === 0)
}

/** All words in a value, at any depth, without addresses. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return /^\w+:\/\//.test(value) ? '' : value
  return typeof value === 'object' && value !== null ? Object.values(value).map(textIn).join(' ') : ''
}

/** How many sections the header has room for, besides the résumé and the contact; and which of them come first. */
const maxLinks = 5
const first = ['about', 'projects', 'work', 'education', 'skills', 'publications', 'volunteering']

/** The links of the header: the sections that matter most, in their order, the résumé, and how to write. */
function navOf(sections: readonly Written[], lang: string | undefined) {
  const rank = ({ id }: Written) => {
    const index = first.indexOf(String(id))
    return index < 0 ? first.length : index
  }
  const ranked = sections.filter(({ id }) => id !== 'contact').toSorted((a, b) => rank(a) - rank(b))
  const kept = new Set(ranked.slice(0, maxLinks))
  const linked = ({ id, label }: Written) => ({ name: label, href: `#${id}` })
  return [
    ...sections.filter((section) => kept.has(section)).map(linked),
    { name: resumeWord(lang), href: resumeAddresses.page },
    ...sections.filter(({ id }) => id === 'contact').map(linked),
  ]
}
