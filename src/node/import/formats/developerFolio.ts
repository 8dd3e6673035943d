import { own } from '../../../../schema/yaml/valueAt.ts'
import { Entry } from '../entry.ts'
import { awardsOf, each, linkedWords, postsOf, projectsOf, studiesOf, takeContact } from '../readLists.ts'
import { emptyResume, type Paragraph, type Phrase, type Resume, type Skill } from '../resume.ts'
import type { Format } from './format.ts'
import { type Examples, type ScriptModule, withoutExamples } from './literals.ts'
import { networkName, profileAt } from './networks.ts'

/** Reads the `portfolio.js` of developerFolio. */
export const developerFolio: Format<ScriptModule> = {
  name: 'developerFolio configuration',
  fits: ({ values }) =>
    values.has('greeting') &&
    (values.has('socialMediaLinks') || values.has('workExperiences')) &&
    !values.has('degrees') &&
    !values.has('contactPageData'),
  read({ values }, unplaced) {
    const data = withoutExamples(Object.fromEntries(values), examples, unplaced)
    const root = new Entry(data, '', unplaced)
    const resume = emptyResume()
    readPerson(root, resume)
    readSkills(root, resume)
    const education = shown(root, 'educationInfo')
    resume.education = studiesOf(withoutPictures(education.list('schools'), 'logo'))
    education.done(ofTheFolio)
    const work = shown(root, 'workExperiences')
    resume.work = postsOf(withoutPictures(work.list('experience'), 'companylogo'))
    work.done(ofTheFolio)
    readCards(root, resume)
    readTexts(root, resume)
    readAccount(root, resume)
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
  resume.name = greeting.text('username')
  // Some write their login there.
  resume.isNameGuessed = /^[a-z\d._-]+$/.test(resume.name ?? '')
  resume.summary = greeting.sentence('subTitle')
  resume.page.headline = greeting.text('title')
  resume.page.resumeFile = greeting.link('resumeLink')
  greeting.done(ofTheFolio)

  const links = root.group('socialMediaLinks')
  // Profiles are not hidden here, though the page there may not show them.
  if (links.peek('display') === true) links.take('display')
  const contact = root.group('contactInfo')
  takeContact(resume, 'email', contact, 'email_address')
  takeContact(resume, 'email', links, 'gmail')
  takeContact(resume, 'phone', contact, 'number')
  resume.page.contact = contact.sentence('subtitle')
  contact.done(ofTheFolio)
  for (const key of links.keys()) {
    if (key === 'gmail' || typeof links.peek(key) !== 'string') continue
    const url = links.link(key)
    if (url) resume.profiles.push({ network: networkName(key) ?? key, url })
  }
  links.done(ofTheFolio)
}

/** The account whose posts the page shows. */
function readAccount(root: Entry, resume: Resume): void {
  const twitter = shown(root, 'twitterDetails')
  const handle = twitter.text('userName')
  if (handle === 'twitter') twitter.skip('userName', handle, 'it is an example of developerFolio itself')
  else if (handle && resume.profiles.some(({ network }) => network === 'X'))
    twitter.skip('userName', handle, 'socialMediaLinks says it already')
  else if (handle) resume.profiles.push({ network: 'X', url: profileAt('x', handle) })
  twitter.done(ofTheFolio)
}

/** A part of the page. One that its owner has switched off is listed as not placed, and read as if it were empty. */
function shown(root: Entry, key: string): Entry {
  const part = root.group(key)
  if (part.take('display') !== false) return part
  part.done('it is switched off there, by display: false')
  return new Entry({}, part.where, part.unplaced)
}

const noIcons = 'the page has no icons of skills'

function softwareSkill(one: Entry): { name: string } | undefined {
  const name = one.text('skillName')
  return name === undefined ? undefined : { name }
}

/** Skills, as bars if there are any, and the sentences beside them. */
function readSkills(root: Entry, resume: Resume): void {
  const section = shown(root, 'skillsSection')
  const stack = root.group('techStack')
  const bars = each(stack.list('experience'), (one) => {
    const name = one.text('Stack')
    const progress = one.text('progressPercentage')
    const percent = Number.parseInt(progress ?? '', 10)
    const isPercent = percent >= 0 && percent <= 100
    if (progress && !isPercent) one.skip('progressPercentage', progress, 'it is no number from 0 to 100')
    return name ? { name, keywords: [], percent: isPercent ? percent : undefined } : undefined
  })
  stack.done(ofTheFolio)
  const software: string[] = []
  // Some group them by names of their own.
  const groups: Skill[] = []
  for (const one of section.list('softwareSkills', 'skillName')) {
    const name = one.text('skillName')
    const keywords = each(one.list('keywords'), softwareSkill, noIcons).map((skill) => skill.name)
    if (name && keywords.length > 0) groups.push({ name, keywords })
    else if (name) software.push(name)
    one.done(noIcons)
  }
  resume.skills = [...bars, ...groups]
  if (bars.length === 0) resume.skills.push(...software.map((name) => ({ name, keywords: [] })))
  else if (software.length > 0)
    resume.skills.push({ phrase: 'technologies', name: 'Technologies', keywords: software })
  const paragraphs = [...section.sentences('subTitle'), ...section.sentences('skills')]
  addText(section, 'whatIDo', paragraphs, resume)
}

/** The big projects, and achievements as awards. */
function readCards(root: Entry, resume: Resume): void {
  const big = shown(root, 'bigProjects')
  for (const one of withoutPictures(big.list('projects'), 'image')) {
    const [first, ...links] = footerLinks(one)
    for (const project of projectsOf([one])) resume.projects.push({ ...project, url: first?.url, links })
  }
  big.done(ofTheSection)
  const achievements = shown(root, 'achievementSection')
  for (const one of withoutPictures(achievements.list('achievementsCards'), 'image')) {
    const [first, ...others] = footerLinks(one)
    for (const { name, url } of others) one.skip('footerLink', `${name} ${url}`, 'an award has one link')
    for (const award of awardsOf([one])) resume.awards.push({ ...award, url: first?.url })
  }
  achievements.done(ofTheSection)
}

/** Blogs, talks and podcasts, as lists of links. */
function readTexts(root: Entry, resume: Resume): void {
  const blogs = shown(root, 'blogSection')
  addText(blogs, 'writing', linksIn(blogs.list('blogs'), 'url'), resume)
  const talks = shown(root, 'talkSection')
  addText(talks, 'talks', linksIn(talks.list('talks'), 'slides_url event_url'), resume)
  const podcasts = shown(root, 'podcastSection')
  const players: Paragraph[] = []
  for (const address of podcasts.texts('podcast')) {
    const url = podcasts.address('podcast', address)
    if (url) players.push({ words: new URL(url).hostname.replace(/^www\./, ''), url })
  }
  addText(podcasts, 'podcast', players, resume)
}

function linksIn(entries: Entry[], addresses: string): Paragraph[] {
  const links: Paragraph[] = []
  for (const one of withoutPictures(entries, 'image')) {
    const title = one.text('title')
    const [url, ...others] = addresses
      .split(' ')
      .map((name) => one.link(name))
      .filter((link) => link !== undefined)
    for (const other of others) one.skip(addresses.split(' ')[1] ?? '', other, 'each has one link')
    if (title !== undefined) links.push(linkedWords(title, url, one.sentence('description subtitle')))
    one.done(title === undefined ? 'it has no title' : undefined)
  }
  return links
}

/** Adds a text under the heading of a part in the owner’s words, or under the phrase for it. */
function addText(part: Entry, phrase: Phrase, paragraphs: Paragraph[], resume: Resume): void {
  const heading = paragraphs.length > 0 ? part.text('title') : undefined
  if (heading !== undefined) resume.texts.push({ heading, paragraphs })
  else if (paragraphs.length > 0) resume.texts.push({ phrase, paragraphs })
  part.done(ofTheSection)
}

/** The links below a card. */
function footerLinks(card: Entry): { name: string; url: string }[] {
  const links = each(card.list('footerLink'), (one) => {
    const name = one.text('name') ?? ''
    const url = one.link('url')
    if (!url && name) one.skip('name', name, 'it leads nowhere')
    return url ? { name, url } : undefined
  })
  if (links[0]?.name) card.skip('footerLink', links[0].name, 'the first link has no words of its own')
  return links
}

/** Entries whose picture is listed as not placed: it is in the folder of the other project. */
function withoutPictures(entries: Entry[], key: string): Entry[] {
  for (const one of entries) {
    const path = one.take(key)
    if (path) one.skip(key, path, 'copy the picture into images/ and write it where it shall show')
  }
  return entries
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
