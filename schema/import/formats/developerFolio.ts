import { withoutBullet } from '../../lookup/markdown/points.ts'
import { periodOfText } from '../period.ts'
import { Reading } from '../reading.ts'
import { emptyResume, filled, type Read } from '../resume.ts'
import { nameWording } from '../wording.ts'
import type { Configuration } from './configuration.ts'
import {
  achievements,
  ofTheFolio,
  picture,
  podcasts,
  projects,
  shown,
  skills,
  writings,
} from './developerFolioParts.ts'
import { developerFolioExamples, withoutExamples } from './examples.ts'
import { profileAt } from './profiles.ts'

/** Functions that developerFolio’s own file has around texts. */
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
  const gathered: Reading['gathered'] = { leftovers: [], wording: nameWording }
  for (const { where, what } of code)
    gathered.leftovers.push({ where, what: what.slice(0, 2_000), why: 'it is code, and nothing is run' })
  const data = withoutExamples(Object.fromEntries(values), developerFolioExamples, gathered)
  const root = new Reading(data, '', gathered)
  const resume = emptyResume()

  const greeting = root.object('greeting')
  Object.assign(resume, filled({ name: greeting.text('username'), summary: greeting.sentence('subTitle') }))
  resume.page = filled({ headline: greeting.text('title'), resumeFile: greeting.link('resumeLink') })
  greeting.end(ofTheFolio)

  const links = root.object('socialMediaLinks')
  // Profiles are not hidden here, though the page there may not show them.
  if (links.peek('display') === true) links.raw('display')
  const contact = root.object('contactInfo')
  const mail = links.text('gmail')
  Object.assign(
    resume,
    filled({ email: contact.text('email_address') ?? mail, phone: contact.text('number') }),
  )
  if (mail && resume.email !== mail) links.leave('gmail', mail, 'the page has one address')
  resume.page = filled({ ...resume.page, contact: contact.sentence('subtitle') })
  contact.end(ofTheFolio)
  for (const key of links.keys()) {
    if (key === 'gmail' || typeof links.peek(key) !== 'string') continue
    const url = links.link(key)
    if (url)
      resume.profiles.push({ network: Object.hasOwn(networks, key) ? (networks[key] ?? key) : key, url })
  }

  links.end(ofTheFolio)
  skills(root, resume)
  const education = shown(root, 'educationInfo')
  resume.education = education.list('schools').map((one) => {
    const studies = filled({
      institution: one.text('schoolName'),
      studyType: one.text('subHeader'),
      ...periodOfText(one.text('duration')),
      summary: one.sentence('desc'),
      highlights: one.sentences('descBullets').map(withoutBullet),
      courses: [],
    })
    picture(one, 'logo')
    one.end()
    return studies
  })
  education.end(ofTheFolio)
  const work = shown(root, 'workExperiences')
  resume.work = work.list('experience').map((one) => {
    const post = filled({
      name: one.text('company'),
      position: one.text('role'),
      ...periodOfText(one.text('date')),
      summary: one.sentence('desc'),
      highlights: one.sentences('descBullets').map(withoutBullet),
    })
    picture(one, 'companylogo')
    one.end()
    return post
  })
  work.end(ofTheFolio)
  projects(root, resume)
  achievements(root, resume)
  writings(root, resume)
  podcasts(root, resume)
  const twitter = shown(root, 'twitterDetails')
  const handle = twitter.text('userName')
  if (handle === 'twitter') twitter.leave('userName', handle, 'it is an example of developerFolio itself')
  else if (handle && !resume.profiles.some(({ network }) => network === 'X'))
    resume.profiles.push(filled({ network: 'X', url: profileAt('x', handle) }))
  else if (handle) twitter.leave('userName', handle, 'socialMediaLinks says it already')
  twitter.end(ofTheFolio)
  for (const key of ['illustration', 'splashScreen', 'openSource', 'resumeSection', 'isHireable'])
    root.leaveWhole(key, ofTheFolio)
  root.end('there is no section for it')
  return { format: 'developerFolio configuration', resume, leftovers: gathered.leftovers }
}
