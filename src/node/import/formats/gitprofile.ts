import { isGroup, own } from '../../../../schema/yaml/valueAt.ts'
import { Entry, entriesOf, namedOf } from '../entry.ts'
import { emptyResume, filled, type Resume, type ResumeProject } from '../resume.ts'
import { nameWording } from '../wording.ts'
import type { Format } from './format.ts'
import { type Examples, type ScriptModule, withoutExamples } from './javascript.ts'
import { networkName, profileAt } from './networks.ts'

/** Reads a configuration of gitprofile. */
export const gitprofile: Format<ScriptModule> = {
  name: 'gitprofile configuration',
  wording: nameWording,
  fits: ({ main }) => isGroup(main) && ['github', 'githubUsername'].some((key) => Object.hasOwn(main, key)),
  read({ main }, context) {
    const resume = emptyResume()
    const root = new Entry(withoutExamples(main, examples, context), '', context)
    readPerson(root, resume)
    readLists(root, resume)
    readTheme(root, resume)
    root.done(ofGitprofile)
    return resume
  },
}

const ofGitprofile = 'it is about gitprofile itself'

function readPerson(root: Entry, resume: Resume): void {
  const github = root.group('github')
  const username = github.text('username')
  github.done()
  const seo = root.group('seo')
  const title = seo.text('title')
  resume.page = filled({ title, description: seo.sentence('description') })
  const name =
    /^portfolio of (.+)$/i.exec(title ?? '')?.[1] ?? /^(.+?)(?:['’]s)? portfolio$/i.exec(title ?? '')?.[1]
  Object.assign(resume, filled({ name: name ?? title ?? username, summary: resume.page.description }))
  seo.done()

  if (username)
    resume.profiles.push({ network: 'GitHub', username, ...filled({ url: profileAt('github', username) }) })
  const social = root.group('social')
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
    else if (!isAddress) social.skip(key, user, 'no address leads there')
  }
  social.done()
  const blog = root.group('blog')
  articles(blog, resume)
  blog.done(ofGitprofile)
}

function readLists(root: Entry, resume: Resume): void {
  const resumeFile = root.group('resume')
  resume.page = filled({ ...resume.page, resumeFile: resumeFile.link('fileUrl') })
  resumeFile.done()
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
  const projects = root.group('projects')
  const external = projects.group('external')
  resume.projects = namedOf(external.list('projects'), ['title'], (one, name) => ({
    name,
    description: one.sentence('description'),
    image: one.picture('imageUrl'),
    url: one.link('link'),
    highlights: [],
    keywords: [],
    roles: [],
  }))
  external.done('a section has a heading of its own')
  resume.projects.push(...chosen(projects, resume))
  projects.done()
}

function readTheme(root: Entry, resume: Resume): void {
  const theme = root.peek('themeConfig')
  // gitprofile uses the custom colours in one of its themes only.
  const isOwn = isGroup(theme) && theme.defaultTheme === 'procyon' && isGroup(theme.customTheme)
  const accent = isOwn && isGroup(theme.customTheme) ? theme.customTheme.primary : undefined
  if (typeof accent === 'string' && /^#[\da-f]{6}$/i.test(accent)) resume.page.accent = accent
  for (const key of ['themeConfig', 'googleAnalytics', 'hotjar', 'base']) root.skipWhole(key, ofGitprofile)
}

/** The repositories that are named one by one; in its other mode gitprofile gets a list from GitHub. */
function chosen(projects: Entry, { profiles }: Resume): ResumeProject[] {
  const username = profiles.find(({ network }) => network === 'GitHub')?.username ?? ''
  const listed = new Entry(projects.peek('github'), 'projects.github', projects.context)
  const names = listed.peek('mode') === 'manual' ? listed.group('manual').texts('projects') : []
  projects.skipWhole('github', 'it says how gitprofile asks GitHub')
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
function articles(blog: Entry, resume: Resume): void {
  const [source = '', author] = [blog.text('source'), blog.text('username')]
  const url = profileAt(source, author)
  const isKnown = resume.profiles.some((one) => one.url === url)
  if (url && !isKnown) resume.profiles.push({ network: networkName(source) ?? source, url })
  else {
    if (author && !isKnown) blog.skip('username', author, 'no address leads there')
    if (source) blog.skip('source', source, 'it is about gitprofile itself')
  }
}

/** What the file has before anybody changes it. */
const examples: Examples = {
  of: 'gitprofile',
  isAuthor: ({ github }) => isGroup(github) && own(github, 'username') === 'arifszn',
  texts: [
    /^Portfolio of Ariful Alam$/i,
    /^(?:https?:\/\/\S*|@)?(?:arifszn|arif_szn|ariful-alam)(?:\/\S*)?$/i,
    /^https?:\/\/(?:www\.)?arifszn\.com\/?$/i,
    /^arifulalamszn@/i,
    /^https:\/\/www\.w3\.org\/.*\/dummy\.pdf$/,
    /^lorem ipsum dolor/i,
  ],
  entries: [
    { company: 'Company Name' },
    { institution: 'Institution Name' },
    { name: 'Lorem ipsum' },
    { title: 'Publication Title' },
    { title: 'Project Name' },
  ],
  lists: [
    'PHP,Laravel,JavaScript,React.js,Node.js,Nest.js,MySQL,PostgreSQL,Git,Docker,PHPUnit,CSS,Antd,Tailwind',
  ],
}
