import { withoutBullet } from '../../../../schema/text/points.ts'
import { isGroup, own } from '../../../../schema/yaml/valueAt.ts'
import { entriesOf, namedOf, takeContact } from '../entries.ts'
import { periodOfText } from '../period.ts'
import type { Reading } from '../reading.ts'
import { emptyResume, filled, type Post, type Read, type Resume } from '../resume.ts'
import { plainWording } from '../wording.ts'
import type { Configuration } from './configuration.ts'
import { leavePicture, ofTheFolio, softwareIn } from './developerFolio.ts'
import { masterPortfolioExamples, readingOf } from './examples.ts'
import { sectionKind } from './sectionKinds.ts'

/** Whether a module has the names of a `portfolio.js` of masterPortfolio, which grew out of developerFolio. */
export const isMasterPortfolio = ({ values }: Configuration): boolean =>
  values.has('greeting') &&
  (['degrees', 'competitiveSites', 'contactPageData'].some((name) => values.has(name)) ||
    Array.isArray(own(values.get('skills'), 'data')))

/** Reads the `portfolio.js` of masterPortfolio. */
export function readMasterPortfolio(configuration: Configuration): Read {
  const data = Object.fromEntries(configuration.values)
  const root = readingOf(data, configuration, masterPortfolioExamples, plainWording)
  const resume = emptyResume()
  const greeting = root.object('greeting')
  const name = greeting.text('username', 'title')
  Object.assign(resume, filled({ name, summary: greeting.text('subTitle') }))
  resume.page = filled({ resumeFile: greeting.link('resumeLink') })
  const github = greeting.link('githubProfile')
  if (github) resume.profiles.push({ network: 'GitHub', url: github })
  greeting.end(ofTheFolio)
  const seo = root.object('seo')
  resume.page = filled({ ...resume.page, title: seo.text('title'), description: seo.text('description') })
  seo.end(ofTheFolio)
  accounts(root, resume)
  contact(root, resume)

  const skills = root.object('skills')
  const sentences = skills.list('data').flatMap((one) => {
    const group = one.text('title')
    const keywords = softwareIn(one)
    if (group && keywords.length > 0) resume.skills.push({ name: group, keywords })
    const points = one.texts('skills')
    if (group && keywords.length === 0) one.leaveOver('title', group, 'a section has a heading of its own')
    one.end(ofTheFolio)
    return points
  })
  if (sentences.length > 0) resume.texts.push({ phrase: 'whatIDo', paragraphs: sentences })
  skills.end(ofTheFolio)

  const degrees = root.object('degrees')
  const studies = (one: Reading) => {
    leaveLogo(one)
    return {
      institution: one.text('title'),
      studyType: one.text('subtitle'),
      ...periodOfText(one.text('duration')),
      url: one.link('website_link'),
      score: one.text('gpa'),
      summary: one.sentences('descriptions').map(withoutBullet).join('\n') || undefined,
      courses: [],
    }
  }
  resume.education = entriesOf(degrees.list('degrees'), studies, ofTheFolio)
  degrees.end(ofTheFolio)
  certificates(root, resume)
  experience(root, resume)
  works(root, resume)
  for (const key of [
    'settings',
    'splashScreen',
    'projectsHeader',
    'publicationsHeader',
    'theme',
    'openSource',
  ])
    root.leaveWhole(key, ofTheFolio)
  root.end('there is no section for it')
  return { format: 'masterPortfolio configuration', resume, leftovers: root.gathered.leftovers }
}

