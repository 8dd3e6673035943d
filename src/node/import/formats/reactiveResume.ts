import { isGroup, own } from '../../../../schema/yaml/valueAt.ts'
import type { Resume } from '../resume.ts'
import { groupAt, groupsIn, isEmpty } from '../values.ts'
import { plainWording } from '../wording.ts'
import type { Format } from './format.ts'
import { SectionReader } from './rendercv.ts'
import { sectionKind } from './sectionKinds.ts'

type Group = Record<string, unknown>

/** Reads an export of Reactive Resume, as its versions 3, 4 and 5 have it, without what is hidden there. */
export const reactiveResume: Format<object> = {
  name: 'Reactive Resume export',
  fits: (data) =>
    isGroup(own(data, 'basics')) &&
    groupsIn(Object.values(groupAt(data, 'sections'))).some((one) => 'items' in one || 'content' in one),
  read: (data) => readShown(shownPartOf(data) as Group), // Which is a group as all of it is.
}

function readShown(shown: Group): Resume {
  const { custom: customOfV4, summary: aboutOfV4, ...sections } = groupAt(shown, 'sections')
  const read = new SectionReader()
  const lists: Record<string, Group[]> = {}
  const add = (kind: string, section: Group) => {
    const items = itemsOf(section, kind)
    const title = String(section.name || section.title || '')
    if (kind === 'custom' || isRenamed(kind, title)) read.add(title, items.map(asSectionEntry))
    else if (kind === 'summary') read.add(title, own(section, 'content') ?? items)
    else if (kind !== 'cover-letter')
      lists[kind] = [...(lists[kind] ?? []), ...items.map((one) => withHeading(one, kind, section))]
  }
  for (const [key, section] of Object.entries(sections))
    if (isGroup(section)) add(section.type === 'custom' ? 'custom' : key, section)
  for (const section of groupsIn([Object.values(Object(customOfV4)), shown.customSections ?? []].flat()))
    add(String(section.type ?? 'custom'), section)
  const { profiles, ...others } = lists
  return read.resume(basicsOf(shown, aboutOfV4, profiles), {}, others)
}

/** What only the layout needs to know of a section or an item. */
const ofTheLayout = 'id columns icon iconColor visible hidden separateLinks inlineLink options'.split(' ')

/** A value without the layout and without what is hidden. */
function shownPartOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shownPartOf)
  if (!isGroup(value)) return value
  if (value.hidden === true || value.visible === false || own(value.effects, 'hidden') === true)
    return undefined
  const kept = Object.entries(value).filter(([key]) => !ofTheLayout.includes(key))
  return Object.fromEntries(kept.map(([key, one]) => [key, shownPartOf(one)]))
}

/** The kinds of lists whose entries say as much under a heading of the owner's. */
const renamable = ['publications', 'awards', 'certifications', 'volunteer', 'interests', 'references']

/** Whether the owner has made another section of one: its name, in whatever language, is not that of its kind. */
const isRenamed = (kind: string, title: string) => {
  const own = sectionKind(title)
  const usual = sectionKind(kind)
  return renamable.includes(kind) && title !== '' && usual !== undefined && own !== usual
}

/** The personal data as a JSON Resume has them. Fields of the owner's with an address are profiles. */
function basicsOf(shown: Group, aboutOfV4: unknown, profiles: unknown): Group {
  const { photo, picture: pictureOfV4, customFields, ...basics } = groupAt(shown, 'basics')
  const about = groupsIn([shown.summary, aboutOfV4, basics.summary])[0]
  const links = groupsIn([customFields].flat()).filter(({ link, text }) =>
    /^https?:/.test(String(link || text)),
  )
  return {
    ...basics,
    image: own(shown.picture ?? pictureOfV4 ?? photo, 'url'),
    summary: about?.content ?? about?.body ?? basics.summary,
    profiles: [
      ...[basics.profiles, profiles].flat(),
      ...links.map(({ name, text, link }) => ({ network: name || text, url: link || text })),
    ],
  }
}

/** The items of a section as entries of the lists of a JSON Resume. */
function itemsOf(section: Group, kind: string): Group[] {
  return groupsIn([section.items].flat()).flatMap((item) => {
    const { date, level, levelNum, fluencyLevel, roles, ...one } = item
    if (isGroup(date)) Object.assign(one, { startDate: date.start, endDate: date.end })
    else one.date = date
    // Dots beside words say nothing more.
    if (typeof level === 'string') one.level = level
    if (kind === 'profiles') one.url = isEmpty(groupAt(one, 'url').href ?? one.url) ? one.website : one.url
    if (kind === 'skills' || kind === 'languages') {
      one.level ??= one.description
      delete one.description
    }
    if (kind === 'references') return [referenceIn(one)]
    return [
      isGroup(groupsIn([roles].flat())[0]) ? { ...one, position: undefined, period: undefined, roles } : one,
    ]
  })
}

function referenceIn({ name, summary, description, relationship, position }: Group): Group {
  const role = summary === undefined ? position : (description ?? relationship)
  return { reference: summary ?? description, name: [name, role].filter(Boolean).join(', ') }
}

/** A project of a section of the owner's stands under its heading. */
function withHeading(one: Group, kind: string, { title, name }: Group): Group {
  const heading = String(title || name || '')
  const isOwn = kind === 'projects' && heading !== '' && sectionKind(heading) !== 'projects'
  return isOwn ? { ...one, type: heading, heading } : one
}

/** An item of a section of the owner's; one without a name is its text. */
function asSectionEntry({ title, subtitle, name = title, location = subtitle, ...one }: Group): Group {
  const isBare = isEmpty(name)
  const summary = one.summary ?? one.description
  return isBare
    ? { bullet: typeof summary === 'string' ? plainWording(summary) : summary }
    : { ...one, name, location }
}
