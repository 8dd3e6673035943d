import type { HeadedText } from '../../resume.ts'
import { type Columns, columnLines, type Line } from './lines.ts'
import { goesOn, joined, listEntries, running } from './texts.ts'

// LinkedIn’s PDF has the same form in every language: sizes and columns tell what a line is.

/** The sizes of letters, in points. All else is smaller. */
const sizes = { name: 26, head: 15.75, sideHead: 13, entry: 12, position: 11.5 }

/** A profile as a JSON Resume, and lists under heads that have no place in one. */
export interface Profile {
  data: Record<string, unknown>
  texts: HeadedText[]
}

/** The profile that a PDF from LinkedIn has; undefined for any other PDF. */
export async function linkedInProfile(bytes: Uint8Array): Promise<Profile | undefined> {
  const columns = await columnLines(bytes)
  const isLinkedIn = columns.side[0]?.size === sizes.sideHead && columns.main[0]?.size === sizes.name
  return isLinkedIn ? profileOf(columns) : undefined
}

function profileOf({ side, main }: Columns): Profile {
  const [person, ...sections] = partsOf(main, sizes.head)
  const [, contact, ...shortLists] = partsOf(side, sizes.sideHead)
  const { city, ...named } = personIn(person?.lines ?? [])
  const { address, ...ways } = contactIn(contact?.lines ?? [])
  const { summary, work, education } = sorted(sections)
  const { lists, texts } = listsIn(shortLists)
  const basics = { ...named, ...ways, location: { city, address }, summary: running(summary) }
  return { data: { basics, work: postsIn(work), education: studiesIn(education), ...lists }, texts }
}

/** A part of a column: its head, and the lines below it. */
interface Part {
  head: string
  lines: Line[]
}

/** The parts of a column, the first of which has no head. */
function partsOf(lines: readonly Line[], headSize: number): Part[] {
  const parts: Part[] = [{ head: '', lines: [] }]
  for (const line of lines) {
    if (line.size === headSize) parts.push({ head: line.text, lines: [] })
    else parts.at(-1)?.lines.push(line)
  }
  return parts
}

/** The name, the line that somebody writes about himself, which is a dash where there is none, and the place. */
function personIn(lines: readonly Line[]) {
  const [label = '', ...places] = listEntries(lines.filter(({ size }) => size !== sizes.name))
  return {
    name: listEntries(lines.filter(({ size }) => size === sizes.name)).join(' '),
    label: label.replace(/^[-–—]+$/, ''),
    city: places.join(', '),
  }
}

/** What an address, a number or a level is, in brackets behind it. */
const labelled = /^(.*?)\s*[(（]([^()（）]+)[)）]$/u

