import { pointsIn, withoutBullet } from '../../../../schema/text/points.ts'
import { isGroup } from '../../../../schema/yaml/valueAt.ts'
import { entriesOf, namedOf } from '../entries.ts'
import { periodOfText } from '../period.ts'
import { passOverFile, Reading } from '../reading.ts'
import { emptyResume, filled, type Period, type Post, type Read } from '../resume.ts'
import { nameWording } from '../wording.ts'
import { asJsonResume } from './nearJsonResume.ts'

/** Whether some data has the keys of a JSON Resume, or usual names for them. */
export const isJsonResume = (data: object): boolean => {
  const named = asJsonResume(data)
  return ['basics', 'work', 'education', 'skills', 'projects'].some((key) => isFilled(named[key]))
}

const isFilled = (value: unknown) => Array.isArray(value) || isGroup(value)

/** The keys of `basics`. */
const personal = 'name label image email phone url summary location profiles'.split(' ')

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
      label: basics.text('label'),
      image: basics.portrait('image'),
      email: basics.text('email')?.replace(/^mailto:/i, ''),
      phone: basics.text('phone')?.replace(/^tel:/i, ''),
      url: basics.link('url'),
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
  resume.profiles = entriesOf(byName(basics, 'profiles', 'network', 'url'), (one) => {
    const [network, username, url] = [one.text('network'), one.text('username'), one.link('url')]
    return network || url ? { network: network ?? '', username, url } : undefined
  })
  basics.end()

  resume.work = entriesOf(root.list('work'), (one) => post(one, ['name', 'company', 'employer']))
  resume.volunteer = entriesOf(root.list('volunteer'), (one) => post(one, ['organization']))
  resume.education = entriesOf(root.list('education'), (one) => ({
    institution: one.text('institution'),
    url: one.link('url'),
    area: one.text('area'),
    studyType: one.text('studyType'),
    ...period(one),
    score: one.text('score'),
    ...textsOf(one),
    location: placeIn(one, 'location'),
    courses: one.texts('courses'),
  }))
  resume.awards = named(root, 'awards', 'title', (one, title) => ({
    title,
    ...one.date('date'),
    awarder: one.text('awarder'),
    url: one.link('url'),
    summary: one.sentence('summary'),
  }))
  resume.certificates = named(root, 'certificates', 'name', (one, name) => ({
    name,
    ...one.date('date'),
    issuer: one.text('issuer'),
    url: one.link('url'),
  }))
  resume.publications = named(root, 'publications', 'name', (one, name) => ({
    name,
    publisher: one.text('publisher'),
    ...one.date('releaseDate'),
    url: one.link('url'),
    summary: one.sentence('summary'),
    authors: one.texts('authors'),
    doi: one.text('doi'),
  }))
  resume.skills = named(root, 'skills', 'name', (one, name) => ({
    name,
    level: one.text('level'),
    keywords: one.texts('keywords'),
  }))
  resume.languages = named(root, 'languages', 'language', (one, language) => ({
    language,
    fluency: one.text('fluency'),
  }))
  resume.interests = named(root, 'interests', 'name', (one, name) => ({
    name,
    keywords: one.texts('keywords'),
  }))
  resume.references = named(root, 'references', 'reference', (one, reference) => ({
    reference,
    name: one.text('name'),
  }))
  resume.projects = named(root, 'projects', 'name', (one, name) => ({
    name,
    description: one.sentence('description'),
    highlights: one.sentences('highlights').map(withoutBullet),
    keywords: one.texts('keywords'),
    ...period(one),
    url: one.link('url'),
    roles: one.texts('roles'),
    entity: one.text('entity'),
    type: one.text('type'),
  }))
  passOverFile(root)
  root.end()
  return { format: 'JSON Resume', resume, leftovers: gathered.leftovers }
}

const post = (one: Reading, names: readonly string[]): Post => ({
  name: one.text(...names),
  position: one.text('position'),
  location: placeIn(one, 'location'),
  description: one.sentence('description'),
  url: one.link('url'),
  // In JSON Resume a post without an end goes on.
  ...period(one, true),
  ...textsOf(one),
})

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
  return one.period(['startDate'], ['endDate'], goesOn || !isOver)
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
const named = <T extends object>(
  root: Reading,
  key: string,
  name: string,
  entry: (one: Reading, name: string) => T,
): T[] => namedOf(byName(root, key, name, 'keywords'), [name], entry)
