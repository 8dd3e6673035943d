import { pointsIn, withoutBullet } from '../../lookup/markdown/points.ts'
import { isGroup } from '../../yaml/valueAt.ts'
import { readPeriod } from '../period.ts'
import { Reading } from '../reading.ts'
import { emptyResume, filled, type Period, type Post, type Read } from '../resume.ts'
import { nameWording } from '../wording.ts'
import { periodOfText } from '../writtenPeriod.ts'
import { asJsonResume } from './nearJsonResume.ts'

/** Whether some data has the keys of a JSON Resume, or usual names for them. */
export const isJsonResume = (data: object): boolean => {
  const named = asJsonResume(data)
  return ['basics', 'work', 'education', 'skills', 'projects'].some((key) => isFilled(named[key]))
}

const isFilled = (value: unknown) => Array.isArray(value) || isGroup(value)

/** The keys of `basics`. */
const personal =
  'name label headline title image picture email phone url website summary location profiles'.split(' ')

/** Reads a JSON Resume: 1.0.0 and later drafts, the names that keys had before, and others that are often met. */
export function readJsonResume(data: object): Read {
  const gathered: Reading['gathered'] = { leftovers: [], wording: nameWording }
  const root = new Reading(asJsonResume(data), '', gathered)
  const resume = emptyResume()

  // Some files have the keys of `basics` beside the lists.
  const basics = root.has('basics')
    ? root.object('basics')
    : new Reading(Object.fromEntries(personal.map((key) => [key, root.raw(key)])), '', gathered)
  const isPlace = typeof basics.peek('location') === 'string'
  const place = isPlace ? basics.text('location') : undefined
  const location = isPlace ? new Reading({}, '', gathered) : basics.object('location')
  Object.assign(
    resume,
    filled({
      name: basics.text('name'),
      label: basics.text('label', 'headline', 'title'),
      image: basics.picture('image', 'picture'),
      email: basics.text('email')?.replace(/^mailto:/i, ''),
      phone: basics.text('phone')?.replace(/^tel:/i, ''),
      url: basics.link('url', 'website'),
      summary: basics.sentence('summary'),
    }),
  )
  resume.location = filled({
    address: location.text('address'),
    postalCode: location.text('postalCode'),
    city: place ?? location.text('city'),
    countryCode: location.text('countryCode', 'country'),
    region: location.text('region', 'state'),
  })
  location.end()
  resume.profiles = byName(basics, 'profiles', 'network', 'url').flatMap((one) => {
    const profile = filled({
      network: one.text('network') ?? '',
      username: one.text('username'),
      url: one.link('url'),
    })
    one.end()
    return profile.network || profile.url ? [profile] : []
  })
  basics.end()

  resume.work = root.list('work').map((one) => post(one, ['name', 'company', 'employer']))
  resume.volunteer = root.list('volunteer').map((one) => post(one, ['organization']))
  resume.education = root.list('education').map((one) => {
    const education = filled({
      institution: one.text('institution', 'school', 'university', 'name'),
      url: one.link('url'),
      area: one.text('area', 'field', 'major'),
      studyType: one.text('studyType', 'degree'),
      ...period(one),
      score: one.text('score', 'gpa'),
      ...textsOf(one),
      location: placeIn(one, 'location'),
      courses: one.texts('courses'),
    })
    one.end()
    return education
  })
  resume.awards = named(root, 'awards', ['title'], (one, title) => ({
    title,
    ...one.date('date'),
    awarder: one.text('awarder'),
    url: one.link('url'),
    summary: one.sentence('summary'),
  }))
  resume.certificates = named(
    root,
    root.has('certificates') ? 'certificates' : 'certifications',
    ['name', 'title'],
    (one, name) => ({
      name,
      ...one.date('date'),
      issuer: one.text('issuer'),
      url: one.link('url'),
    }),
  )
  resume.publications = named(root, 'publications', ['name'], (one, name) => ({
    name,
    publisher: one.text('publisher'),
    ...one.date('releaseDate'),
    url: one.link('url', 'website'),
    summary: one.sentence('summary'),
    authors: one.texts('authors'),
    doi: one.text('doi'),
  }))
  resume.skills = named(root, 'skills', ['name'], (one, name) => ({
    name,
    level: one.text('level'),
    keywords: one.texts('keywords'),
  }))
  resume.languages = named(root, 'languages', ['language', 'name'], (one, language) => ({
    language,
    fluency: one.text('fluency', 'level'),
  }))
  resume.interests = named(root, root.has('interests') ? 'interests' : 'hobbies', ['name'], (one, name) => ({
    name,
    keywords: one.texts('keywords'),
  }))
  resume.references = named(root, 'references', ['reference'], (one, reference) => ({
    reference,
    name: one.text('name'),
  }))
  resume.projects = named(root, 'projects', ['name'], (one, name) => ({
    name,
    description: one.sentence('description', 'summary'),
    highlights: one.sentences('highlights').map(withoutBullet),
    keywords: one.texts('keywords'),
    ...period(one),
    url: one.link('url', 'website', 'link'),
    roles: one.texts('roles'),
    entity: one.text('entity'),
    type: one.text('type'),
  }))
  for (const key of ['$schema', 'meta'])
    root.leaveWhole(key, 'it is about the file itself, and resume.json of the page has its own')
  root.end()
  return { format: 'JSON Resume', resume, leftovers: gathered.leftovers }
}

