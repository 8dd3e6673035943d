import { withoutBullet } from '../../lookup/markdown/points.ts'
import { isGroup, own } from '../../yaml/valueAt.ts'
import { readPeriod } from '../period.ts'
import { Reading } from '../reading.ts'
import {
  emptyResume,
  filled,
  joinedPoints,
  type Paragraph,
  type Post,
  type Read,
  type Resume,
} from '../resume.ts'
import { markdownWording } from '../wording.ts'

/** Whether some data is a résumé in FRESH, by its format or by the lists that it keeps under `history`. */
export function isFresh(data: object): boolean {
  const format = isGroup(own(data, 'meta')) ? own(own(data, 'meta'), 'format') : undefined
  if (typeof format === 'string' && /^fresh/i.test(format)) return true
  return ['employment', 'education', 'service'].some((key) => Array.isArray(own(own(data, key), 'history')))
}

/** Reads a résumé in FRESH, the format of HackMyResume and FluentCV. */
export function readFresh(data: object): Read {
  const gathered: Reading['gathered'] = { leftovers: [], wording: markdownWording }
  const root = new Reading(data, '', gathered)
  const resume = emptyResume()
  person(root, resume)

  const employment = root.object('employment')
  resume.work = employment.list('history').map((one) => post(one, ['employer', 'organization']))
  employment.end('each post has a summary of its own')
  const education = root.object('education')
  resume.education = education.list('history').map((one) => {
    const studies = filled({
      institution: one.text('institution'),
      studyType: one.text('title', 'degree', 'studyType'),
      area: one.text('area', 'major'),
      url: one.link('url'),
      location: one.text('location'),
      ...period(one),
      score: one.text('grade'),
      summary: one.sentence('summary'),
      highlights: one.sentences('highlights').map(withoutBullet),
      courses: one.texts('curriculum'),
    })
    one.end()
    return studies
  })
  education.end('each course of studies has its own')
  const service = root.object('service')
  resume.volunteer = [
    ...service.list('history'),
    ...root.list('governance'),
    ...root.object('affiliation').list('history'),
    ...root.list('extracurricular', 'title'),
  ].map((one) => post(one, ['organization', 'activity']))
  service.end('each post has a summary of its own')
  skills(root, resume)
  writings(root, resume)

  resume.projects = root.list('projects').flatMap((one) => {
    const name = one.text('title', 'name')
    const project = filled({
      name: name ?? '',
      description: joinedPoints([one.sentence('description'), one.sentence('summary')]),
      url: one.link('url', 'repo'),
      type: one.text('category'),
      roles: one.texts('role'),
      ...period(one),
      highlights: one.sentences('highlights').map(withoutBullet),
      keywords: one.texts('keywords'),
    })
    one.end(name ? undefined : 'it has no title')
    return name ? [project] : []
  })
  resume.languages = root.list('languages', 'language').flatMap((one) => {
    const language = one.text('language', 'name')
    const fluency = one.text('level')
    one.end()
    return language ? [filled({ language, fluency })] : []
  })
  resume.interests = root.list('interests', 'name').flatMap((one) => {
    const name = one.text('name')
    const keywords = one.texts('keywords')
    one.end()
    return name ? [{ name, keywords }] : []
  })
  resume.references = root.list('testimonials').flatMap((one) => {
    const isPrivate = one.peek('private') === true
    const reference = isPrivate ? undefined : one.text('quote')
    const name = reference === undefined ? undefined : one.text('name')
    one.end(isPrivate ? 'it is private' : undefined)
    return reference === undefined ? [] : [filled({ reference, name })]
  })
  for (const one of root.list('references')) one.end('how to reach others is not published')
  root.leaveWhole('meta', 'it is about the file itself')
  root.end()
  return { format: 'FRESH résumé', resume, leftovers: gathered.leftovers }
}

