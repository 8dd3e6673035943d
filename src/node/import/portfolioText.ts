import { posix } from 'node:path'
import { Document, isMap, isScalar, isSeq, LineCounter, type Pair, parseDocument, type Scalar } from 'yaml'
import { installing } from '../../../schema/fonts/families.ts'
import { list as listed, shortened } from '../../../schema/report/phrasing.ts'
import { factIcons } from './page/person.ts'
import type { Composed, Missing } from './page/portfolio.ts'
import type { Unplaced } from './resume.ts'

/**
 * Comments above keys, for the owner who goes on from here.
 *
 * @param schema the path of the engine's folder `schema`
 */
const notes = (schema: string): Record<string, string> => ({
  nav: ' The links of the header. Take nav away, and it follows the sections.',
  site: ' Once you know where the page will stand, add url: and it has previews for links and a sitemap.',
  theme: ` A look is a file: ${posix.dirname(schema)}/content/looks has others. Write { look: …, accent: … } to change one, or keys alone for your own.`,
  sections:
    ' Sections show in this order. Move, repeat or take away what you like; npm run add lists all types.',
  resume:
    ' What only your résumé says, at /resume/, as PDF and as JSON. It takes the rest from the sections above.\n All of it is published',
})

/** Above lists of the résumé which the page shows, too. */
const shownNotes = {
  own: ' The page shows these in a section of its own, too.',
  facts: ' The page shows these among the facts of its section about, too.',
  merged:
    ' The page shows these together with others, since they are few. Once they are more, write them in a timeline\n with the name of this list, as resume:, and take them away here and there.',
  dates:
    ' The page shows these in a section of their own, since one lacks a title or a date that can be read. Once each has\n them in a timeline there, write the name of this list there, as resume:, and take it away here.',
  otherType:
    ' The page shows these in a section of another type, which has room for all that they say. A section of the type\n of this name needs other keys of each: see schema/README.md. With one, take this list away.',
}

const noteOf = (list: string) => {
  if (list === 'projects' || list === 'publications') return shownNotes.otherType
  return list === 'languages' || list === 'references' ? shownNotes.own : shownNotes.dates
}

/**
 * The file of a portfolio: the first line that editors read, the data, and comments that say how to go on.
 *
 * @param schema the path of the engine's folder `schema` from the file
 * @param made what it was made of, as a part of a sentence, and by which command
 */
export function portfolioText(
  { data, missing, merged, drawing, isLanguageGuessed }: Composed,
  schema: string,
  { source, command }: { source: string; command: string },
): string {
  const document = new Document(data, { aliasDuplicateObjects: false })
  const note = (path: Path, text: string) => {
    const key = pairAt(document, path)?.key
    if (key) key.commentBefore = text
  }
  for (const { key } of isMap<Scalar>(document.contents) ? document.contents.items : [])
    key.spaceBefore = true
  for (const [name, text] of Object.entries(notes(schema)))
    note([name], name === 'resume' ? `${text}${takeAway(document)}` : text)
  noteLists(document, data, merged, note)
  if (drawing)
    note(
      ['sections', 0, 'art'],
      ' Drawn of the years of your posts and studies. Draw in that file what you like, or write\n art: wide, and your name is as wide as the page.',
    )
  const families = ['display', 'text'].map((role) => String(document.getIn(['theme', 'fonts', role])))
  if (document.hasIn(['theme', 'fonts']))
    note(
      ['theme', 'fonts'],
      ` Chosen for the letters of your texts. They come with: ${installing([...new Set(families)])}\n Any other of https://fontsource.org that has them may stand here.`,
    )
  if (isLanguageGuessed)
    note(['site', 'lang'], ' Told by the words of your texts: write another where that is wrong.')
  for (const one of missing) note(places[one], missingNotes[one])

  const lines = [
    `# yaml-language-server: $schema=${schema}/portfolio.schema.json`,
    '#',
    `# Made of ${oneLine(source)} by ${command}. From here on this file is yours:`,
    '# npm run dev shows a change at once, npm run check says what could be better.',
    '',
    document.toString({ lineWidth: 100, blockQuote: 'literal' }).trim(),
  ]
  return `${lines.join('\n')}\n`
}

/** Says above lists of the résumé where the page shows them, too. */
function noteLists(
  document: Document,
  { sections }: Composed['data'],
  merged: readonly string[],
  note: (path: Path, text: string) => void,
): void {
  const all: { id?: string; facts?: { icon: string }[] }[] = Array.isArray(sections) ? sections : []
  const shown = new Set(all.map(({ id }) => id))
  const facts = new Set(all.flatMap(({ facts = [] }) => facts.map(({ icon }) => icon)))
  const resume = document.get('resume')
  for (const { key, value } of isMap<Scalar>(resume) ? resume.items : []) {
    const list = String(key.value)
    const icon = Object.entries(factIcons).find(([name]) => name === list)?.[1]
    if (icon && facts.has(icon)) note(['resume', list], shownNotes.facts)
    else if (merged.includes(list)) note(['resume', list], shownNotes.merged)
    // A map such as `contact` is no list, though a section may have its name.
    else if (shown.has(list) && isSeq(value)) note(['resume', list], noteOf(list))
  }
}