/** Profiles: a list with names and links, or, in older files, an object by the names. */
function accounts(root: Reading, resume: Resume): void {
  /** Adds the account under a key, and leaves over its name where nothing shows it. */
  const add = (one: Reading, key: string, name: string | undefined, named?: string) => {
    const written = one.text(key) ?? ''
    const mail = /^(?:mailto:\/*)?([^\s/@]+@[^\s/@]+)$/i.exec(written)?.[1]
    const phone = /^tel:\/*(.+)$/i.exec(written)?.[1]
    const url = written === '' || (mail ?? phone) ? undefined : one.link(key)
    if (url && !resume.profiles.some((profile) => profile.url === url)) {
      resume.profiles.push({ network: name ?? '', url })
      return
    }
    if (mail && !resume.email) resume.email = mail
    else if (phone && !resume.phone) resume.phone = phone
    else if (mail ?? phone) one.leaveOver(key, written, 'the page has one')
    if (named && name)
      one.leaveOver(named, name, 'the page has a word of its own for it, or shows the account already')
  }
  if (isGroup(root.peek('socialMediaLinks'))) {
    const links = root.object('socialMediaLinks')
    for (const key of links.keys())
      if (typeof links.peek(key) === 'string') add(links, key, key === 'github' ? 'GitHub' : titled(key))
    links.end(ofTheFolio)
  } else
    for (const one of root.list('socialMediaLinks')) {
      add(one, 'link', one.text('name'), 'name')
      one.end(ofTheFolio)
    }
  const sites = root.object('competitiveSites')
  for (const one of sites.list('competitiveSites')) {
    add(one, 'profileLink', one.text('siteName'), 'siteName')
    one.end(ofTheFolio)
  }
  sites.end(ofTheFolio)
}

function contact(root: Reading, resume: Resume): void {
  const page = root.object('contactPageData')
  const [section, blog, address, phone, mail] = [
    'contactSection',
    'blogSection',
    'addressSection',
    'phoneSection',
    'emailSection',
  ].map((key) => page.object(key))
  const text = section?.text('description')
  if (text) resume.page.contact = text
  const link = blog?.link('link')
  if (link && !resume.profiles.some(({ url }) => url === link))
    resume.profiles.push({ network: 'Blog', url: link })
  resume.location = filled({
    address: address?.text('streetAddress') ?? address?.text('subtitle'),
    postalCode: address?.text('postalCode'),
    city: address?.text('locality'),
    region: address?.text('region'),
    countryCode: address?.text('country'),
  })
  if (phone) {
    takeContact(resume, 'phone', phone, 'subtitle')
    for (const number of phone.texts('phone')) takeContact(resume, 'phone', phone, 'phone', number)
  }
  if (mail) takeContact(resume, 'email', mail, 'subtitle')
  for (const one of [section, blog, address, phone, mail, page]) one?.end(ofTheFolio)
  const own = root.object('contactInfo')
  takeContact(resume, 'email', own, 'email_address')
  takeContact(resume, 'phone', own, 'number')
  own.end(ofTheFolio)
}

function certificates(root: Reading, resume: Resume): void {
  const part = root.object('certifications')
  const certificate = (one: Reading, name: string) => {
    // The subtitle is mostly who teaches, and the name of the logo the school.
    const by = [one.text('subtitle')?.replace(/^[-–]\s*/, ''), one.text('alt_name')]
    leaveLogo(one)
    return {
      name,
      issuer: [...new Set(by.filter(Boolean))].join(', ') || undefined,
      url: one.link('certificate_link'),
    }
  }
  resume.certificates = namedOf(part.list('certifications'), ['title'], certificate, ofTheFolio)
  part.end(ofTheFolio)
}

/** Work, work as a volunteer, and projects, by the headings of their lists. */
function experience(root: Reading, resume: Resume): void {
  const part = root.object('experience')
  for (const section of part.list('sections')) {
    const title = section.text('title') ?? ''
    const kind = sectionKind(title)
    section.leaveOver('title', title, 'a section has a heading of its own')
    for (const one of section.list('experiences')) {
      const post: Post = filled({
        name: one.text('company'),
        position: one.text('title'),
        url: one.link('company_url'),
        location: one.text('location'),
        ...periodOfText(one.text('duration')),
        summary: one.sentence('description'),
        highlights: one.sentences('descriptions').map(withoutBullet),
      })
      leaveLogo(one)
      one.end(ofTheFolio)
      const { name, position, summary, ...rest } = post
      if (kind !== 'projects') resume[kind === 'volunteering' ? 'volunteer' : 'work'].push(post)
      else if (position ?? name)
        resume.projects.push(
          filled({
            ...rest,
            name: position ?? name ?? '',
            entity: position === undefined ? undefined : name,
            description: summary,
            keywords: [],
            roles: [],
          }),
        )
    }
    section.end(ofTheFolio)
  }
  part.end('a section has a heading of its own')
}

/** Publications, and projects where they are written in this file. */
function works(root: Reading, resume: Resume): void {
  const publications = root.object('publications')
  const publication = (one: Reading, name: string) => ({
    name,
    ...one.date('createdAt'),
    summary: one.sentence('description'),
    url: one.link('url'),
    authors: [],
  })
  resume.publications = namedOf(publications.list('data'), ['name'], publication, ofTheFolio)
  publications.end(ofTheFolio)
  const projects = root.object('projects')
  const project = (one: Reading, name: string) => ({
    name,
    description: one.sentence('description'),
    url: one.link('url'),
    keywords: entriesOf(
      one.list('languages'),
      (language) => language.text('name'),
      'the page has no icons of skills',
    ),
    highlights: [],
    roles: [],
  })
  resume.projects.push(...namedOf(projects.list('data'), ['name'], project, ofTheFolio))
  projects.end(ofTheFolio)
}

/** Leaves over a logo, and what describes it. */
function leaveLogo(one: Reading): void {
  leavePicture(one, 'logo_path')
  for (const key of ['alt_name', 'color', 'color_code']) one.leaveWhole(key, ofTheFolio)
}

const titled = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