function person(root: Reading, resume: Resume): void {
  const [info, contact, location] = ['info', 'contact', 'location'].map((key) => root.object(key))
  if (!info || !contact || !location) return
  Object.assign(
    resume,
    filled({
      name: root.text('name'),
      label: info.text('label'),
      summary: info.sentence('brief', 'summary'),
      image: info.has('image') ? info.picture('image') : undefined,
      email: contact.text('email'),
      phone: contact.text('phone'),
      url: contact.link('website'),
    }),
  )
  resume.location = filled({
    address: location.text('address'),
    postalCode: location.text('code'),
    city: location.text('city'),
    region: location.text('region'),
    countryCode: location.text('country'),
  })
  resume.profiles = root.list('social').flatMap((one) => {
    const network = one.text('network', 'label') ?? ''
    const profile = filled({ network, username: one.text('user'), url: one.link('url') })
    one.end()
    return profile.network || profile.url ? [profile] : []
  })
  info.end()
  contact.end('the page has one of each')
  location.end()
}

/** Groups of skills, and those of the list that none of them has. */
function skills(root: Reading, resume: Resume): void {
  const part = root.object('skills')
  const sets = part.list('sets').flatMap((one) => {
    const name = one.text('name')
    const set = filled({ name: name ?? '', level: one.text('level'), keywords: one.texts('skills') })
    one.end(name ? undefined : 'it has no name')
    return name ? [set] : []
  })
  const known = new Set(sets.flatMap(({ keywords }) => keywords))
  const others = part.list('list', 'name').flatMap((one) => {
    const name = one.text('name')
    const level = one.text('level')
    one.end()
    if (name === undefined || !known.has(name)) return name ? [filled({ name, level, keywords: [] })] : []
    if (level) one.leave('level', level, 'its group has one')
    return []
  })
  resume.skills = [...sets, ...others]
  part.end()
}

/** What was written, won and said. */
function writings(root: Reading, resume: Resume): void {
  resume.publications = root.list('writing', 'title').flatMap((one) => {
    const name = one.text('title')
    const publisher = isGroup(one.peek('publisher')) ? one.object('publisher') : undefined
    const publication = filled({
      name: name ?? '',
      publisher: publisher ? publisher.text('name') : one.text('publisher'),
      ...one.date('date'),
      url: one.link('url'),
      summary: one.sentence('summary'),
      authors: one.texts('author'),
    })
    publisher?.end()
    one.end(name ? undefined : 'it has no title')
    return name ? [publication] : []
  })
  resume.awards = root.list('recognition', 'title').flatMap((one) => {
    const title = one.text('title')
    const award = filled({
      title: title ?? '',
      awarder: one.text('from'),
      ...one.date('date'),
      url: one.link('url'),
      summary: joinedPoints([one.text('event'), one.sentence('summary')]),
    })
    one.end(title ? undefined : 'it has no title')
    return title ? [award] : []
  })
  for (const [key, phrase] of [
    ['speaking', 'talks'],
    ['samples', 'samples'],
    ['reading', 'reading'],
  ] as const) {
    const paragraphs = root.list(key, 'title').flatMap((one): Paragraph[] => {
      const words = one.text('title')
      const url = one.link('url')
      const about = ['author', 'event', 'location', 'date', 'summary'].flatMap(
        (name) => one.texts(name).join(', ') || [],
      )
      const text = joinedPoints([about.join('. '), ...one.sentences('highlights').map(withoutBullet)])
      one.end()
      if (!words) return []
      return [url ? filled({ words, url, text }) : [words, text].filter(Boolean).join(': ')]
    })
    if (paragraphs.length > 0) resume.texts.push({ phrase, paragraphs })
  }
}

function post(one: Reading, names: readonly string[]): Post {
  const read = filled({
    name: one.text(...names),
    position: one.text('position', 'role', 'title'),
    location: one.text('location'),
    url: one.link('url'),
    ...period(one, true),
    summary: one.sentence('summary'),
    highlights: one.sentences('highlights').map(withoutBullet),
  })
  one.end()
  return read
}

/** A post without an end goes on, as `current` says too. */
function period(one: Reading, goesOn = false) {
  if (one.peek('current') === true) one.raw('current')
  return readPeriod(one, ['start', 'date'], ['end'], goesOn)
}