/** A telephone number, and what it is. */
const telephone = /^[+(]?\d[\d\s()./-]{4,}(?:[(（].*)?$/u

/** How to reach somebody: links, and above them a street address and a telephone number. */
function contactIn(lines: readonly Line[]) {
  const links = new Map<string, string>()
  const others: string[] = []
  for (const { url, text } of lines) {
    if (url) links.set(url, `${links.get(url) ?? ''}${text}`)
    // What a number is may stand below it.
    else if (/^[(（]/u.test(text) && others.length > 0) others.push(`${others.pop()} ${text}`)
    else others.push(text)
  }
  const emails: string[] = []
  const phones: string[] = []
  const address: string[] = []
  const profiles: { network?: string; url?: string; username?: string }[] = []
  for (const [url, text] of links) {
    const network = labelled.exec(text)?.[2]
    if (url.startsWith('mailto:')) emails.push(decodeURIComponent(url.slice('mailto:'.length)))
    else profiles.push({ network: network ?? new URL(url).hostname, url: withoutTracking(url) })
  }
  for (const text of others) {
    const [, before = text, label] = labelled.exec(text) ?? []
    if (telephone.test(text)) phones.push(before)
    else if (label) profiles.push({ network: label, username: before })
    else address.push(text)
  }
  const [email, ...moreEmails] = emails
  const [phone, ...morePhones] = phones
  return { email, moreEmails, phone, morePhones, address: address.join(' '), profiles }
}

/** The address of a profile on LinkedIn without what LinkedIn adds to count its visitors. */
const withoutTracking = (url: string) => url.replace(/^(https:\/\/[\w.]*linkedin\.com\/[^?]*)\?.*$/, '$1')

/** The sections of the main column: only posts have positions, and only studies small letters beside these. */
function sorted(sections: readonly Part[]) {
  const found: Record<'summary' | 'work' | 'education', Line[]> = { summary: [], work: [], education: [] }
  for (const [index, { lines }] of sections.entries()) {
    const isText = sections.length > 1 || lines.some((line, at) => at > 0 && goesOn(line, lines[at - 1]))
    if (lines.some(({ size }) => size === sizes.position)) found.work.push(...lines)
    else if (index === 0 && isText && lines.every(({ size }) => size === sizes.entry))
      found.summary.push(...lines)
    else found.education.push(...lines)
  }
  return found
}

/** From the baseline of dates to that of a place below it, at most, in points; a text below them is farther away. */
const placeGap = 17.5

/** Posts. What they last, and all of one company together, is left out: their dates say it. */
function postsIn(lines: readonly Line[]) {
  const posts: { name: string; position: string; dates?: string; places: string[]; text: Line[] }[] = []
  let name = ''
  let isBelowName = false
  for (const [index, line] of lines.entries()) {
    const { text, size, gap } = line
    const isMore = goesOn(line, lines[index - 1])
    const post = posts.at(-1)
    if (size === sizes.entry) {
      name = isMore ? joined(name, text) : text
      isBelowName = true
    } else if (size === sizes.position) {
      if (isMore && post) post.position = joined(post.position, text)
      else posts.push({ name, position: text, places: [], text: [] })
      isBelowName = false
    } else if (isBelowName || !post) continue
    else if (post.dates === undefined) post.dates = labelled.exec(text)?.[1] ?? text
    else if (post.text.length === 0 && gap < placeGap) post.places.push(text)
    else post.text.push(line)
  }
  return posts.map(({ places, text, ...post }) => ({
    ...post,
    location: places.join(' '),
    summary: running(text),
  }))
}

/** The dates of a course of studies, behind its degree. */
const datesBehind = /\s*·\s*[(（]([^()（）]*)[)）]$/u

/** Courses of studies: the school, below it the degree with its field, and the dates behind these. */
function studiesIn(lines: readonly Line[]) {
  const studies: { institution: string; below: string }[] = []
  for (const [index, line] of lines.entries()) {
    const study = studies.at(-1)
    if (line.size !== sizes.entry && study) study.below = joined(study.below, line.text).trim()
    else if (line.size !== sizes.entry) studies.push({ institution: '', below: line.text })
    else if (study && goesOn(line, lines[index - 1])) study.institution = joined(study.institution, line.text)
    else studies.push({ institution: line.text, below: '' })
  }
  return studies.map(({ institution, below }) => {
    const [degree = '', ...fields] = below.replace(datesBehind, '').split(/,\s+/)
    return { institution, studyType: degree, area: fields.join(', '), dates: datesBehind.exec(below)?.[1] }
  })
}

/** The heads of the lists at the side, which are in English in every language, and what their entries are. */
const lists = new Map([
  ['Languages', 'languages'],
  ['Certifications', 'certificates'],
  ['Honors-Awards', 'awards'],
  ['Publications', 'publications'],
])

/** The lists at the side. Skills come first, under a head in the language of the profile. */
function listsIn(parts: readonly Part[]) {
  const found: Record<string, unknown[]> = {}
  const texts: HeadedText[] = []
  for (const [index, { head, lines }] of parts.entries()) {
    const name = lists.get(head) ?? (index === 0 ? 'skills' : undefined)
    const entries = listEntries(lines)
    if (name === 'languages')
      found[name] = entries.map((text) => {
        const [, language = text, fluency] = labelled.exec(text) ?? []
        return { language, fluency }
      })
    else if (name === 'awards') found[name] = entries.map((title) => ({ title }))
    else if (name) found[name] = entries.map((name) => ({ name }))
    else texts.push({ heading: head, paragraphs: entries })
  }
  return { lists: found, texts }
}
