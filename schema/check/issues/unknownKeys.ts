import { isRequired, objectOf, schemaAt } from '../../model/schemaIntrospection.ts'
import type { Finding, Path } from '../../report/diagnostics.ts'
import { problem } from '../../report/problem.ts'
import { nearest, onlyNear } from '../../report/suggest.ts'
import { unseenIn } from '../../report/visible.ts'
import { sourcePositionAt } from '../../yaml/sourcePosition.ts'
import { own, valueAt } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import { ownerName } from '../describe.ts'

/** For how many unknown keys of an object a meaning is searched: if it has more, they are not misspelt. */
const maxSought = 200

/** A finding for each key of one object that the schema does not know, at the key; and the keys that they mean. */
export function unknownKeys(names: readonly string[], parent: Path, checked: Checked) {
  const { schema, value, root } = checked
  const fields = objectOf(schemaAt(schema, parent, value), valueAt(value, parent))?.shape ?? {}
  const allowed = Object.keys(fields).filter((key) => !checked.refused?.(parent, key))
  const meant: string[] = []
  const findings = names.map((name, index): Finding => {
    const path = [...parent, name]
    const position = sourcePositionAt(root, path)
    const span = position.key ?? position.span
    const refused = checked.refused?.(parent, name)
    if (refused) return { path, span, ...refused }
    const near = index < maxSought ? meantKey(name, parent, checked) : undefined
    const isTaken = near !== undefined && meant.includes(near)
    if (near !== undefined) meant.push(near)
    const isCertain = !isTaken && near !== undefined && near === onlyNear(name, unwritten(parent, checked))
    const unseen = unseenIn(name)
    const words = {
      key: name,
      unseen: unseen ? `has ${unseen} in it, a character that nobody sees, and ` : '',
      owner: ownerName(parent, value),
    }
    return {
      ...problem('unknown-key', words),
      path,
      span,
      allowed,
      label: near && `did you mean "${near}"?`,
      fix: isCertain ? [{ ...span, text: near }] : undefined,
      help: position.empty ? cutInBrackets(name, parent, allowed, checked) : undefined,
    }
  })
  return { findings, meant }
}

/** The help for what becomes a key of its own within brackets, as in `{ name:Home }` and `{ text: Home, sweet home }`. */
function cutInBrackets(name: string, parent: Path, allowed: readonly string[], { root }: Checked) {
  if (!sourcePositionAt(root, parent).flow) return undefined
  const [, key, value] = /^([\w-]+):(.+)$/.exec(name) ?? []
  if (key !== undefined && allowed.includes(key))
    return `a colon needs a space behind it to end a key: write ${key}: ${value}`
  return 'a comma within brackets ends a value; put the text in quotes if the comma belongs to it'
}

/**
 * The key that an unknown one most likely means: one that is not written yet, has a similar name, or is often called
 * so.
 */
export function meantKey(name: string, parent: Path, checked: Checked): string | undefined {
  const keys = unwritten(parent, checked)
  // Entries are easily named after the type of their section.
  if (name === own(valueAt(checked.value, parent), 'type') && keys.includes('items')) return 'items'
  return nearest(name, keys) ?? alsoCalled(name, keys)
}

/** Whether one of some missing keys is there under a misspelt name, which is reported by itself. */
export function areMisspelt(keys: readonly string[], path: Path, checked: Checked): boolean {
  const here = valueAt(checked.value, path)
  const shape = objectOf(schemaAt(checked.schema, path, checked.value), here)?.shape ?? {}
  const unknown = Object.keys(here ?? {}).filter((key) => !Object.hasOwn(shape, key))
  return unknown.slice(0, maxSought).some((key) => keys.includes(meantKey(key, path, checked) ?? ''))
}

/**
 * The keys that an object may have and does not, required ones first. What counts is the file with the object: a key that
 * only its look has may be meant.
 */
function unwritten(parent: Path, { schema, value, root }: Checked): string[] {
  const here = valueAt(value, parent)
  const { entries } = sourcePositionAt(root, parent)
  const isWritten = (key: string) => entries.has(key)
  const known = Object.entries(objectOf(schemaAt(schema, parent, value), here)?.shape ?? {})
  const keys = known.filter(([key]) => !isWritten(key))
  return keys.toSorted(([, a], [, b]) => Number(isRequired(b)) - Number(isRequired(a))).map(([key]) => key)
}

/** The first of some keys that people also call by a name, whatever its case and hyphens; none if it is no such name. */
function alsoCalled(name: string, keys: readonly string[]): string | undefined {
  if (name.length > 60) return undefined
  const plain = name.toLowerCase().replace(/[-_ ]/g, '')
  return keys.find((key) => Object.hasOwn(otherNames, key) && otherNames[key]?.split(' ').includes(plain))
}

/**
 * Other names that people use for a key, by its name here. Most come from other formats, libraries and templates. They
 * are no keys, only hints of which key is meant.
 */
const otherNames: Readonly<Record<string, string>> = {
  action: 'button cta calltoaction',
  alt: 'alttext alternative alternativetext description',
  answer: 'a reply text',
  area: 'field fieldofstudy subject course major title',
  avatar: 'image picture photo portrait img',
  caption: 'title text legend description',
  company: 'organisation organization employer firm',
  copyright: 'text rights',
  dates: 'date period year years when duration time',
  degree: 'studytype qualification title',
  description: 'text summary body content details',
  email: 'mail address',
  feedback: 'quote testimonial review text content message body',
  heading: 'title headline header',
  headline: 'title heading greeting',
  highlights: 'bullets points achievements tasks',
  href: 'url link to target uri address',
  image: 'picture photo img thumbnail cover screenshot',
  institution: 'school university college organisation organization',
  items: 'entries list elements cards content children questions images pictures photos',
  keywords: 'tags technologies items',
  label: 'eyebrow kicker overline name title',
  level: 'percent percentage proficiency score value rating',
  link: 'url href website to target',
  name: 'title label text',
  note: 'hint remark caption',
  organisation: 'company employer organization institution school client',
  paragraphs: 'text bio body content description',
  picture: 'image photo img',
  portrait: 'image picture photo avatar img',
  position: 'title role job jobtitle name',
  question: 'q title name heading',
  role: 'position title job jobtitle profession',
  src: 'url file path image img source photo picture href',
  start: 'from begin since date dates startdate period year years',
  end: 'to until till enddate',
  summary: 'description text body content',
  tagline: 'subtitle subheading slogan intro lead text description',
  tags: 'technologies tech stack keywords labels',
  text: 'description body content summary paragraph',
  title: 'name heading headline role position job jobtitle',
  url: 'href link website homepage',
  value: 'number figure count amount',
}
