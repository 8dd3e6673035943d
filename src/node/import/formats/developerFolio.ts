import { withoutBullet } from '../../../../schema/text/sentence.ts'
import { own } from '../../../../schema/yaml/valueAt.ts'
import { Entry, entriesOf, linkedWords, namedOf, periodOfText, takeContact } from '../entry.ts'
import type { Phrase } from '../page/words.ts'
import { emptyResume, filled, type Paragraph, type Resume } from '../resume.ts'
import { nameWording } from '../wording.ts'
import type { Format } from './format.ts'
import { type Examples, type ScriptModule, withoutExamples } from './javascript.ts'
import { networkName, profileAt } from './networks.ts'

/** Reads the `portfolio.js` of developerFolio. */
export const developerFolio: Format<ScriptModule> = {
  name: 'developerFolio configuration',
  wording: nameWording,
  fits: ({ values }) =>
    values.has('greeting') &&
    (values.has('socialMediaLinks') || values.has('workExperiences')) &&
    !values.has('degrees') &&
    !values.has('contactPageData'),
  read({ values }, context) {
    const resume = emptyResume()
    const data = withoutExamples(Object.fromEntries(values), examples, context)
    const root = new Entry(data, '', context)
    readPerson(root, resume)
    skills(root, resume)
    readPosts(root, resume)
    projects(root, resume)
    achievements(root, resume)
    writings(root, resume)
    podcasts(root, resume)
    account(root, resume)
    for (const key of ['illustration', 'splashScreen', 'openSource', 'resumeSection', 'isHireable'])
      root.skipWhole(key, ofTheFolio)
    root.done('there is no section for it')
    return resume
  },
}

/** Why something that concerns only that page has no place. */
const ofTheFolio = 'it is about the page of developerFolio'

const ofTheSection = 'a section has a heading of its own'

function readPerson(root: Entry, resume: Resume): void {
  const greeting = root.group('greeting')
  Object.assign(resume, filled({ name: greeting.text('username'), summary: greeting.sentence('subTitle') }))
  resume.page = filled({ headline: greeting.text('title'), resumeFile: greeting.link('resumeLink') })
  greeting.done(ofTheFolio)

  const links = root.group('socialMediaLinks')
  // Profiles are not hidden here, though the page there may not show them.
  if (links.peek('display') === true) links.take('display')
  const contact = root.group('contactInfo')
  takeContact(resume, 'email', contact, 'email_address')
  takeContact(resume, 'email', links, 'gmail')
  takeContact(resume, 'phone', contact, 'number')
  resume.page = filled({ ...resume.page, contact: contact.sentence('subtitle') })
  contact.done(ofTheFolio)
  for (const key of links.keys()) {
    if (key === 'gmail' || typeof links.peek(key) !== 'string') continue
    const url = links.link(key)
    if (url) resume.profiles.push({ network: networkName(key) ?? key, url })
  }
  links.done(ofTheFolio)
}

function readPosts(root: Entry, resume: Resume): void {
  const education = shown(root, 'educationInfo')
  resume.education = entriesOf(education.list('schools'), (one) => {
    skipPicture(one, 'logo')
    return {
      institution: one.text('schoolName'),
      studyType: one.text('subHeader'),
      ...periodOfText(one.text('duration')),
      summary: one.sentence('desc'),
      highlights: one.sentences('descBullets').map(withoutBullet),
      courses: [],
    }
  })
  education.done(ofTheFolio)
  const work = shown(root, 'workExperiences')
  resume.work = entriesOf(work.list('experience'), (one) => {
    skipPicture(one, 'companylogo')
    return {
      name: one.text('company'),
      position: one.text('role'),
      ...periodOfText(one.text('date')),
      summary: one.sentence('desc'),
      highlights: one.sentences('descBullets').map(withoutBullet),
    }
  })
  work.done(ofTheFolio)
}

/** The account whose posts the page shows. */
function account(root: Entry, resume: Resume): void {
  const twitter = shown(root, 'twitterDetails')
  const handle = twitter.text('userName')
  if (handle === 'twitter') twitter.skip('userName', handle, 'it is an example of developerFolio itself')
  else if (handle && !resume.profiles.some(({ network }) => network === 'X'))
    resume.profiles.push(filled({ network: 'X', url: profileAt('x', handle) }))
  else if (handle) twitter.skip('userName', handle, 'socialMediaLinks says it already')
  twitter.done(ofTheFolio)
}

/** A part of the page. One that its owner has switched off is listed as not placed, and read as if it were empty. */
function shown(root: Entry, key: string): Entry {
  const part = root.group(key)
  const isOff = part.take('display') === false
  if (!isOff) return part
  part.done('it is switched off there, by display: false')
  return new Entry({}, part.where, part.context)
}

/** Skills, as bars if there are any, and the sentences beside them. */
function skills(root: Entry, resume: Resume): void {
  const section = shown(root, 'skillsSection')
  const stack = root.group('techStack')
  const bars = stack.list('experience').flatMap((one) => {
    const name = one.text('Stack')
    const progress = one.text('progressPercentage')
    const percent = Number.parseInt(progress ?? '', 10)
    const isPercent = percent >= 0 && percent <= 100
    if (progress && !isPercent) one.skip('progressPercentage', progress, 'it is no number from 0 to 100')
    one.done()
    return name ? [filled({ name, keywords: [], percent: isPercent ? percent : undefined })] : []
  })
  stack.done(ofTheFolio)
  const software = softwareIn(section)
  resume.skills = bars.length > 0 ? bars : software.map((name) => ({ name, keywords: [] }))
  if (bars.length > 0 && software.length > 0)
    resume.skills.push({ phrase: 'technologies', name: 'Technologies', keywords: software })
  const paragraphs = [section.sentence('subTitle') ?? '', ...section.sentences('skills')].filter(Boolean)
  if (paragraphs.length > 0) resume.texts.push({ ...headed(section, 'whatIDo'), paragraphs })
  section.done(ofTheSection)
}

