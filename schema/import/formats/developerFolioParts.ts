import { rangeIn } from '../dates.ts'
import type { Reading } from '../reading.ts'
import { filled, type Paragraph, type Period, type Resume } from '../resume.ts'

// The parts of a page of developerFolio, each read into the résumé.

/** A part of the page, whose switch and titles say nothing that is placed. */
export function shown(root: Reading, key: string): Reading {
  const part = root.object(key)
  part.raw('display')
  return part
}

/** Bars where there are some, with what else is commanded, and the sentences beside them. */
export function skills(root: Reading, resume: Resume): void {
  const section = shown(root, 'skillsSection')
  const stack = root.object('techStack')
  stack.raw('viewSkillBars')
  stack.raw('displayCodersrank')
  const bars = stack.list('experience').flatMap((one) => {
    const name = one.text('Stack')
    const percent = Number.parseInt(one.text('progressPercentage') ?? '', 10)
    one.end()
    return name
      ? [filled({ name, keywords: [], percent: percent >= 0 && percent <= 100 ? percent : undefined })]
      : []
  })
  stack.end()
  const software = section.list('softwareSkills').flatMap((one) => {
    const name = one.text('skillName')
    one.raw('fontAwesomeClassname')
    one.raw('style')
    one.end()
    return name ? [name] : []
  })
  resume.skills = bars.length > 0 ? bars : software.map((name) => ({ name, keywords: [] }))
  if (bars.length > 0 && software.length > 0) resume.skills.push({ name: 'Technologies', keywords: software })
  const title = section.text('title') ?? 'What I Do'
  const paragraphs = [section.text('subTitle') ?? '', ...section.texts('skills')].filter(Boolean)
  if (paragraphs.length > 0) resume.texts.push({ heading: title, paragraphs })
  section.end()
}

/** The big projects, whose pictures lie in the other folder. */
export function projects(root: Reading, resume: Resume): void {
  const section = shown(root, 'bigProjects')
  section.raw('title')
  section.raw('subtitle')
  resume.projects = section.list('projects').flatMap((one) => {
    const name = one.text('projectName')
    const links = footerLinks(one)
    picture(one, 'image')
    const read = filled({
      name: name ?? '',
      description: one.text('projectDesc'),
      url: links[0],
      highlights: [],
      keywords: [],
      roles: [],
    })
    for (const more of links.slice(1)) one.leave('footerLink', more, 'a project has one link')
    one.end()
    return name ? [read] : []
  })
  section.end()
}

/** Achievements as awards. */
export function achievements(root: Reading, resume: Resume): void {
  const section = shown(root, 'achievementSection')
  section.raw('title')
  section.raw('subtitle')
  for (const one of section.list('achievementsCards')) {
    const title = one.text('title')
    const links = footerLinks(one)
    picture(one, 'image')
    if (title) resume.awards.push(filled({ title, summary: one.text('subtitle') }))
    for (const link of links) one.leave('footerLink', link, 'an award has no link')
    one.end()
  }
  section.end()
}

/** Blogs and talks, as lists of links. */
export function writings(root: Reading, resume: Resume): void {
  const parts = [
    { key: 'blogSection', list: 'blogs', heading: 'Writing', url: ['url'], text: 'description' },
    {
      key: 'talkSection',
      list: 'talks',
      heading: 'Talks',
      url: ['slides_url', 'event_url'],
      text: 'subtitle',
    },
  ]
  for (const { key, list, heading, url, text } of parts) {
    const section = shown(root, key)
    section.raw('displayMediumBlogs')
    const paragraphs = section.list(list).flatMap((one): Paragraph[] => {
      const words = one.text('title')
      const [address, ...more] = url.flatMap((name) => one.link(name) ?? [])
      for (const other of more) one.leave(url[1] ?? '', other, 'each has one link')
      picture(one, 'image')
      const said = one.text(text)
      one.end()
      if (!words) return []
      return [
        address ? filled({ words, url: address, text: said }) : [words, said].filter(Boolean).join(': '),
      ]
    })
    if (paragraphs.length > 0) resume.texts.push({ heading: section.text('title') ?? heading, paragraphs })
    for (const name of ['title', 'subtitle']) section.raw(name)
    section.end()
  }
}

function footerLinks(one: Reading): string[] {
  return one.list('footerLink').flatMap((link) => {
    const url = link.link('url')
    link.raw('name')
    link.end()
    return url ?? []
  })
}

/** A picture of the other project’s folder. */
export function picture(one: Reading, key: string): void {
  const path = one.raw(key)
  if (path) one.leave(key, path, 'copy the picture into images/ and write it where it shall show')
}

/** Dates in words, such as `June 2018 – Present`. */
export function period(one: Reading, key: string): Period {
  const text = one.text(key)
  const range = text === undefined ? undefined : rangeIn(text)
  return range ? { startDate: range.start, endDate: range.end } : filled({ dates: text })
}
