import { rangeIn } from '../dates.ts'
import { Reading } from '../reading.ts'
import { emptyResume, filled, type Paragraph, type Period, type Read, type Resume } from '../resume.ts'
import { plainWording } from '../wording.ts'
import type { Configuration } from './configuration.ts'

/** Functions around a text that developerFolio’s own file has. */
export const developerFolioWrappers = ['emoji', 'require']

/** Whether a module has the names of a `portfolio.js` of developerFolio. */
export const isDeveloperFolio = ({ values }: Configuration): boolean =>
  values.has('greeting') && (values.has('socialMediaLinks') || values.has('workExperiences'))

const networks: Record<string, string> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  gitlab: 'GitLab',
  facebook: 'Facebook',
  medium: 'Medium',
  stackoverflow: 'Stack Overflow',
  instagram: 'Instagram',
  twitter: 'X',
  x: 'X',
  kaggle: 'Kaggle',
}

/** Reads the `portfolio.js` of developerFolio. */
export function readDeveloperFolio({ values, code }: Configuration): Read {
  const gathered: Reading['gathered'] = { leftovers: [], wording: plainWording }
  for (const { where, what } of code)
    gathered.leftovers.push({ where, what: what.slice(0, 2_000), why: 'it is code, and nothing is run' })
  const root = new Reading(Object.fromEntries(values), '', gathered)
  const resume = emptyResume()

  const greeting = root.object('greeting')
  Object.assign(resume, filled({ name: greeting.text('username'), summary: greeting.text('subTitle') }))
  resume.page = filled({ headline: greeting.text('title'), resumeFile: greeting.link('resumeLink') })
  greeting.raw('displayGreeting')
  greeting.end()

  const links = root.object('socialMediaLinks')
  const contact = root.object('contactInfo')
  const mail = links.text('gmail')
  Object.assign(
    resume,
    filled({ email: contact.text('email_address') ?? mail, phone: contact.text('number') }),
  )
  if (mail && resume.email !== mail) links.leave('gmail', mail, 'the page has one address')
  resume.page = filled({ ...resume.page, contact: contact.text('subtitle') })
  contact.raw('title')
  contact.end()
  for (const key of links.keys()) {
    if (key === 'display' || key === 'gmail') {
      links.raw(key)
      continue
    }
    const url = links.link(key)
    if (url)
      resume.profiles.push({ network: Object.hasOwn(networks, key) ? (networks[key] ?? key) : key, url })
  }

  skills(root, resume)
  const education = shown(root, 'educationInfo')
  resume.education = education.list('schools').map((one) => {
    const studies = filled({
      institution: one.text('schoolName'),
      studyType: one.text('subHeader'),
      ...period(one, 'duration'),
      summary: [one.text('desc'), ...one.texts('descBullets')].filter(Boolean).join('\n') || undefined,
      courses: [],
    })
    picture(one, 'logo')
    one.end()
    return studies
  })
  education.end()
  const work = shown(root, 'workExperiences')
  resume.work = work.list('experience').map((one) => {
    const post = filled({
      name: one.text('company'),
      position: one.text('role'),
      ...period(one, 'date'),
      summary: one.text('desc'),
      highlights: one.texts('descBullets'),
    })
    picture(one, 'companylogo')
    one.end()
    return post
  })
  work.end()
  projects(root, resume)
  achievements(root, resume)
  writings(root, resume)
  for (const key of [
    'illustration',
    'openSource',
    'splashScreen',
    'isHireable',
    'resumeSection',
    'twitterDetails',
  ])
    root.raw(key)
  root.end('there is no section for it')
  return { format: 'developerFolio configuration', resume, leftovers: gathered.leftovers }
}

/** A part of the page, whose switch and titles say nothing that is placed. */
function shown(root: Reading, key: string): Reading {
  const part = root.object(key)
  part.raw('display')
  return part
}

function skills(root: Reading, resume: Resume): void {
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

function projects(root: Reading, resume: Resume): void {
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

function achievements(root: Reading, resume: Resume): void {
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
function writings(root: Reading, resume: Resume): void {
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
function picture(one: Reading, key: string): void {
  const path = one.raw(key)
  if (path) one.leave(key, path, 'copy the picture into images/ and write it where it shall show')
}

/** Dates in words, such as `June 2018 – Present`. */
function period(one: Reading, key: string): Period {
  const text = one.text(key)
  const range = text === undefined ? undefined : rangeIn(text)
  return range ? { startDate: range.start, endDate: range.end } : filled({ dates: text })
}
