import { posix } from 'node:path'
import { Document, isMap, isScalar, isSeq, LineCounter, type Pair, parseDocument, type Scalar } from 'yaml'
import { installing } from '../../../schema/fonts/families.ts'
import { list as listed } from '../../../schema/report/phrasing.ts'
import { isGroup, own } from '../../../schema/yaml/valueAt.ts'
import { alike } from './leftoverList.ts'
import { factIcons } from './page/person.ts'
import type { Composed, Missing } from './page/portfolioOf.ts'

/** The most leftovers that the file names; the command lists them all. */
const maxNamed = 200

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

/** Above what somebody may change here and there. */
const bothNote = ' The page shows these in a section of its own, too.'

/** Comments above lists of the résumé that the page shows in a section of their own. */
const listNotes: Record<string, string> = {
  languages: bothNote,
  references: bothNote,
}

/** Why the page shows projects or publications of the résumé in a section of another type, and what would change it. */
function otherType(list: string, entries: unknown): string {
  const all = (Array.isArray(entries) ? entries : []).filter(isGroup)
  const lacking = (needs: Readonly<Record<string, string>>) =>
    Object.entries(needs).flatMap(([key, name]) => (all.every((one) => own(one, key)) ? [] : [name]))
  const having = Object.entries(withoutPlace).flatMap(([name, keys]) =>
    all.some((one) => keys.some((key) => own(one, key) !== undefined)) ? [name] : [],
  )
  const isProjects = list === 'projects'
  const lacks = isProjects
    ? lacking({ description: 'a description', url: 'a link' })
    : [...lacking({ date: 'a year' }), 'authors']
  const says = isProjects ? having : []
  const type = `type: ${list}`
  const why = [
    ...(lacks.length > 0 ? [`${type} needs ${listed(lacks)} of each`] : []),
    ...(says.length > 0 ? [`${type} has no place for ${listed(says)}`] : []),
  ]
  const then = [
    ...(lacks.length > 0 ? [`each has ${lacks.length > 1 ? 'them' : 'it'}`] : []),
    ...(says.length > 0 ? ['nobody needs those any more'] : []),
  ]
  return ` The page shows these in a section of another type, since ${why.join(',\n and ')}.\n Once ${then.join(' and ')}, write that section in its place, and take this list away.`
}

/** What a project of a résumé says and one of a section cannot, and by which keys. */
const withoutPlace: Readonly<Record<string, readonly string[]>> = {
  dates: ['start', 'end', 'dates'],
  roles: ['roles'],
  highlights: ['highlights'],
  organisations: ['organisation'],
  kinds: ['kind'],
}

/** Above a list that shares a section. */
const mergedNote =
  ' The page shows these together with others, since they are few. Once they are more, write them in a timeline\n with the name of this list, as resume:, and take them away here and there.'

const shownToo =
  ' The page shows these in a section of their own, since one lacks a title or a date that can be read. Once each has\n them in a timeline there, write the name of this list there, as resume:, and take it away here.'

/**
 * The file of a portfolio: the first line that editors read, the data, and comments that say how to go on.
 *
 * @param schema the path of the engine's folder `schema` from the file
 * @param made what it was made of, as a part of a sentence, and by which command
 */
