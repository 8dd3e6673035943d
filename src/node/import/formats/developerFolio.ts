import { withoutBullet } from '../../../../schema/text/points.ts'
import { entriesOf, linkedWords, namedOf, takeContact } from '../entries.ts'
import type { Phrase } from '../page/phrases.ts'
import { periodOfText } from '../period.ts'
import { Reading } from '../reading.ts'
import { emptyResume, filled, type Paragraph, type Read, type Resume } from '../resume.ts'
import { nameWording } from '../wording.ts'
import type { Configuration } from './configuration.ts'
import { developerFolioExamples, readingOf } from './examples.ts'
import { networkName, profileAt } from './profiles.ts'

/** Functions that developerFolio’s own file has around texts. */
export const developerFolioWrappers = ['emoji', 'require']

/** Whether a module has the names of a `portfolio.js` of developerFolio. */
export const isDeveloperFolio = ({ values }: Configuration): boolean =>
  values.has('greeting') && (values.has('socialMediaLinks') || values.has('workExperiences'))

/** Reads the `portfolio.js` of developerFolio. */
export function readDeveloperFolio(configuration: Configuration): Read {
  const data = Object.fromEntries(configuration.values)
  const root = readingOf(data, configuration, developerFolioExamples, nameWording)
  const resume = emptyResume()

  const greeting = root.object('greeting')
  Object.assign(resume, filled({ name: greeting.text('username'), summary: greeting.sentence('subTitle') }))
  resume.page = filled({ headline: greeting.text('title'), resumeFile: greeting.link('resumeLink') })
  greeting.end(ofTheFolio)

  const links = root.object('socialMediaLinks')
  // Profiles are not hidden here, though the page there may not show them.
  if (links.peek('display') === true) links.raw('display')
  const contact = root.object('contactInfo')
  takeContact(resume, 'email', contact, 'email_address')
  takeContact(resume, 'email', links, 'gmail')
  takeContact(resume, 'phone', contact, 'number')
  resume.page = filled({ ...resume.page, contact: contact.sentence('subtitle') })
  contact.end(ofTheFolio)
  for (const key of links.keys()) {
    if (key === 'gmail' || typeof links.peek(key) !== 'string') continue
    const url = links.link(key)
    if (url) resume.profiles.push({ network: networkName(key) ?? key, url })
  }

  links.end(ofTheFolio)
  skills(root, resume)
  const education = shown(root, 'educationInfo')
  resume.education = entriesOf(education.list('schools'), (one) => {
    leavePicture(one, 'logo')
    return {
      institution: one.text('schoolName'),
      studyType: one.text('subHeader'),
      ...periodOfText(one.text('duration')),
      summary: one.sentence('desc'),
      highlights: one.sentences('descBullets').map(withoutBullet),
      courses: [],
    }
  })
  education.end(ofTheFolio)
  const work = shown(root, 'workExperiences')
  resume.work = entriesOf(work.list('experience'), (one) => {
    leavePicture(one, 'companylogo')
    return {
      name: one.text('company'),
      position: one.text('role'),
      ...periodOfText(one.text('date')),
      summary: one.sentence('desc'),
      highlights: one.sentences('descBullets').map(withoutBullet),
    }
  })
  work.end(ofTheFolio)
  projects(root, resume)
  achievements(root, resume)
  writings(root, resume)
  podcasts(root, resume)
  const twitter = shown(root, 'twitterDetails')
  const handle = twitter.text('userName')
  if (handle === 'twitter') twitter.leaveOver('userName', handle, 'it is an example of developerFolio itself')
  else if (handle && !resume.profiles.some(({ network }) => network === 'X'))
    resume.profiles.push(filled({ network: 'X', url: profileAt('x', handle) }))
  else if (handle) twitter.leaveOver('userName', handle, 'socialMediaLinks says it already')
  twitter.end(ofTheFolio)
  for (const key of ['illustration', 'splashScreen', 'openSource', 'resumeSection', 'isHireable'])
    root.leaveWhole(key, ofTheFolio)
  root.end('there is no section for it')
  return { format: 'developerFolio configuration', resume, leftovers: root.gathered.leftovers }
}

/** Why something that concerns only that page is left over. */
export const ofTheFolio = 'it is about the page of developerFolio'

/** A part of the page. One that its owner has switched off is listed as not placed, and read as if it were empty. */
function shown(root: Reading, key: string): Reading {
  const part = root.object(key)
  const isOff = part.raw('display') === false
  if (!isOff) return part
  part.end('it is switched off there, by display: false')
  return new Reading({}, part.where, part.gathered)
}

