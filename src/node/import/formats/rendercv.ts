import { localeOf } from '../../../../schema/text/languages.ts'
import { sentenceWords } from '../../../../schema/text/sentence.ts'
import { isGroup } from '../../../../schema/yaml/valueAt.ts'
import { Reading } from '../reading.ts'
import { emptyResume, filled, type Read, type Resume } from '../resume.ts'
import { markdownWording } from '../wording.ts'
import { profileAt } from './profiles.ts'
import {
  education,
  experience,
  normal,
  oneLine,
  publication,
  skillGroup,
  studies,
} from './rendercvEntries.ts'
import { type SectionKind, sectionKind } from './sectionKinds.ts'

/** Languages of rendercv by the names of its locales. */
const languages: Record<string, string> = {
  arabic: 'ar',
  danish: 'da',
  dutch: 'nl',
  english: 'en',
  french: 'fr',
  german: 'de',
  hebrew: 'he',
  hindi: 'hi',
  indonesian: 'id',
  italian: 'it',
  japanese: 'ja',
  korean: 'ko',
  mandarin_chinese: 'zh',
  persian: 'fa',
  polish: 'pl',
  portuguese: 'pt',
  russian: 'ru',
  spanish: 'es',
  swedish: 'sv',
  turkish: 'tr',
}

const ofThePdf = 'it is about the PDF of rendercv'

/** Reads the YAML of rendercv, as its versions from 1 on have it. */
export function readRendercv(data: unknown): Read {
  const gathered: Reading['gathered'] = { leftovers: [], wording: markdownWording }
  const root = new Reading(data, '', gathered)
  const resume = emptyResume()
  const cv = root.object('cv')
  const [website] = cv.texts('website')
  Object.assign(
    resume,
    filled({
      name: cv.text('name'),
      label: cv.text('headline', 'label'),
      email: cv.texts('email')[0],
      phone: cv.texts('phone')[0]?.replace(/^tel:/, ''),
      url: website && cv.address('website', website),
    }),
  )
  for (const key of ['email', 'phone', 'website'])
    for (const more of cv.texts(key).slice(1)) cv.leaveOver(key, more, 'the page has one')
  resume.location = filled({ city: cv.text('location') })
  const image = cv.portrait('photo')
  if (image) resume.image = image
  resume.profiles = [...cv.list('social_networks'), ...cv.list('custom_connections')].flatMap((one) => {
    const network = one.text('network', 'placeholder')
    const username = one.text('username')
    const url = (one.has('url') ? one.link('url') : undefined) ?? profileAt(network ?? '', username)
    one.end(network ? 'an icon is chosen by the name of the network' : 'it has no name of a network')
    if (!network && (username ?? url))
      one.leaveOver('username', username ?? url, 'it has no name of a network')
    return network ? [filled({ network, username: url ? undefined : username, url })] : []
  })
  const sections = cv.object('sections')
  for (const title of sections.keys()) readSection(sections, title, resume)
  sections.end()
  cv.end()

  const locale = root.object('locale')
  const language = locale.text('language')
  if (language) {
    resume.lang =
      languages[language.toLowerCase().replaceAll(' ', '_')] ?? localeOf(language)?.toString() ?? undefined
    if (!resume.lang) locale.leaveOver('language', language, 'it is no language that is known')
  }
  for (const key of locale.keys()) if (key !== 'language') locale.leaveWhole(key, ofThePdf)
  for (const key of ['design', 'settings', 'rendercv_settings', 'locale_catalog'])
    root.leaveWhole(key, ofThePdf)
  root.end()
  return { format: 'rendercv file', resume, leftovers: gathered.leftovers }
}

/** Reads a section by the form of its entries, as rendercv does, and by its title if the form fits several kinds. */
function readSection(sections: Reading, title: string, resume: Resume): void {
  const raw = sections.raw(title)
  const heading = title.includes('_') || title === title.toLowerCase() ? titled(title) : title
  const kind = sectionKind(title)
  if (Array.isArray(raw) && raw.every((one) => !isGroup(one))) {
    const paragraphs = sections.sentences(title)
    if (kind === 'summary' && !resume.summary) resume.summary = paragraphs.join('\n\n')
    else readLines(paragraphs, kind, heading, resume)
    return
  }
  const lines: string[] = []
  for (const one of sections.list(title)) {
    if (one.has('institution')) resume.education.push(education(one))
    else if (one.has('company') || one.has('position')) {
      if (kind === 'education') resume.education.push(studies(experience(one)))
      else resume[kind === 'volunteering' ? 'volunteer' : 'work'].push(experience(one))
    } else if (one.has('authors') || one.has('journal') || one.has('doi')) publication(one, resume)
    else if (one.has('label')) oneLine(one, kind, resume, lines)
    else if (one.has('name')) normal(one, kind, heading, resume)
    else {
      const line = one.sentence('bullet', 'number', 'reversed_number')
      if (line) lines.push(line)
    }
    one.end()
  }
  readLines(lines, kind, heading, resume)
}

/**
 * Reads lines as groups of skills, if the section is about skills and each has the form `name: skills`; else as a text.
 */
function readLines(
  lines: readonly string[],
  kind: SectionKind | undefined,
  heading: string,
  resume: Resume,
): void {
  const groups = lines.map((line) => /^([^:：]{1,60})[:：]\s*(\S.*)$/u.exec(sentenceWords(line)))
  if (kind === 'skills' && groups.every(Boolean))
    for (const group of groups) skillGroup(group?.[1] ?? '', group?.[2] ?? '', resume)
  else if (lines.length > 0) resume.texts.push({ heading, paragraphs: [...lines] })
}

const titled = (name: string) =>
  name.replaceAll('_', ' ').replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())