function post(one: Reading, names: readonly string[]): Post {
  const read = filled({
    name: one.text(...names),
    position: one.text('position', 'title', 'role'),
    location: placeIn(one, 'location'),
    description: one.sentence('description'),
    url: one.link('url', 'website'),
    // In JSON Resume a post without an end goes on.
    ...period(one, true),
    ...textsOf(one),
  })
  one.end()
  return read
}

/** The summary and the highlights. Some files have the highlights as points of a list within the summary. */
function textsOf(one: Reading): Pick<Post, 'summary' | 'highlights'> {
  const summary = one.sentence('summary')
  const highlights = one.sentences('highlights').map(withoutBullet)
  const points = pointsIn(summary ?? '')
  return highlights.length === 0 && points.highlights.length > 0 ? points : { summary, highlights }
}

/** A start and an end, or both in one text. */
function period(one: Reading, goesOn = false): Period {
  if (one.has('dates') && !one.has('startDate')) return periodOfText(one.text('dates'))
  const isOver = one.peek('current') !== true && one.peek('current') !== 'true'
  if (!isOver) one.raw('current')
  return readPeriod(one, ['startDate', 'start'], ['endDate', 'end'], goesOn || !isOver)
}

/** The entries of a list, which some files have as an object by their names, or as names alone. */
function byName(parent: Reading, key: string, name: string, value: string): Reading[] {
  const list = parent.peek(key)
  if (!isGroup(list) || Object.hasOwn(list, name)) return parent.list(key, name)
  const where = new Reading(parent.raw(key), parent.at(key), parent.gathered)
  return where
    .keys()
    .map((one) => new Reading({ [name]: one, [value]: where.raw(one) }, where.at(one), parent.gathered))
}

/** A place, as one text or in parts. */
function placeIn(one: Reading, key: string): string | undefined {
  if (!isGroup(one.peek(key))) return one.text(key)
  const place = one.object(key)
  const parts = ['address', 'city', 'region', 'state', 'country', 'countryCode'].map((part) =>
    place.text(part),
  )
  place.end()
  return parts.filter(Boolean).join(', ') || undefined
}

/** The entries of a list that have a name, or are nothing but one; all others are left over. */
function named<T extends object>(
  root: Reading,
  key: string,
  names: readonly string[],
  entry: (one: Reading, name: string) => T,
): T[] {
  return byName(root, key, names[0] ?? '', 'keywords').flatMap((one) => {
    const name = one.text(...names)
    const read = name === undefined ? undefined : filled(entry(one, name))
    one.end(name === undefined ? `it has no ${names[0]}` : undefined)
    return read === undefined ? [] : [read]
  })
}
