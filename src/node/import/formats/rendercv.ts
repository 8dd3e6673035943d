import { localeOf, nameOf } from '../../../../schema/text/languages.ts'
import { sentenceWords } from '../../../../schema/text/sentence.ts'
import { parsePeriod } from '../../../../schema/text/writtenDates.ts'
import { isGroup, own } from '../../../../schema/yaml/valueAt.ts'
import { Entry } from '../entry.ts'
import {
  awardsOf,
  certificatesOf,
  interestsOf,
  keywordsOf,
  languagesOf,
  postsOf,
  projectsOf,
  publicationsOf,
  skillsOf,
  studiesOf,
  takeContact,
} from '../readLists.ts'
import { emptyResume, filled, type Profile, type Resume } from '../resume.ts'
import { withoutLinks } from '../wording.ts'
import type { Format } from './format.ts'
import { profileAt } from './networks.ts'
import { type SectionKind, sectionKind } from './sectionKinds.ts'

/** Reads the YAML of rendercv, as its versions from 1 on have it. */
export const rendercv: Format<object> = {
  name: 'rendercv file',
  fits: (data) => isGroup(own(data, 'cv')),
  read(data, unplaced) {
    const root = new Entry(data, '', unplaced)
    const resume = emptyResume()
    const cv = root.group('cv')
    readPerson(cv, resume)
    const sections = cv.group('sections')
    for (const title of sections.keys()) readSection(sections, title, resume)
    moveLanguages(resume)
    cv.done()
    readLanguage(root.group('locale'), resume)
    for (const key of ['design', 'settings', 'rendercv_settings', 'locale_catalog'])
      root.skipWhole(key, ofThePdf)
    root.done()
    return resume
  },
}

const ofThePdf = 'it is about the PDF of rendercv'

function readPerson(cv: Entry, resume: Resume): void {
  resume.name = cv.text('name')
  resume.label = cv.text('headline label')
  resume.image = cv.portrait('photo')
  resume.location = { city: cv.text('location') }
  takeContact(resume, 'email', cv, 'email')
  takeContact(resume, 'phone', cv, 'phone')
  const [website, ...others] = cv.texts('website')
  resume.url = website && cv.address('website', website)
  for (const other of others) cv.skip('website', other, 'the page has one')
  for (const one of [...cv.list('social_networks'), ...cv.list('custom_connections')]) {
    const profile = profileIn(one)
    if (profile) resume.profiles.push(profile)
  }
}

function profileIn(one: Entry): Profile | undefined {
  const network = one.text('network placeholder')
  if (network === undefined) {
    one.done('it has no name of a network')
    return undefined
  }
  const username = one.text('username')
  const url = one.link('url') ?? profileAt(network, username)
  one.done('an icon is chosen by the name of the network')
  return { network, username: url ? undefined : username, url }
}

/** The languages that rendercv has words for. */
const languages = 'ar da de en es fa fr he hi id it ja ko nl pl pt ru sv tr'.split(' ')

function readLanguage(locale: Entry, resume: Resume): void {
  const language = locale.text('language')
  if (language) {
    const name = language.toLowerCase()
    const code = languages.find((one) => nameOf('language', one)?.toLowerCase() === name)
    resume.lang = name === 'mandarin_chinese' ? 'zh' : (code ?? localeOf(language)?.toString())
    if (!resume.lang) locale.skip('language', language, 'it is no language that is known')
  }
  for (const key of locale.keys()) if (key !== 'language') locale.skipWhole(key, ofThePdf)
}

/** Reads a section by the form of its entries, as rendercv does, and by its title if the form fits several kinds. */
export function readSection(sections: Entry, title: string, resume: Resume): void {
  const raw = sections.peek(title)
  const heading = title.includes('_') || title === title.toLowerCase() ? titled(title) : title
  const kind = sectionKind(title)
  if (kind === 'summary' || typeof raw === 'string' || (Array.isArray(raw) && !raw.some(isGroup))) {
    const paragraphs = sections.sentences(title)
    if (kind !== 'summary') addLines(paragraphs, kind, heading, resume)
    else if (paragraphs.length > 0)
      resume.summary = [resume.summary, ...paragraphs].filter(Boolean).join('\n\n')
    return
  }
  const lines: string[] = []
  for (const one of sections.list(title).map(withLinksOfDate)) {
    const line = readEntry(one, kind, heading, resume)
    one.done()
    if (line) lines.push(line)
  }
  addLines(lines, kind, heading, resume)
}

