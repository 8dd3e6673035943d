import { isGroup, own } from '../../../../schema/yaml/valueAt.ts'
import { Entry } from '../entry.ts'
import { projectsOf, readLists } from '../readLists.ts'
import { emptyResume, type Resume, type Unplaced } from '../resume.ts'
import type { Format } from './format.ts'
import { readBasics } from './jsonResume.ts'
import { readSection } from './rendercv.ts'

/**
 * Reads an export of Reactive Resume, as its versions 3, 4 and 5 have it. What is about the layout is no content, and is
 * left out without a word.
 */
export const reactiveResume: Format<object> = {
  name: 'Reactive Resume export',
  fits: (data) =>
    isGroup(own(data, 'basics')) &&
    Object.values(group(own(data, 'sections'))).some(
      (one) => isGroup(one) && ('items' in one || 'content' in one),
    ),
  read(data, unplaced) {
    const hidden: string[] = []
    const shown = group(withoutHidden(data, '', hidden))
    if (hidden.length > 0)
      unplaced.push({ where: 'sections', what: hidden.join(', '), why: 'they are hidden there' })
    const { custom: customOfV4, ...sections } = group(shown.sections)
    const custom = [...Object.values(group(customOfV4)), ...listOf(shown.customSections)]
    const lists: Group = {}
    for (const [key, section] of Object.entries(sections))
      if (own(section, 'type') === 'custom') custom.push(section)
      else lists[key] = itemsOf(section, key, unplaced)

    for (const section of custom.map(group)) {
      const kind = String(section.type)
      if (/^(?:custom|undefined|projects|summary|cover-letter)$/.test(kind)) continue
      lists[kind] = [...listOf(lists[kind]), ...itemsOf(section, kind, unplaced)]
      const why = 'its entries stand with the others of their kind'
      unplaced.push({ where: 'customSections', what: String(section.title), why })
    }

    const resume = emptyResume()
    const { profiles, ...others } = lists
    readBasics(new Entry({ basics: basicsOf(shown, profiles) }, '', unplaced), resume)
    const root = new Entry(others, 'sections', unplaced)
    readLists(root, resume)
    root.done()
    for (const section of custom.map(group)) readCustom(section, resume, unplaced)
    const notes = own(shown.metadata, 'notes')
    if (notes) unplaced.push({ where: 'metadata.notes', what: String(notes), why: 'they are for yourself' })
    return resume
  },
}

type Group = Record<string, unknown>
const group = (value: unknown): Group => (isGroup(value) ? { ...value } : {})
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** What only the layout needs to know of a section or an item. */
const ofTheLayout = 'id columns icon iconColor visible hidden separateLinks inlineLink options'.split(' ')

/** A value without the layout and without what is hidden, the paths of which are added to a list. */
function withoutHidden(value: unknown, where: string, hidden: string[]): unknown {
  if (Array.isArray(value)) return value.map((one, index) => withoutHidden(one, `${where}[${index}]`, hidden))
  if (!isGroup(value)) return value
  const isHidden = value.hidden === true || value.visible === false || own(value.effects, 'hidden') === true
  if (isHidden) {
    // What is hidden and empty at once is the builder's own.
    const isBlank = ['items', 'content', 'body', 'url'].every(
      (key) => Object.values(Object(value[key])).length === 0,
    )
    if (!isBlank || where.endsWith(']')) hidden.push(where)
    return undefined
  }
  const entries = Object.entries(value).filter(([key]) => !ofTheLayout.includes(key))
  return Object.fromEntries(
    entries.map(([key, one]) => [key, withoutHidden(one, where ? `${where}.${key}` : key, hidden)]),
  )
}

/** The personal data as a JSON Resume has them. Fields of the owner's with an address are profiles. */
function basicsOf({ basics: all, summary, sections, picture }: Group, profiles: unknown): Group {
  const { photo, picture: pictureOfV4, customFields, ...basics } = group(all)
  const about = group(summary ?? own(sections, 'summary') ?? basics.summary)
  const fields = listOf(customFields).map(group)
  const isLink = ({ link, text }: Group) => /^https?:/.test(String(link || text))
  const links = fields
    .filter(isLink)
    .map(({ name, text, link }) => ({ network: name || text, url: link || text }))
  return {
    ...basics,
    image: own(picture ?? pictureOfV4 ?? photo, 'url'),
    summary: about.content ?? about.body ?? basics.summary,
    profiles: [...listOf(basics.profiles), ...listOf(profiles), ...links],
    customFields: fields.filter((one) => !isLink(one)),
  }
}

/** The items of a section as entries of the lists of a JSON Resume. */
function itemsOf(section: unknown, kind: string, unplaced: Unplaced[]): Group[] {
  return listOf(own(section, 'items'))
    .filter(isGroup)
    .flatMap((item) => {
      const { date, level, levelNum, fluencyLevel, roles, ...one } = group(item)
      const { description, summary } = one
      // Dots beside words say nothing more.
      const hasWords = Boolean(one.proficiency || one.fluency || description || typeof level === 'string')
      for (const number of [levelNum, fluencyLevel, level])
        if (typeof number === 'number' && number > 0 && !hasWords)
          unplaced.push({
            where: `sections.${kind}`,
            what: String(number),
            why: 'a level has words on the page',
          })
      Object.assign(one, isGroup(date) ? { startDate: date.start, endDate: date.end } : { date })
      if (typeof level === 'string') one.level = level
      if (kind === 'profiles') {
        one.url ??= one.website
        delete one.website
      }
      if (kind === 'skills' || kind === 'languages') {
        delete one.description
        one.level ??= description
      }
      if (kind === 'references') {
        const role = 'summary' in one ? (description ?? one.relationship) : one.position
        const { name, email, phone, url = one.website } = one
        return [
          {
            reference: summary ?? description,
            name: [name, role].filter(Boolean).join(', '),
            email,
            phone,
            url,
          },
        ]
      }
      const { position, period, ...post } = one
      return listOf(roles).length > 0
        ? listOf(roles).map((role, index) => ({
            ...post,
            ...group(role),
            description: [index === 0 && description, own(role, 'description')].filter(Boolean).join(' '),
          }))
        : [one]
    })
}

/** Sections of the owner's: of the kind that they name, or else by their title. */
function readCustom(section: Group, resume: Resume, unplaced: Unplaced[]): void {
  const kind = String(section.type ?? 'custom')
  const title = String(section.name || section.title || '')
  const items = itemsOf(section, kind, unplaced)
  if (items.length === 0) return
  const root = new Entry({ [title]: items, [kind]: items }, 'customSections', unplaced)
  if (kind === 'cover-letter') root.skipWhole(kind, 'a letter has no place on a page')
  else if (kind === 'summary') resume.texts.push({ heading: title, paragraphs: root.sentences(kind) })
  else if (kind === 'projects')
    for (const project of projectsOf(root.list(kind)))
      resume.projects.push({ ...project, type: title, heading: title })
  else if (kind === 'custom') {
    const named = items.map(({ title: name, subtitle, ...one }) => ({ name, location: subtitle, ...one }))
    readSection(new Entry({ [title]: named }, 'sections', unplaced), title, resume)
  }
}