/** What of the résumé some would keep to themselves. */
export const personalPlaces: Readonly<Record<string, Path>> = {
  'telephone number': ['resume', 'contact', 'phone'],
  'street address': ['resume', 'contact', 'location', 'address'],
}

/** The end of the note about what is published: what of it somebody may rather take away. */
function takeAway(document: Document): string {
  const written = Object.entries(personalPlaces).filter(([, path]) => document.hasIn(path))
  const names = written.map(([name]) => `your ${name}`)
  return names.length > 0 ? `: take away what shall not be, such as ${listed(names)}.` : '.'
}

/** The path of something in a portfolio. */
type Path = readonly (string | number)[]

/** Where what every page needs stands, if the input lacks it. */
const places: Record<Missing, Path> = {
  name: ['site', 'owner', 'name'],
  email: ['site', 'owner'],
  portrait: ['sections', 0, 'headline'],
}

const missingNotes: Record<Missing, string> = {
  name: ' No name was found: write yours.',
  email: ' No e-mail address was found. With yours, as email: below, npm run add -- contact adds a form.',
  portrait:
    ' The portrait that your résumé names was not found: put it in images/, and write its path\n in this section, as art: { portrait: { src: images/…, alt: … } }',
}

/** What was not found in an input, and the line of the file where it is to be written. */
export const missingLines = (text: string, missing: readonly Missing[]) =>
  linesOf(
    text,
    Object.fromEntries(missing.map((one) => [one === 'email' ? 'e-mail' : one, places[one]] as const)),
  )

/** The lines of a file in which something stands, for what is there. */
export function linesOf(
  text: string,
  named: Readonly<Record<string, Path>>,
): { name: string; line: number }[] {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter })
  const found: { name: string; line: number }[] = []
  for (const [name, path] of Object.entries(named)) {
    const start = pairAt(document, path)?.key.range?.[0]
    if (start !== undefined) found.push({ name, line: counter.linePos(start).line })
  }
  return found
}

function pairAt(document: Document.Parsed | Document, path: Path): Pair<Scalar> | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  const pairs = isMap<Scalar>(parent) ? parent.items : []
  return pairs.find(({ key }) => isScalar(key) && key.value === path.at(-1))
}

/** From how many of a kind on what is not placed is listed on one line. */
const minAlike = 3

/** Merges what has the same place in different entries, and the same reason. */
function alike(unplaced: readonly Unplaced[]): Unplaced[] {
  const groups = new Map<string, Unplaced[]>()
  for (const one of unplaced) {
    const key = `${unnumbered(one.where)}\n${one.why}`
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  const merged: Unplaced[] = []
  for (const group of groups.values()) {
    const [{ where, why } = { where: '', why: '' }] = group
    if (group.length < minAlike) merged.push(...group)
    else merged.push({ where: unnumbered(where), what: group.map(({ what }) => what).join(' · '), why })
  }
  return merged
}

const unnumbered = (where: string) => where.replace(/\[\d+\]/g, '[…]').replace(/ row \d+/g, ' row …')

/** The most lines of the list: nobody would read more. */
const maxLines = 5_000

/**
 * The lists of all that is not placed and of all that is changed, each with its content on one line, without characters
 * that a terminal would obey.
 */
export function unplacedList(unplaced: readonly Unplaced[]): string {
  const lines = [
    ...listOf('Not placed:', alike(unplaced.filter(({ isChanged }) => !isChanged))),
    ...listOf('Changed:', alike(unplaced.filter(({ isChanged }) => isChanged))),
  ]
  return `${lines.join('\n')}\n`
}

function listOf(title: string, all: readonly Unplaced[]): string[] {
  const shown = (text: string) => text.replace(/[\p{C}\s]+/gu, ' ').trim()
  const lines = all
    .slice(0, maxLines)
    .map(
      ({ where, what, why }) =>
        `  ${shortened(shown(where), 120)}: ${shown(what)} (${shortened(shown(why), 120)})`,
    )
  if (all.length > maxLines) lines.push(`  and ${all.length - maxLines} more`)
  return lines.length > 0 ? [title, ...lines] : []
}

/**
 * A text on one line, so that it cannot end a comment, cut if it is long. Half a surrogate pair at the cut is removed
 * too.
 */
const oneLine = (text: string) =>
  text.slice(0, 160).replace(/[\p{Cc}\p{Cs}\u2028\u2029\ufeff\ufffe\uffff\s]+/gu, ' ')