/** An entry in which links in place of a date stand behind the summary. */
function withLinksOfDate(one: Entry): Entry {
  const date = one.peek('date')
  const { words, addresses } = withoutLinks(String(date ?? ''))
  if (addresses.length === 0) return one
  const all = Object.fromEntries(one.keys().map((key) => [key, one.take(key)]))
  const summary = [all.summary, date].filter(Boolean).join('\n\n')
  return new Entry({ ...all, summary, date: parsePeriod(words) && words }, one.where, one.unplaced)
}

const titled = (name: string) =>
  name.replaceAll('_', ' ').replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())

const isWords = (kind: SectionKind | undefined) =>
  kind === 'skills' || kind === 'languages' || kind === 'interests'

/** Reads an entry into a list of the résumé; one that fits none is a line of a text. */
function readEntry(
  one: Entry,
  kind: SectionKind | undefined,
  heading: string,
  resume: Resume,
): string | undefined {
  if (one.has('institution') || (one.has('company') && kind === 'education'))
    resume.education.push(...studiesOf([one], true))
  else if (one.has('company position'))
    resume[kind === 'volunteering' ? 'volunteer' : 'work'].push(...postsOf([one]))
  else if (one.has('authors journal doi')) resume.publications.push(...publicationsOf([one]))
  else if (one.has('label') || (isWords(kind) && one.has('keywords level'))) {
    if (kind === 'skills') resume.skills.push(...skillsOf([one]))
    else if (kind === 'languages') resume.languages.push(...languagesOf([one]))
    else if (kind === 'interests') resume.interests.push(...interestsOf([one]))
    else return [one.sentence('label'), one.sentence('details')].filter(Boolean).join(': ')
  } else if (!one.has('name')) return one.sentence('bullet number reversed_number')
  else if (kind === 'awards') resume.awards.push(...awardsOf([one]))
  else if (kind === 'certificates') resume.certificates.push(...certificatesOf([one]))
  else if (kind === 'volunteering' || kind === 'work')
    // Its name is that of the post.
    for (const { name, ...post } of postsOf([one]))
      resume[kind === 'work' ? 'work' : 'volunteer'].push({ ...post, position: name })
  else {
    const ofAKind = kind === 'projects' ? {} : { type: heading, heading }
    for (const project of projectsOf([one], true)) resume.projects.push({ ...project, ...ofAKind })
  }
  return undefined
}

/**
 * Adds lines as groups of skills, if the section is about skills and each has the form `name: skills`; as languages, if
 * it is about those and each names one, such as `English (fluent)`; else as a text.
 */
function addLines(
  lines: readonly string[],
  kind: SectionKind | undefined,
  heading: string,
  resume: Resume,
): void {
  if (lines.length === 0) return
  const groups = lines.map((line) => /^([^:：]{1,60})[:：]\s*(\S.*)$/u.exec(sentenceWords(line)))
  const languages = kind === 'languages' ? languagesIn(lines.map(sentenceWords)) : undefined
  if (kind === 'skills' && groups.every(Boolean))
    for (const [, name = '', words = ''] of groups.filter((group) => group !== null))
      resume.skills.push({ name, keywords: keywordsOf(words) })
  else if (languages) resume.languages.push(...languages)
  else resume.texts.push({ heading, paragraphs: [...lines] })
}

/** The languages of lines that name one each, or of one line that names several; undefined for any other lines. */
function languagesIn(lines: readonly string[]): Resume['languages'] | undefined {
  const [line = '', ...more] = lines
  const names = more.length === 0 && !/[:：]/.test(line) ? keywordsOf(line) : lines
  const found = names.map((one) =>
    /^([^:：()（）.]{1,40}?)(?:(?:\s*[:：]\s*|\s+[–—-]\s+)(\S.*)|\s*[(（](.+)[)）])?$/u.exec(one),
  )
  if (!found.every((match) => match !== null)) return undefined
  return found.map(([, language = '', ...fluency]) => filled({ language, fluency: fluency.find(Boolean) }))
}

/** A language that somebody speaks, and how well: `English (fluent, TOEFL: 118/120)`. */
const spoken = /^([^()]+?)\s*\(([^()]+)\)$/

/** Moves languages that somebody speaks to their own list from a group of skills of that name. */
function moveLanguages(resume: Resume): void {
  for (const skill of resume.skills) {
    const matches = skill.keywords.map((word) => spoken.exec(word))
    if (sectionKind(skill.name) !== 'languages' || !matches.every(Boolean)) continue
    for (const match of matches) resume.languages.push({ language: match?.[1] ?? '', fluency: match?.[2] })
    resume.skills = resume.skills.filter((one) => one !== skill)
  }
}
