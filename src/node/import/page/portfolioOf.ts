import { z } from 'zod'
import { resumeAddresses } from '../../../../schema/model/builtFiles.ts'
import { Unimportable } from '../../../../schema/report/unbuildable.ts'
import { directionOf, localeOf } from '../../../../schema/text/languages.ts'
import { sentenceWords } from '../../../../schema/text/sentence.ts'
import { parsePeriod } from '../../../../schema/text/writtenDates.ts'
import { drawnFrom } from '../art/drawnFrom.ts'
import type { Dated, LeaveOver, Leftover, Period, Read, Resume } from '../resume.ts'
import { filled } from '../resume.ts'
import { fontsOf } from './fontsOf.ts'
import { resumeWord, variedHeadings } from './headings.ts'
import { languageOf } from './languageOf.ts'
import { hasDrawing, type Look, lookFor, type Opening, themeOf } from './look.ts'
import {
  aboutOf,
  contactOf,
  firstSentences,
  hasAbout,
  heroOf,
  languagesOf,
  openingSentence,
  referencesOf,
  taglineOf,
} from './person.ts'
import { phraseIn } from './phrases.ts'
import { socialsOf } from './profiles.ts'
import { moreProjects, projectsOf } from './projects.ts'
import { publicationsOf } from './publications.ts'
import { resumePart } from './resumePart.ts'
import { skillsOf } from './skills.ts'
import { textsOf } from './texts.ts'
import { isBefore, latestFirst, timelinesOf } from './timelines.ts'

/** What every page needs and an input may lack, or an input names and was not found. */
export type Missing = 'name' | 'email' | 'tagline' | 'portrait'

/** The data of a portfolio file, and all of the input that is not in it. */
export interface Composed {
  data: Record<string, unknown>
  leftovers: Leftover[]
  /** What the file has placeholders for, since the input lacks it. */
  missing: Missing[]
  /** Lists of the résumé that the page shows together with others. */
  merged: readonly string[]
  /** The path of the drawing of the first screen, where it is the person's own. */
  drawing: string | undefined
  /** Whether the language was detected from the texts, which may be wrong. */
  isLanguageGuessed: boolean
}

/** Gives the path of a look by its name. */
export type LookAt = (name: string) => string | undefined

/** Gives the path of a drawing by what it holds, in SVG. */
export type DrawingAt = (svg: string) => string

/** The placeholder for a missing e-mail address: it reaches nobody, and `check -- --strict` reports it. */
const noAddress = 'hello@example.com'

/**
 * Makes a portfolio of what was read. Throws `Unimportable` where nothing was.
 *
 * @param lookAt the path of a look by its name, from the portfolio; undefined where there is none
 * @param chosen the look that was asked for, in place of one that suits the person
 * @param drawingAt the path of a drawing of the person's own; without, there is none
 */
