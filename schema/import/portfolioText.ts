import { Document, isMap, isScalar, type Pair, type Scalar } from 'yaml'
import { alike } from './leftoverList.ts'
import type { Composed } from './page/portfolioOf.ts'

/** The most leftovers that the file names; the command tells all. */
const maxNamed = 200

/** What stands above a key, for whoever goes on from here. */
const notes: Record<string, string> = {
  site: ' Once you know where the page will stand, add url: and it has previews for links and a sitemap.',
  theme: ' One accent is enough for a look of your own; README has the rest.',
  sections:
    ' Sections show in this order. Move, repeat or take away what you like; schema/README.md has every key.',
  resume:
    ' What only your résumé says, at /resume/, as PDF and as JSON. It takes the rest from the sections above.\n All of it is published: take away what shall not be, such as your telephone number.',
}

/** What stands above lists of the résumé that the page does not show, or shows too. */
const listNotes: Record<string, string> = {
  projects:
    ' On the page a project needs a picture, a description and a link. Once these have them, make them the items of a\n section with type: projects, and take this list away: the résumé takes them from there.',
  publications:
    ' On the page a publication needs its authors and its year. Once these have them, make them the items of a section\n with type: publications, and take this list away: the résumé takes them from there.',
}
const shownToo =
  ' An entry lacks a title or a date that can be read, so that the page shows these in a timeline of their own. Give each\n a title and start or end there, write the name of this list as resume: there, and take it away here.'
const notShown =
  ' The page shows none of these, which lack titles or dates: with them they can stand in a section with type: timeline.'

/**
 * The file of a portfolio: the first line that editors read, the data, and comments that say how to go on.
 *
 * @param schema the path of the schema, as it is written from the file
 * @param source what it was made of, as a sentence shall call it
 */
export function portfolioText(
  { data, leftovers, missing }: Composed,
  schema: string,
  source: string,
): string {
  const sections = Array.isArray(data.sections) ? data.sections : []
  const document = new Document(data, { aliasDuplicateObjects: false })
  const top = isMap(document.contents) ? document.contents : undefined
  for (const pair of top?.items ?? []) {
    const key = keyOf(pair)
    if (!key) continue
    key.spaceBefore = true
    const note = notes[String(key.value)]
    if (note) key.commentBefore = note
  }
  const resume = document.get('resume', true)
  const shown = new Set(sections.map(({ id }) => id))
  for (const pair of isMap(resume) ? resume.items : []) {
    const list = String(keyOf(pair)?.value)
    const isDated = ['work', 'education', 'volunteering', 'certificates', 'awards'].includes(list)
    note(pair, listNotes[list] ?? (isDated ? (shown.has(list) ? shownToo : notShown) : ''))
  }
  const owner = document.getIn(['site', 'owner'], true)
  if (isMap(owner) && missing.includes('email'))
    note(
      owner.items.find((pair) => keyOf(pair)?.value === 'email'),
      ' No e-mail address was found: write yours.',
    )
  if (isMap(owner) && missing.includes('name'))
    note(
      owner.items.find((pair) => keyOf(pair)?.value === 'name'),
      ' No name was found: write yours.',
    )

  const head = [
    `# yaml-language-server: $schema=${schema}`,
    '#',
    `# Made of ${oneLine(source)} by npm run import. From here on this file is yours:`,
    '# npm run dev shows a change at once, npm run check says what could be better.',
  ]
  const told = alike(leftovers)
  const named = told.slice(0, maxNamed).map(({ where, why }) => `#   ${oneLine(where)}: ${oneLine(why)}`)
  if (told.length > maxNamed) named.push(`#   and ${told.length - maxNamed} more`)
  const foot = named.length > 0 ? ['', '# Not placed; npm run import said what stood there:', ...named] : []
  return [...head, '', `${document.toString({ lineWidth: 100 }).trim()}`, ...foot, ''].join('\n')
}

function note(pair: Pair | undefined, text: string): void {
  const key = pair && keyOf(pair)
  if (key && text) key.commentBefore = text
}

const keyOf = (pair: Pair): Scalar | undefined => (isScalar(pair.key) ? pair.key : undefined)

/** A text that ends no comment. */
const oneLine = (text: string) =>
  text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\ufeff\ufffe\uffff\s]+/gu, ' ').slice(0, 160)
