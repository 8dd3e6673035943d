import { isGroup } from '../../../../schema/yaml/valueAt.ts'
import { entriesOf, namedOf } from '../entries.ts'
import { Reading } from '../reading.ts'
import { emptyResume, filled, type Read, type Resume, type ResumeProject } from '../resume.ts'
import { nameWording } from '../wording.ts'
import type { Configuration } from './configuration.ts'
import { gitprofileExamples, readingOf } from './examples.ts'
import { networkName, profileAt } from './profiles.ts'

/** Reads a configuration of gitprofile. */
export function readGitprofile(configuration: Configuration): Read {
  const root = readingOf(configuration.main, configuration, gitprofileExamples, nameWording)
  const resume = emptyResume()

  const github = root.object('github')
  const username = github.text('username')
  github.end()
  const seo = root.object('seo')
  const title = seo.text('title')
  resume.page = filled({ title, description: seo.sentence('description') })
  const name =
    /^portfolio of (.+)$/i.exec(title ?? '')?.[1] ?? /^(.+?)(?:['’]s)? portfolio$/i.exec(title ?? '')?.[1]
  Object.assign(resume, filled({ name: name ?? title ?? username, summary: resume.page.description }))
  seo.end()

  if (username)
    resume.profiles.push({ network: 'GitHub', username, ...filled({ url: profileAt('github', username) }) })
  const social = root.object('social')
  const website = social.link('website')
  Object.assign(resume, filled({ email: social.text('email'), phone: social.text('phone'), url: website }))
  for (const key of social.keys()) {
    const network = networkName(key)
    if (network === undefined) continue
    const user = social.text(key)
    if (user === undefined) continue
    const isAddress = /^https?:/i.test(user)
    const url = isAddress ? social.address(key, user) : profileAt(key, user)
    if (url) resume.profiles.push({ network, url })
    else if (!isAddress) social.leaveOver(key, user, 'no address leads there')
  }
  social.end()

  const resumeFile = root.object('resume')
  resume.page = filled({ ...resume.page, resumeFile: resumeFile.link('fileUrl') })
  resumeFile.end()
  resume.skills = root.texts('skills').map((skill) => ({ name: skill, keywords: [] }))
  resume.work = entriesOf(root.list('experiences'), (one) => ({
    name: one.text('company'),
    position: one.text('position'),
    ...one.period(['from'], ['to']),
    url: one.link('companyLink'),
    highlights: [],
  }))
  resume.education = entriesOf(root.list('educations'), (one) => ({
    institution: one.text('institution'),
    studyType: one.text('degree'),
    ...one.period(['from'], ['to']),
    courses: [],
  }))
  resume.certificates = namedOf(root.list('certifications'), ['name'], (one, name) => ({
    name,
    issuer: one.text('body'),
    ...one.date('year'),
    url: one.link('link'),
  }))
  resume.publications = namedOf(root.list('publications'), ['title'], (one, name) => ({
    name,
    publisher: [one.text('conferenceName'), one.text('journalName')].filter(Boolean).join(', ') || undefined,
    authors: (one.text('authors') ?? '').split(/\s*(?:,|;|\band\b)\s*/).filter(Boolean),
    url: one.link('link'),
    summary: one.sentence('description'),
  }))
  const projects = root.object('projects')
  const external = projects.object('external')
  resume.projects = namedOf(external.list('projects'), ['title'], (one, name) => ({
    name,
    description: one.sentence('description'),
    image: one.picture('imageUrl'),
    url: one.link('link'),
    highlights: [],
    keywords: [],
    roles: [],
  }))
  external.end('a section has a heading of its own')
  resume.projects.push(...chosen(projects, username))
  projects.end()
  const blog = root.object('blog')
  articles(blog, resume)
  blog.end('it is about gitprofile itself')
  const theme = root.peek('themeConfig')
  // gitprofile uses the custom colours in one of its themes only.
  const isOwn = isGroup(theme) && theme.defaultTheme === 'procyon' && isGroup(theme.customTheme)
  const accent = isOwn && isGroup(theme.customTheme) ? theme.customTheme.primary : undefined
  if (typeof accent === 'string' && /^#[\da-f]{6}$/i.test(accent)) resume.page.accent = accent
  for (const key of ['themeConfig', 'googleAnalytics', 'hotjar', 'base'])
    root.leaveWhole(key, 'it is about gitprofile itself')
  root.end('it is about gitprofile itself')
  return { format: 'gitprofile configuration', resume, leftovers: root.gathered.leftovers }
}

/** The repositories that are named one by one; in its other mode gitprofile gets a list from GitHub. */
function chosen(projects: Reading, username = ''): ResumeProject[] {
  const listed = new Reading(projects.peek('github'), 'projects.github', projects.gathered)
  const names = listed.peek('mode') === 'manual' ? listed.object('manual').texts('projects') : []
  projects.leaveWhole('github', 'it says how gitprofile asks GitHub')
  return names.map((repository) => {
    const path = repository.includes('/') ? repository : `${username}/${repository}`
    return {
      name: path.split('/').at(-1) ?? path,
      url: `https://github.com/${path.split('/').map(encodeURIComponent).join('/')}`,
      highlights: [],
      keywords: [],
      roles: [],
    }
  })
}

/** Adds the profile whose articles gitprofile shows. */
function articles(blog: Reading, resume: Resume): void {
  const [source = '', author] = [blog.text('source'), blog.text('username')]
  const url = profileAt(source, author)
  const isKnown = resume.profiles.some((one) => one.url === url)
  if (url && !isKnown) resume.profiles.push({ network: networkName(source) ?? source, url })
  else {
    if (author && !isKnown) blog.leaveOver('username', author, 'no address leads there')
    if (source) blog.leaveOver('source', source, 'it is about gitprofile itself')
  }
}
