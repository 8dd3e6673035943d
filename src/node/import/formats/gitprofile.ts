import { isGroup, own } from '../../../../schema/yaml/valueAt.ts'
import { Entry } from '../entry.ts'
import { certificatesOf, postsOf, projectsOf, publicationsOf, studiesOf } from '../readLists.ts'
import { emptyResume, type Resume } from '../resume.ts'
import type { Format } from './format.ts'
import { type Examples, type ScriptModule, withoutExamples } from './literals.ts'
import { networkName, profileAt } from './networks.ts'

/** Reads a configuration of gitprofile. */
export const gitprofile: Format<ScriptModule> = {
  name: 'gitprofile configuration',
  fits: ({ main }) => isGroup(main) && ['github', 'githubUsername'].some((key) => Object.hasOwn(main, key)),
  read({ main }, unplaced) {
    const root = new Entry(withoutExamples(main, examples, unplaced), '', unplaced)
    const resume = emptyResume()
    readPerson(root, resume)
    resume.skills = root.texts('skills').map((name) => ({ name, keywords: [] }))
    resume.work = postsOf(root.list('experiences'))
    resume.education = studiesOf(root.list('educations education'))
    resume.certificates = certificatesOf(root.list('certifications'))
    resume.publications = publicationsOf(root.list('publications'))
    readProjects(root.group('projects'), resume)
    // Version 2 has them at the top, where some add more.
    resume.projects.unshift(...projectsOf(root.list('externalProjects personalProjects')))
    readTheme(root, resume)
    root.done(ofGitprofile)
    return resume
  },
}

const ofGitprofile = 'it is about gitprofile itself'

function readPerson(root: Entry, resume: Resume): void {
  const github = root.group('github')
  const username = github.text('username')
  github.done(ofGitprofile)
  const seo = root.group('seo')
  const title = seo.text('title')
  const description = seo.sentence('description')
  seo.done()
  const named = /^portfolio of (.+)$/i.exec(title ?? '') ?? /^(.+?)(?:['’]s)? portfolio$/i.exec(title ?? '')
  resume.name = named?.[1] ?? title ?? username
  resume.isNameGuessed = resume.name === username
  resume.summary = description
  const file = root.group('resume')
  resume.page = { title, description, resumeFile: file.link('fileUrl') }
  file.done()

  if (username) resume.profiles.push({ network: 'GitHub', username, url: profileAt('github', username) })
  const social = root.group('social')
  resume.url = social.link('website')
  resume.email = social.text('email')
  resume.phone = social.text('phone')
  for (const key of social.keys()) {
    const network = networkName(key)
    const user = network && social.text(key)
    if (!network || !user) continue
    const isAddress = /^https?:/i.test(user)
    const url = isAddress ? social.address(key, user) : profileAt(key, user)
    if (url) resume.profiles.push({ network, url })
    else if (!isAddress) social.skip(key, user, 'no address leads there')
  }
  social.done()
  readBlog(root.group('blog'), resume)
}

/** Adds the profile whose articles gitprofile shows. */
function readBlog(blog: Entry, resume: Resume): void {
  const [source = '', author] = [blog.text('source'), blog.text('username')]
  const url = profileAt(source, author)
  const isKnown = resume.profiles.some((one) => one.url === url)
  if (url && !isKnown) resume.profiles.push({ network: networkName(source) ?? source, url })
  else {
    if (author && !isKnown) blog.skip('username', author, 'no address leads there')
    if (source) blog.skip('source', source, ofGitprofile)
  }
  blog.done(ofGitprofile)
}

/** Projects elsewhere, and repositories where they are named one by one; else gitprofile asks GitHub for a list. */
function readProjects(projects: Entry, resume: Resume): void {
  const external = projects.group('external')
  resume.projects = projectsOf(external.list('projects'))
  external.done('a section has a heading of its own')
  const username = resume.profiles.find(({ network }) => network === 'GitHub')?.username ?? ''
  const isManual = own(projects.peek('github'), 'mode') === 'manual'
  const manual = own(own(projects.peek('github'), 'manual'), 'projects')
  const names = isManual
    ? new Entry({ names: manual }, 'projects.github', projects.unplaced).texts('names')
    : []
  projects.skipWhole('github', 'it says how gitprofile asks GitHub')
  for (const repository of names) {
    const path = repository.includes('/') ? repository : `${username}/${repository}`
    const url = `https://github.com/${path.split('/').map(encodeURIComponent).join('/')}`
    resume.projects.push({
      name: path.split('/').at(-1) ?? path,
      url,
      highlights: [],
      keywords: [],
      roles: [],
    })
  }
  projects.done()
}

function readTheme(root: Entry, resume: Resume): void {
  const theme = root.peek('themeConfig')
  // gitprofile uses the custom colours in one of its themes only.
  const accent = own(theme, 'defaultTheme') === 'procyon' && own(own(theme, 'customTheme'), 'primary')
  if (typeof accent === 'string' && /^#[\da-f]{6}$/i.test(accent)) resume.page.accent = accent
  for (const key of ['themeConfig', 'googleAnalytics', 'hotjar', 'base']) root.skipWhole(key, ofGitprofile)
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