export function portfolioOf(
  { resume: read, leftovers: before, format }: Read,
  file: string,
  lookAt: LookAt = () => undefined,
  chosen?: string,
  drawingAt?: DrawingAt,
): Composed {
  const leftovers = [...before]
  const leaveOver = (where: string, what: string, why: string) => leftovers.push({ where, what, why })
  const resume = usable(read, leaveOver)
  if (isBlank(resume))
    throw new Unimportable(`${file} is read as a ${format}, and says nothing that a page could show.`)
  const missing: Composed['missing'] = []
  if (!resume.name) missing.push('name')
  if (!resume.email) missing.push('email')
  if (!taglineOf(resume)) missing.push('tagline')
  const name = resume.name ?? phraseIn(resume.lang, 'yourName')

  const { accent } = resume.page
  const role = resume.label ?? resume.work[0]?.position
  const look: Look =
    chosen === undefined
      ? lookFor(name, role)
      : { name: chosen, variant: undefined, opening: 'name', layout: undefined, isWorkFirst: false }
  const lookFile = lookAt(look.name)
  const opening = openingOf(resume, look, lookFile !== undefined)
  const svg = opening === 'drawing' && !resume.image && drawingAt ? drawnFrom(resume, look.name) : undefined
  const drawing = svg === undefined ? undefined : drawingAt?.(svg)

  const person = `${name} ${role}`
  const skills = skillsOf(resume, leaveOver)
  const projects = projectsOf(resume, person, leaveOver)
  const timelines = timelinesOf(resume, person, hasAbout(resume), leaveOver)
  const publications = publicationsOf(resume, leaveOver)
  const isWork = ({ id }: Record<string, unknown>) => id === 'work'
  const work = { sections: timelines.sections.filter(isWork) }
  const others = { sections: timelines.sections.filter((section) => !isWork(section)) }
  const parts = [skills, projects, timelines, publications]
  const order =
    resume.publications.length > resume.work.length
      ? [publications, timelines, projects, skills]
      : isFreelance(resume)
        ? [projects, work, skills, others, publications]
        : look.isWorkFirst
          ? [work, projects, skills, others, publications]
          : parts
  const shown = order.flatMap((part) => part.sections)
  const about = aboutOf(resume, opening === 'sentence', timelines.facts)
  const inOrder = [
    ...about,
    ...shown,
    ...parts.flatMap((part) => part.last ?? []),
    ...textsOf(
      [
        ...moreProjects(resume, leaveOver),
        ...resume.texts.map((one) =>
          'phrase' in one ? { heading: phraseIn(resume.lang, one.phrase), paragraphs: one.paragraphs } : one,
        ),
      ],
      resume.lang,
      timelines.small,
    ),
    ...languagesOf(resume),
    ...referencesOf(resume),
    contactOf(resume),
  ]
  const sections = variedHeadings(inOrder, resume.lang, person)
  const socials = socialsOf(resume, leaveOver)
  const locale = localeOf(resume.lang)
  const fonts = fontsOf(wordsIn(resume), resume.lang)
  const data = filled({
    site: {
      title: resume.page.title ?? [name, resume.label].filter(Boolean).join(' · '),
      description: firstSentences(
        sentenceWords(resume.page.description ?? resume.summary ?? resume.label ?? name),
        200,
      ),
      lang: resume.lang ?? 'en',
      ...(locale && directionOf(locale) === 'rtl' && { dir: 'rtl' }),
      owner: filled({ name, role: resume.label, email: resume.email ?? noAddress }),
    },
    theme: themeOf(look, lookFile, { accent, fonts }),
    nav: navOf(sections, resume.lang),
    socials: socials.length > 0 ? socials : undefined,
    sections: [heroOf(resume, name, sections, { opening, layout: look.layout, drawing }), ...sections],
    resume: resumePart(resume, Object.assign({}, ...parts.map((part) => part.lists)), leaveOver),
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
  const { merged } = timelines
  return {
    data,
    leftovers,
    missing,
    merged,
    drawing,
    isLanguageGuessed: read.lang === undefined && resume.lang !== undefined,
  }
}

/**
 * Prepares a résumé for a page: detects its language, orders posts and studies, drops empty entries, and leaves over
 * what a page would refuse, such as an invalid e-mail address or an end before its start.
 */
function usable(resume: Resume, leaveOver: LeaveOver): Resume {
  const { email } = resume
  for (const list of [
    'work',
    'volunteer',
    'education',
    'awards',
    'certificates',
    'publications',
    'projects',
  ] as const)
    for (const [index, { dates }] of resume[list].entries()) {
      if (dates === undefined) continue
      const unread = parsePeriod(dates)
        ? 'their years alone can be read'
        : 'they are no dates that can be read'
      leaveOver(`${list}[${index}], its dates`, dates, `${unread}, and they show as they are written`)
    }
  const isAddress = email !== undefined && z.email().safeParse(email).success
  if (email && !isAddress) leaveOver('email', email, 'it is no e-mail address')
  for (const list of ['work', 'volunteer', 'education', 'projects'] as const)
    for (const [index, { startDate, endDate }] of resume[list].entries()) {
      if (isBefore(endDate, startDate))
        leaveOver(`${list}[${index}], its end`, endDate ?? '', `it comes before its start, ${startDate}`)
      if (startDate === 'present') leaveOver(`${list}[${index}], its start`, startDate, 'a start has a year')
    }
  const saying = <T extends Period>(entries: readonly T[]) =>
    entries.filter((entry) => Object.values(entry).flat().length > 0)
  return {
    ...resume,
    ...filled({ lang: resume.lang ?? languageOf(resume) }),
    email: isAddress ? email : undefined,
    work: latestFirst(saying(resume.work)),
    volunteer: latestFirst(saying(resume.volunteer)),
    education: latestFirst(saying(resume.education)),
    certificates: latestDated(resume.certificates),
  }
}

/** The same for entries of one day. */
const latestDated = <T extends Dated>(entries: readonly T[]): T[] =>
  latestFirst(
    entries.map((entry) => ({ entry, ...filled({ startDate: entry.date, dates: entry.dates }) })),
  ).map(({ entry }) => entry)

/** Words of those who work for clients, not for an employer, in the languages that résumés are often in. */
const freelance =
  /freelanc|self.?employed|\bindependent\b|indépendant|freiberuf|selbst?ständig|libero professionist|libera professionist|autónom[oa]|autônom[oa]|\bzzp|egenföretag|wolny strzelec|serbest|フリーランス|自由职业|自由職業|프리랜|фриланс|фріланс|مستقل|עצמאי/iu

/** Whether somebody’s projects say more than the posts: for those with clients, and those without posts. */
const isFreelance = ({ label = '', work: [post] }: Resume): boolean =>
  post === undefined || [label, post.position, post.name].some((text) => text && freelance.test(text))

/** What the first screen opens with, of what there is: without a look there is no drawing. */
function openingOf(resume: Resume, { name, opening }: Look, hasLook: boolean): Opening {
  if (opening === 'sentence' && openingSentence(resume) !== undefined) return 'sentence'
  return opening !== 'name' && hasLook && hasDrawing(name) ? 'drawing' : 'name'
}

function isBlank({ name, label, summary, ...rest }: Resume): boolean {
  const lists = Object.values(rest).filter((value) => Array.isArray(value))
  return !name && !label && !summary && lists.every((list) => list.length === 0)
}

/** All words in a value, at any depth, without addresses. */
const wordsIn = (value: unknown): string =>
  typeof value === 'string'
    ? /^\w+:\/\//.test(value)
      ? ''
      : value
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(wordsIn).join(' ')
      : ''

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
  // Sections under headings of the owner's have one small name for all.
  const linked = ({ id, type, label, heading }: Record<string, unknown>) => ({
    name: type === 'prose' && id !== 'more' && label === phraseIn(lang, 'more') ? heading : label,
    href: `#${id}`,
  })
  return [
    ...sections.filter((section) => kept.has(section)).map(linked),
    { name: resumeWord(lang), href: resumeAddresses.page },
    ...sections.filter(({ id }) => id === 'contact').map(linked),
  ]
}

/** The link to a résumé that there is already, with another name than the page of the new one. */
function earlierResume(href: string, lang: string | undefined) {
  return { name: phraseIn(lang, 'earlierResume'), href }
}
