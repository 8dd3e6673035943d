import { withoutBullet } from '../../../../schema/text/points.ts'
import { isGroup, own } from '../../../../schema/yaml/valueAt.ts'
import { entriesOf, linkedWords, namedOf } from '../entries.ts'
import { passOverFile, Reading } from '../reading.ts'
import { emptyResume, filled, joinedPoints, type Post, type Read, type Resume } from '../resume.ts'
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
  resume.work = entriesOf(employment.list('history'), (one) => post(one, ['employer', 'organization']))
  employment.end('each post has a summary of its own')
  const education = root.object('education')
  resume.education = entriesOf(education.list('history'), (one) => ({
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
  }))
  education.end('each course of studies has its own')
  const service = root.object('service')
  const unpaid = [
    ...service.list('history'),
    ...root.list('governance'),
    ...root.object('affiliation').list('history'),
    ...root.list('extracurricular', 'title'),
  ]
  resume.volunteer = entriesOf(unpaid, (one) => post(one, ['organization', 'activity']))
  service.end('each post has a summary of its own')
  skills(root, resume)
  writings(root, resume)

  resume.projects = namedOf(root.list('projects'), ['title', 'name'], (one, name) => ({
    name,
    description: joinedPoints([one.sentence('description'), one.sentence('summary')]),
    url: one.link('url', 'repo'),
    type: one.text('category'),
    roles: one.texts('role'),
    ...period(one),
    highlights: one.sentences('highlights').map(withoutBullet),
    keywords: one.texts('keywords'),
  }))
  resume.languages = namedOf(root.list('languages', 'language'), ['language', 'name'], (one, language) => ({
    language,
    fluency: one.text('level'),
  }))
  resume.interests = namedOf(root.list('interests', 'name'), ['name'], (one, name) => ({
    name,
    keywords: one.texts('keywords'),
  }))
  resume.references = root.list('testimonials').flatMap((one) => {
    const isPrivate = one.peek('private') === true
    const reference = isPrivate ? undefined : one.text('quote')
    const name = reference === undefined ? undefined : one.text('name')
    one.end(isPrivate ? 'it is private' : undefined)
    return reference === undefined ? [] : [filled({ reference, name })]
  })
  for (const one of root.list('references')) one.end('how to reach others is not published')
  passOverFile(root)
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
      image: info.has('image') ? info.portrait('image') : undefined,
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
  resume.profiles = entriesOf(root.list('social'), (one) => {
    const [network, username, url] = [one.text('network', 'label'), one.text('user'), one.link('url')]
    return network || url ? { network: network ?? '', username, url } : undefined
  })
  info.end()
  contact.end('the page has one of each')
  location.end()
}

/** Groups of skills, and those of the list that none of them has. */
function skills(root: Reading, resume: Resume): void {
  const part = root.object('skills')
  const sets = namedOf(part.list('sets'), ['name'], (one, name) => ({
    name,
    level: one.text('level'),
    keywords: one.texts('skills'),
  }))
  const known = new Set(sets.flatMap(({ keywords }) => keywords))
  const others = entriesOf(part.list('list', 'name'), (one) => {
    const [name, level] = [one.text('name'), one.text('level')]
    if (name !== undefined && !known.has(name)) return { name, level, keywords: [] }
    if (level) one.leaveOver('level', level, name === undefined ? 'it has no name' : 'its group has one')
    return undefined
  })
  resume.skills = [...sets, ...others]
  part.end()
}

/** What was written, won and said. */
function writings(root: Reading, resume: Resume): void {
  resume.publications = namedOf(root.list('writing', 'title'), ['title'], (one, name) => {
    const group = isGroup(one.peek('publisher')) ? one.object('publisher') : undefined
    const publisher = group ? group.text('name') : one.text('publisher')
    group?.end()
    return {
      name,
      publisher,
      ...one.date('date'),
      url: one.link('url'),
      summary: one.sentence('summary'),
      authors: one.texts('author'),
    }
  })
  resume.awards = namedOf(root.list('recognition', 'title'), ['title'], (one, title) => ({
    title,
    awarder: one.text('from'),
    ...one.date('date'),
    url: one.link('url'),
    summary: joinedPoints([one.text('event'), one.sentence('summary')]),
  }))
  for (const [key, phrase] of [
    ['speaking', 'talks'],
    ['samples', 'samples'],
    ['reading', 'reading'],
  ] as const) {
    const paragraphs = namedOf(root.list(key, 'title'), ['title'], (one, words) => {
      const url = one.link('url')
      const about = ['author', 'event', 'location', 'date', 'summary'].flatMap(
        (name) => one.texts(name).join(', ') || [],
      )
      const text = joinedPoints([about.join('. '), ...one.sentences('highlights').map(withoutBullet)])
      return linkedWords(words, url, text)
    })
    if (paragraphs.length > 0) resume.texts.push({ phrase, paragraphs })
  }
}

const post = (one: Reading, names: readonly string[]): Post => ({
  name: one.text(...names),
  position: one.text('position', 'role', 'title'),
  location: one.text('location'),
  url: one.link('url'),
  ...period(one, true),
  summary: one.sentence('summary'),
  highlights: one.sentences('highlights').map(withoutBullet),
})

/** A post without an end goes on, as `current` says too. */
function period(one: Reading, goesOn = false) {
  if (one.peek('current') === true) one.raw('current')
  return one.period(['start', 'date'], ['end'], goesOn)
}
