import { dateIn } from '../dates.ts'
import { Reading } from '../reading.ts'
import { emptyResume, filled, type Period, type Read } from '../resume.ts'
import { safeLink } from '../safeLink.ts'
import { plainWording } from '../wording.ts'
import type { Configuration } from './configuration.ts'
import { profileAt } from './profiles.ts'

/** The names of networks as they are written, by the keys of gitprofile. */
const networks: Record<string, string> = {
  linkedin: 'LinkedIn',
  twitter: 'X',
  x: 'X',
  mastodon: 'Mastodon',
  researchGate: 'ResearchGate',
  facebook: 'Facebook',
  instagram: 'Instagram',
  reddit: 'Reddit',
  threads: 'Threads',
  youtube: 'YouTube',
  udemy: 'Udemy',
  dribbble: 'Dribbble',
  behance: 'Behance',
  medium: 'Medium',
  dev: 'DEV',
  stackoverflow: 'Stack Overflow',
  skype: 'Skype',
  telegram: 'Telegram',
  discord: 'Discord',
}

/** Reads a configuration of gitprofile. */
export function readGitprofile({ main, code }: Configuration): Read {
  const gathered: Reading['gathered'] = { leftovers: [], wording: plainWording }
  for (const { where, what } of code)
    gathered.leftovers.push({ where, what: what.slice(0, 2_000), why: 'it is code, and nothing is run' })
  const root = new Reading(main, '', gathered)
  const resume = emptyResume()

  const github = root.object('github')
  const username = github.text('username')
  github.end()
  const seo = root.object('seo')
  const title = seo.text('title')
  resume.page = filled({ title, description: seo.text('description') })
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
    const network = Object.hasOwn(networks, key) ? networks[key] : undefined
    if (network === undefined) continue
    const user = social.text(key)
    if (user === undefined) continue
    const url = safeLink(user) ?? profileAt(key, user)
    if (url) resume.profiles.push({ network, url })
    else social.leave(key, user, 'no address leads there')
  }
  social.end()

  const resumeFile = root.object('resume')
  resume.page = filled({ ...resume.page, resumeFile: resumeFile.link('fileUrl') })
  resumeFile.end()
  resume.skills = root.texts('skills').map((skill) => ({ name: skill, keywords: [] }))
  resume.work = root.list('experiences').flatMap((one) => {
    const post = filled({
      name: one.text('company'),
      position: one.text('position'),
      ...period(one),
      url: one.link('companyLink'),
      highlights: [],
    })
    one.end()
    return post.name || post.position ? [post] : []
  })
  resume.education = root.list('educations').flatMap((one) => {
    const studies = filled({
      institution: one.text('institution'),
      studyType: one.text('degree'),
      ...period(one),
      courses: [],
    })
    one.end()
    return studies.institution || studies.studyType ? [studies] : []
  })
  resume.certificates = root.list('certifications').flatMap((one) => {
    const certificate = one.text('name')
    const read = filled({
      name: certificate ?? '',
      issuer: one.text('body'),
      date: one.date('year'),
      url: one.link('link'),
    })
    one.end()
    return certificate ? [read] : []
  })
  resume.publications = root.list('publications').flatMap((one) => {
    const name = one.text('title')
    const authors = one.text('authors')
    const read = filled({
      name: name ?? '',
      publisher:
        [one.text('conferenceName'), one.text('journalName')].filter(Boolean).join(', ') || undefined,
      authors: authors?.split(/\s*(?:,|;|\band\b)\s*/).filter(Boolean) ?? [],
      url: one.link('link'),
      summary: one.text('description'),
    })
    one.end()
    return name ? [read] : []
  })
  const projects = root.object('projects')
  const external = projects.object('external')
  external.raw('header')
  resume.projects = external.list('projects').flatMap((one) => {
    const name = one.text('title')
    const read = filled({
      name: name ?? '',
      description: one.text('description'),
      image: one.link('imageUrl'),
      url: one.link('link'),
      highlights: [],
      keywords: [],
      roles: [],
    })
    one.end()
    return name ? [read] : []
  })
  external.end()
  const listed = projects.object('github')
  const manual = listed.object('manual')
  for (const repository of manual.texts('projects')) {
    const known = listed.raw('mode') === 'manual'
    if (known)
      resume.projects.push({
        name: repository.split('/').at(-1) ?? repository,
        url: `https://github.com/${repository.split('/').map(encodeURIComponent).join('/')}`,
        highlights: [],
        keywords: [],
        roles: [],
      })
    else manual.leave('projects', repository, 'gitprofile asks GitHub which projects there are')
  }
  manual.end()
  projects.end()
  listed.raw('header')
  const theme = root.object('themeConfig')
  const accent = theme.object('customTheme').raw('primary')
  if (typeof accent === 'string' && /^#[\da-f]{6}$/i.test(accent)) resume.page.accent = accent
  root.raw('base')
  root.end('it is about gitprofile itself')
  return { format: 'gitprofile configuration', resume, leftovers: gathered.leftovers }
}

/** `from` and `to`, as words where one of them is no date. */
function period(one: Reading): Period {
  const [from, to] = [one.text('from'), one.text('to')]
  const startDate = from === undefined ? undefined : dateIn(from)
  const endDate = to === undefined ? undefined : dateIn(to)
  const isReal = (from === undefined || startDate) && (to === undefined || endDate) && startDate !== 'present'
  return isReal ? filled({ startDate, endDate }) : { dates: [from, to].filter(Boolean).join(' – ') }
}
