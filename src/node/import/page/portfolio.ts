import { isMail } from '../../../../schema/model/address.ts'
import { Unimportable } from '../../../../schema/report/unbuildable.ts'
import { resumeAddresses } from '../../../../schema/resume/addresses.ts'
import { directionOf, localeOf } from '../../../../schema/text/languages.ts'
import { sentenceWords } from '../../../../schema/text/sentence.ts'
import type { Read } from '../formats/index.ts'
import { isTelephone } from '../resume/person.ts'
import { firstSentences, withoutLists } from '../resume/sentences.ts'
import type { Resume } from '../resume.ts'
import { allWords, filled } from '../values.ts'
import { resumePart, socialsOf } from './contact.ts'
import { fontsOf } from './fonts.ts'
import { languageOf } from './language.ts'
import { lookFor, manyPublications } from './look.ts'
import { aboutOf, contactOf, heroOf, referencesOf, summaryOf } from './person.ts'
import { textsOf } from './texts.ts'
import { careerOf, rowSections, some, type Written } from './timelines.ts'
import { labelOf, noName, phraseIn, resumeWord } from './words.ts'
import { projectsOf, publicationsOf, skillsOf } from './works.ts'

/** What an owner would look for on the page and an input lacks. */
export type Missing = 'name' | 'email'

/** The data of a portfolio file. */
export interface Composed {
  data: Written
  /** What the file lacks, or has a placeholder for. */
  missing: Missing[]
  /** Which look was taken, and why. */
  tookLook: string
  /** Whether the language was detected from the texts, which may be wrong. */
  isLanguageGuessed: boolean
}

/** How a portfolio is to be. */
export interface PageOptions {
  /** Whether it has a look. */
  hasLook?: boolean
  /** The name of the look that was asked for; left out, it is the one for the person. */
  look?: string | undefined
  /** Whether it has the telephone number and the street address, too. */
  hasAllContacts?: boolean
}

/** Makes a portfolio of what was read. Throws `Unimportable` where nothing was. */
export function portfolioOf({ resume: read, format }: Read, file: string, options: PageOptions): Composed {
  const email = read.email && isMail(read.email) ? read.email : undefined
  const profiles = options.hasAllContacts ? read.profiles : read.profiles.filter((one) => !isTelephone(one))
  const resume = { ...read, email, profiles, lang: languageOf(read) }
  if (isBlank(resume))
    throw new Unimportable(`${file} is read as a ${format}, and says nothing that a page could show.`)
  const { lang, label, summary, publications } = resume
  const missing: Missing[] = []
  if (!resume.name || resume.isNameGuessed) missing.push('name')
  if (!email) missing.push('email')
  const name = resume.name ?? noName

  const { lead, wish, paragraphs } = summaryOf(resume)
  // A portrait has the role beside it, and the summary a section of its own.
  const about = resume.image && lead ? [lead, ...paragraphs] : paragraphs
  const [skills, projects, published] = [skillsOf(resume), projectsOf(resume), publicationsOf(resume)]
  const isScholar = publications.length >= manyPublications
  const sections = withOwnNames([
    ...careerOf(resume),
    ...(isScholar ? published.sections : []),
    ...referencesOf(resume),
    ...aboutOf(resume, about),
    ...projects.sections,
    ...rowSections(resume),
    ...skills.sections,
    ...textsOf(resume),
    ...contactOf(resume, wish),
  ])
  const locale = localeOf(lang)
  const earlier = resume.resumeFile
    ? { name: phraseIn(lang, 'earlierResume'), href: resume.resumeFile }
    : undefined
  const taken = lookFor(resume, options.look)
  const description = resume.description ?? (summary && withoutLists(summary)) ?? label ?? name
  const data = filled({
    site: filled({
      title: resume.title ?? [name, label].filter(Boolean).join(' · '),
      description: firstSentences(sentenceWords(description), 200),
      lang: lang ?? 'en',
      dir: locale && directionOf(locale) === 'rtl' ? 'rtl' : undefined,
      owner: filled({ name, role: label, email }),
    }),
    theme: themeOf(options.hasLook ? taken.name : undefined, {
      accent: resume.accent,
      fonts: fontsOf(allWords(resume), lang),
    }),
    nav: navOf(sections, lang),
    socials: some(socialsOf(resume)),
    sections: [heroOf(resume, name, sections, lead), ...sections],
    resume: resumePart(
      resume,
      { ...projects.lists, ...published.lists, ...skills.lists },
      !options.hasAllContacts,
    ),
    footer: filled({
      groups: earlier && [{ title: resumeWord(lang), links: [earlier] }],
      copyright: `© ${name}`,
    }),
  })
  return {
    data,
    missing,
    tookLook: taken.said,
    isLanguageGuessed: read.lang === undefined && lang !== undefined,
  }
}

/** Sections of which no two have the same name: a later one has its number behind it. */
function withOwnNames(sections: readonly Written[]): Written[] {
  const counts = new Map<string, number>()
  return sections.map((section) => {
    const name = String(section.label)
    const count = (counts.get(name.toLowerCase()) ?? 0) + 1
    counts.set(name.toLowerCase(), count)
    return count === 1 ? section : { ...section, label: `${name} ${count}`, heading: `${name} ${count}` }
  })
}

/** The theme of an import: the name of its look, alone or with keys that win over the look. */
function themeOf(look: string | undefined, keys: Written): unknown {
  const theme = filled({ look, ...keys })
  const names = Object.keys(theme)
  if (names.length === 0) return undefined
  return look !== undefined && names.length === 1 ? look : theme
}

function isBlank({ name, label, summary, profiles, location, ...rest }: Resume): boolean {
  const lists = Object.values(rest).filter((value) => Array.isArray(value))
  return !name && !label && !summary && lists.every((list) => list.length === 0)
}

/** The sections that the header links to. */
const linkedTo = ['work', 'projects', 'publications', 'skills', 'about']

/** The links of the header: the sections that matter most, in their order, and how to write. */
function navOf(sections: readonly Written[], lang: string | undefined) {
  const linked = ({ id, label }: Written) => ({
    name: id === 'publications' ? labelOf(id, lang) : label,
    href: `#${id}`,
  })
  return [
    ...sections.filter(({ id }) => linkedTo.includes(String(id))).map(linked),
    { name: resumeWord(lang), href: resumeAddresses.page },
    ...sections.filter(({ id }) => id === 'contact').map(linked),
  ]
}