/** Skills, as bars if there are any, and the sentences beside them. */
function skills(root: Reading, resume: Resume): void {
  const section = shown(root, 'skillsSection')
  const stack = root.object('techStack')
  const bars = stack.list('experience').flatMap((one) => {
    const name = one.text('Stack')
    const progress = one.text('progressPercentage')
    const percent = Number.parseInt(progress ?? '', 10)
    const isPercent = percent >= 0 && percent <= 100
    if (progress && !isPercent) one.leaveOver('progressPercentage', progress, 'it is no number from 0 to 100')
    one.end()
    return name ? [filled({ name, keywords: [], percent: isPercent ? percent : undefined })] : []
  })
  stack.end(ofTheFolio)
  const software = softwareIn(section)
  resume.skills = bars.length > 0 ? bars : software.map((name) => ({ name, keywords: [] }))
  if (bars.length > 0 && software.length > 0)
    resume.skills.push({ phrase: 'technologies', name: 'Technologies', keywords: software })
  const paragraphs = [section.sentence('subTitle') ?? '', ...section.sentences('skills')].filter(Boolean)
  if (paragraphs.length > 0) resume.texts.push({ ...headed(section, 'whatIDo'), paragraphs })
  section.end('a section has a heading of its own')
}

/** The big projects. Their pictures are in the folder of the other project. */
function projects(root: Reading, resume: Resume): void {
  const section = shown(root, 'bigProjects')
  resume.projects = namedOf(section.list('projects'), ['projectName'], (one, name) => {
    const [first, ...others] = footerLinks(one)
    leavePicture(one, 'image')
    if (first?.name) one.leaveOver('footerLink', first.name, 'the link of a project has no words of its own')
    return {
      name,
      description: one.sentence('projectDesc'),
      url: first?.url,
      links: others.length > 0 ? others : undefined,
      highlights: [],
      keywords: [],
      roles: [],
    }
  })
  section.end('a section has a heading of its own')
}

/** Achievements as awards. */
function achievements(root: Reading, resume: Resume): void {
  const section = shown(root, 'achievementSection')
  resume.awards = namedOf(section.list('achievementsCards'), ['title'], (one, title) => {
    const [first, ...others] = footerLinks(one)
    leavePicture(one, 'image')
    if (first?.name) one.leaveOver('footerLink', first.name, 'the link of an award has no words of its own')
    for (const { name, url } of others) one.leaveOver('footerLink', `${name} ${url}`, 'an award has one link')
    return { title, summary: one.sentence('subtitle'), url: first?.url }
  })
  section.end('a section has a heading of its own')
}

/** Blogs and talks, as lists of links. */
function writings(root: Reading, resume: Resume): void {
  const parts = [
    { key: 'blogSection', list: 'blogs', phrase: 'writing', url: ['url'], text: 'description' },
    {
      key: 'talkSection',
      list: 'talks',
      phrase: 'talks',
      url: ['slides_url', 'event_url'],
      text: 'subtitle',
    },
  ] as const
  for (const { key, list, phrase, url, text } of parts) {
    const section = shown(root, key)
    const paragraphs = namedOf(section.list(list), ['title'], (one, words) => {
      const [address, ...more] = url.flatMap((name) => one.link(name) ?? [])
      for (const other of more) one.leaveOver(url[1] ?? '', other, 'each has one link')
      leavePicture(one, 'image')
      return linkedWords(words, address, one.sentence(text))
    })
    if (paragraphs.length > 0) resume.texts.push({ ...headed(section, phrase), paragraphs })
    section.end('a section has a heading of its own')
  }
}

/** Podcasts, as links to their players. */
function podcasts(root: Reading, resume: Resume): void {
  const section = shown(root, 'podcastSection')
  const paragraphs = section.texts('podcast').flatMap((address): Paragraph[] => {
    const url = section.address('podcast', address)
    return url ? [{ words: new URL(url).hostname.replace(/^www\./, ''), url }] : []
  })
  if (paragraphs.length > 0) resume.texts.push({ ...headed(section, 'podcast'), paragraphs })
  section.end('a section has a heading of its own')
}

/** The heading of a part in the owner’s words, or the phrase for it. */
function headed(part: Reading, phrase: Phrase): { heading: string } | { phrase: Phrase } {
  const heading = part.text('title')
  return heading === undefined ? { phrase } : { heading }
}

/** The names of skills that are shown with icons. */
export const softwareIn = (part: Reading): string[] =>
  entriesOf(part.list('softwareSkills'), (one) => one.text('skillName'), 'the page has no icons of skills')

function footerLinks(one: Reading): { name: string; url: string }[] {
  return entriesOf(one.list('footerLink'), (link) => {
    const name = link.text('name') ?? ''
    const url = link.link('url')
    if (!url && name) link.leaveOver('name', name, 'it leads nowhere')
    return url ? { name, url } : undefined
  })
}

/** Leaves over a picture, which is in the folder of the other project. */
export function leavePicture(one: Reading, key: string): void {
  const path = one.raw(key)
  if (path) one.leaveOver(key, path, 'copy the picture into images/ and write it where it shall show')
}