export function portfolioText(
  { data, leftovers, missing, merged, drawing, isLanguageGuessed }: Composed,
  schema: string,
  { source, command }: { source: string; command: string },
): string {
  const sections = Array.isArray(data.sections) ? data.sections : []
  const document = new Document(data, { aliasDuplicateObjects: false })
  const above = notes(schema)
  const top = isMap(document.contents) ? document.contents : undefined
  for (const pair of top?.items ?? []) {
    const key = keyOf(pair)
    if (!key) continue
    key.spaceBefore = true
    const note = above[String(key.value)]
    if (note) key.commentBefore = key.value === 'resume' ? `${note}${takeAway(document)}` : note
  }
  const resume = document.get('resume', true)
  const shown = new Set(sections.map(({ id }) => id))
  const facts = new Set(sections.flatMap(({ facts = [] }) => facts.map(({ icon }: { icon: string }) => icon)))
  for (const pair of isMap(resume) ? resume.items : []) {
    const list = String(keyOf(pair)?.value)
    const fact = Object.entries(factIcons).find(([key]) => key === list)
    if (fact && facts.has(fact[1]))
      note(pair, ' The page shows these among the facts of its section about, too.')
    else if (
      list === 'languages' &&
      String(sections[0]?.note).includes(String(document.getIn(['resume', list, 0, 'name'])))
    )
      note(pair, ' The page shows these on its first screen, too.')
    // A map such as `contact` is no list, though a section may have its name.
    if (merged.includes(list)) note(pair, mergedNote)
    else if (shown.has(list) && isSeq(pair.value))
      note(
        pair,
        list === 'projects' || list === 'publications'
          ? otherType(list, pair.value.toJSON())
          : (listNotes[list] ?? shownToo),
      )
  }
  if (drawing)
    note(
      pairAt(document, ['sections', 0, 'art']),
      ' Drawn of the years of your posts and studies. Draw in that file what you like, or take art away,\n and the drawing of the look is there.',
    )
  const theme = document.get('theme', true)
  if (isMap(theme))
    note(
      theme.items.find((pair) => keyOf(pair)?.value === 'fonts'),
      ` Chosen for the letters of your texts. They come with: ${installing([
        ...new Set(['display', 'text'].map((role) => String(theme.getIn(['fonts', role])))),
      ])}\n Any other of https://fontsource.org that has them may stand here.`,
    )
  const site = document.get('site', true)
  if (isMap(site) && isLanguageGuessed)
    note(
      site.items.find((pair) => keyOf(pair)?.value === 'lang'),
      ' Told by the words of your texts: write another where that is wrong.',
    )
  for (const one of missing) note(pairAt(document, places[one]), missingNotes[one])

  const head = [
    `# yaml-language-server: $schema=${schema}/portfolio.schema.json`,
    '#',
    `# Made of ${oneLine(source)} by ${command}. From here on this file is yours:`,
    '# npm run dev shows a change at once, npm run check says what could be better.',
  ]
  const notPlaced = alike(leftovers)
  const named = notPlaced.slice(0, maxNamed).map(({ where, why }) => `#   ${oneLine(where)}: ${oneLine(why)}`)
  if (notPlaced.length > maxNamed) named.push(`#   and ${notPlaced.length - maxNamed} more`)
  const foot = named.length > 0 ? ['', `# Not placed; ${command} said what stood there:`, ...named] : []
  return [
    ...head,
    '',
    `${document.toString({ lineWidth: 100, blockQuote: 'literal' }).trim()}`,
    ...foot,
    '',
  ].join('\n')
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
  email: ['site', 'owner', 'email'],
  tagline: ['sections', 0, 'tagline'],
  portrait: ['sections', 0, 'headline'],
}

const missingNotes: Record<Missing, string> = {
  name: ' No name was found: write yours.',
  email: ' No e-mail address was found: write yours.',
  tagline: ' Nothing was found that says in a sentence what you do: write it.',
  portrait:
    ' The portrait that your résumé names was not found: put it in images/, and write its path\n in this section, as art: { portrait: { src: images/…, alt: … } }',
}

const missingNames: Record<Missing, string> = {
  name: 'name',
  email: 'e-mail',
  tagline: 'tagline',
  portrait: 'portrait',
}

/** What was not found in an input, and the line of the file where it is to be written. */
export const missingLines = (text: string, missing: readonly Missing[]) =>
  linesOf(text, Object.fromEntries(missing.map((one) => [missingNames[one], places[one]])))

/** The lines of a file in which something stands, for what is there. */
export function linesOf(
  text: string,
  named: Readonly<Record<string, Path>>,
): { name: string; line: number }[] {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter })
  return Object.entries(named).flatMap(([name, path]) => {
    const [start] = pairAt(document, path)?.key.range ?? []
    return start === undefined ? [] : [{ name, line: counter.linePos(start).line }]
  })
}

function pairAt(document: Document.Parsed | Document, path: Path) {
  const parent = document.getIn(path.slice(0, -1), true)
  const pairs = isMap<Scalar>(parent) ? parent.items : []
  return pairs.find(({ key }) => key.value === path.at(-1))
}

function note(pair: Pair | undefined, text: string): void {
  const key = pair && keyOf(pair)
  if (key) key.commentBefore = text
}

const keyOf = (pair: Pair): Scalar | undefined => (isScalar(pair.key) ? pair.key : undefined)

/**
 * A text on one line, so that it cannot end a comment, cut if it is long. Half a surrogate pair at the cut is removed
 * too.
 */
const oneLine = (text: string) =>
  text.slice(0, 160).replace(/[\p{Cc}\p{Cs}\u2028\u2029\ufeff\ufffe\uffff\s]+/gu, ' ')
