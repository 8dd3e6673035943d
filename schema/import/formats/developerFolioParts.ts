import type { Phrase } from '../page/phrases.ts'
import { Reading } from '../reading.ts'
import { filled, type Paragraph, type Resume } from '../resume.ts'

// The parts of a page of developerFolio, each read into the résumé.

/** Why something that concerns only that page is left over. */
export const ofTheFolio = 'it is about the page of developerFolio'

/** A part of the page. One that its owner has switched off is listed as not placed, and read as if it were empty. */
export function shown(root: Reading, key: string): Reading {
  const part = root.object(key)
  const isOff = part.raw('display') === false
  if (!isOff) return part
  part.end('it is switched off there, by display: false')
  return new Reading({}, part.where, part.gathered)
}

/** Skills, as bars if there are any, and the sentences beside them. */
export function skills(root: Reading, resume: Resume): void {
  const section = shown(root, 'skillsSection')
  const stack = root.object('techStack')
  const bars = stack.list('experience').flatMap((one) => {
    const name = one.text('Stack')
    const progress = one.text('progressPercentage')
    const percent = Number.parseInt(progress ?? '', 10)
    const isPercent = percent >= 0 && percent <= 100
    if (progress && !isPercent) one.leave('progressPercentage', progress, 'it is no number from 0 to 100')
    one.end()
    return name ? [filled({ name, keywords: [], percent: isPercent ? percent : undefined })] : []
  })
  stack.end(ofTheFolio)
  const software = section.list('softwareSkills').flatMap((one) => {
    const name = one.text('skillName')
    one.end('the page has no icons of skills')
    return name ? [name] : []
  })
  resume.skills = bars.length > 0 ? bars : software.map((name) => ({ name, keywords: [] }))
  if (bars.length > 0 && software.length > 0)
    resume.skills.push({ phrase: 'technologies', name: 'Technologies', keywords: software })
  const paragraphs = [section.sentence('subTitle') ?? '', ...section.sentences('skills')].filter(Boolean)
  if (paragraphs.length > 0) resume.texts.push({ ...headed(section, 'whatIDo'), paragraphs })
  section.end('a section has a heading of its own')
}

/** The big projects. Their pictures are in the folder of the other project. */
export function projects(root: Reading, resume: Resume): void {
  const section = shown(root, 'bigProjects')
  resume.projects = section.list('projects').flatMap((one) => {
    const name = one.text('projectName')
    const [first, ...others] = footerLinks(one)
    picture(one, 'image')
    const read = filled({
      name: name ?? '',
      description: one.sentence('projectDesc'),
      url: first?.url,
      highlights: [],
      keywords: [],
      roles: [],
    })
    if (first?.name) one.leave('footerLink', first.name, 'the link of a project has no words of its own')
    one.end(name ? undefined : 'it has no name')
    return name ? [others.length > 0 ? { ...read, links: others } : read] : []
  })
  section.end('a section has a heading of its own')
}

/** Achievements as awards. */
export function achievements(root: Reading, resume: Resume): void {
  const section = shown(root, 'achievementSection')
  for (const one of section.list('achievementsCards')) {
    const title = one.text('title')
    const links = footerLinks(one)
    picture(one, 'image')
    const [first, ...others] = links
    if (title) resume.awards.push(filled({ title, summary: one.sentence('subtitle'), url: first?.url }))
    if (first?.name) one.leave('footerLink', first.name, 'the link of an award has no words of its own')
    for (const { name, url } of others) one.leave('footerLink', `${name} ${url}`, 'an award has one link')
    one.end(title ? undefined : 'it has no title')
  }
  section.end('a section has a heading of its own')
}

/** Blogs and talks, as lists of links. */
export function writings(root: Reading, resume: Resume): void {
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
    const paragraphs = section.list(list).flatMap((one): Paragraph[] => {
      const words = one.text('title')
      const [address, ...more] = url.flatMap((name) => one.link(name) ?? [])
      for (const other of more) one.leave(url[1] ?? '', other, 'each has one link')
      picture(one, 'image')
      const description = one.sentence(text)
      one.end()
      if (!words) return []
      return [
        address
          ? filled({ words, url: address, text: description })
          : [words, description].filter(Boolean).join(': '),
      ]
    })
    if (paragraphs.length > 0) resume.texts.push({ ...headed(section, phrase), paragraphs })
    section.end('a section has a heading of its own')
  }
}

/** Podcasts, as links to their players. */
export function podcasts(root: Reading, resume: Resume): void {
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

function footerLinks(one: Reading): { name: string; url: string }[] {
  return one.list('footerLink').flatMap((link) => {
    const name = link.text('name') ?? ''
    const url = link.link('url')
    if (!url && name) link.leave('name', name, 'it leads nowhere')
    link.end()
    return url ? [{ name, url }] : []
  })
}

/** Leaves over a picture, which is in the folder of the other project. */
export function picture(one: Reading, key: string): void {
  const path = one.raw(key)
  if (path) one.leave(key, path, 'copy the picture into images/ and write it where it shall show')
}