/** The big projects. Their pictures are in the folder of the other project. */
function projects(root: Entry, resume: Resume): void {
  const section = shown(root, 'bigProjects')
  resume.projects = namedOf(section.list('projects'), ['projectName'], (one, name) => {
    const [first, ...others] = footerLinks(one)
    skipPicture(one, 'image')
    if (first?.name) one.skip('footerLink', first.name, 'the link of a project has no words of its own')
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
  section.done(ofTheSection)
}

/** Achievements as awards. */
function achievements(root: Entry, resume: Resume): void {
  const section = shown(root, 'achievementSection')
  resume.awards = namedOf(section.list('achievementsCards'), ['title'], (one, title) => {
    const [first, ...others] = footerLinks(one)
    skipPicture(one, 'image')
    if (first?.name) one.skip('footerLink', first.name, 'the link of an award has no words of its own')
    for (const { name, url } of others) one.skip('footerLink', `${name} ${url}`, 'an award has one link')
    return { title, summary: one.sentence('subtitle'), url: first?.url }
  })
  section.done(ofTheSection)
}

/** Blogs and talks, as lists of links. */
function writings(root: Entry, resume: Resume): void {
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
      for (const other of more) one.skip(url[1] ?? '', other, 'each has one link')
      skipPicture(one, 'image')
      return linkedWords(words, address, one.sentence(text))
    })
    if (paragraphs.length > 0) resume.texts.push({ ...headed(section, phrase), paragraphs })
    section.done(ofTheSection)
  }
}

/** Podcasts, as links to their players. */
function podcasts(root: Entry, resume: Resume): void {
  const section = shown(root, 'podcastSection')
  const paragraphs = section.texts('podcast').flatMap((address): Paragraph[] => {
    const url = section.address('podcast', address)
    return url ? [{ words: new URL(url).hostname.replace(/^www\./, ''), url }] : []
  })
  if (paragraphs.length > 0) resume.texts.push({ ...headed(section, 'podcast'), paragraphs })
  section.done(ofTheSection)
}

/** The heading of a part in the owner’s words, or the phrase for it. */
function headed(part: Entry, phrase: Phrase): { heading: string } | { phrase: Phrase } {
  const heading = part.text('title')
  return heading === undefined ? { phrase } : { heading }
}

/** The names of skills that are shown with icons. */
const softwareIn = (part: Entry): string[] =>
  entriesOf(part.list('softwareSkills'), (one) => one.text('skillName'), 'the page has no icons of skills')

function footerLinks(one: Entry): { name: string; url: string }[] {
  return entriesOf(one.list('footerLink'), (link) => {
    const name = link.text('name') ?? ''
    const url = link.link('url')
    if (!url && name) link.skip('name', name, 'it leads nowhere')
    return url ? { name, url } : undefined
  })
}

/** Lists a picture as not placed, which is in the folder of the other project. */
function skipPicture(one: Entry, key: string): void {
  const path = one.take(key)
  if (path) one.skip(key, path, 'copy the picture into images/ and write it where it shall show')
}

/** What the file has before anybody changes it. */
const examples: Examples = {
  of: 'developerFolio',
  isAuthor: ({ greeting, socialMediaLinks }) =>
    own(greeting, 'username') === 'Saad Pasta' && /saadpasta/i.test(String(own(socialMediaLinks, 'github'))),
  texts: [
    /^(?:Hi all, I'm Saad|Saad Pasta)$/i,
    /saadpasta|saad-pasta|saad\.pasta|1ofFdKF_mqscH8WvXkSObnVvC9kK7Ldlu|codevcast/i,
    /^\+92[- ]?(?:3243454077|0000000000)$/,
    /^lorem ipsum dolor/i,
    /^A passionate Full Stack Software Developer .* having an experience of building Web and Mobile applications with JavaScript/i,
    /^CRAZY FULL STACK DEVELOPER WHO WANTS TO EXPLORE EVERY TECH STACK$/i,
    /Develop highly interactive Front end \/ User Interfaces for your web and mobile applications$/i,
    /Progressive Web Applications \( ?PWA ?\) in normal and SPA Stacks$/i,
    /Integration of third party services such as Firebase\/ ?AWS ?\/ Digital Ocean$/i,
    /^Participated in the research of XXX and published 3 papers\.$/i,
  ],
  entries: [
    { schoolName: 'Harvard University', duration: 'September 2017 - April 2019' },
    { schoolName: 'Stanford University', duration: 'September 2013 - April 2017' },
    { company: 'Facebook', date: 'June 2018 – Present' },
    { company: 'Quora', date: 'May 2017 – May 2018' },
    { company: 'Airbnb', date: 'Jan 2015 – Sep 2015' },
    { projectName: 'Saayahealth' },
    { projectName: 'Nextu' },
    { title: 'Google Code-In Finalist' },
    { title: 'Google Assistant Action' },
    { title: 'PWA Web App Developer' },
    { title: 'Win a Google Assistant Tshirt and $200 in Google Cloud Credits' },
    { title: 'Why REACT is The Best?' },
    { title: 'Build Actions For Google Assistant' },
  ],
  lists: [
    'html-5,css3,sass,JavaScript,reactjs,nodejs,swift,npm,sql-database,aws,firebase,python,docker',
    'Frontend/Design,Backend,Programming',
  ],
}
