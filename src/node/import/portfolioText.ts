import { posix } from 'node:path'
import { Document, isMap, isScalar, LineCounter, type Pair, parseDocument, type Scalar } from 'yaml'
import { installing } from '../../../schema/fonts/families.ts'
import type { Composed, Missing } from './page/portfolio.ts'

/**
 * Comments above keys, for the owner who goes on from here.
 *
 * @param schema the path of the engine's folder `schema`
 */
const notes = (schema: string): Record<string, string> => ({
  nav: ' The links of the header. Take nav away, and it follows the sections.',
  site: ' Once you know where the page will stand, add url: and it has previews for links and a sitemap.',
  theme: ` A look by its name: ${posix.dirname(schema)}/content/looks has all. Write { look: …, accent: … } to change one, or keys alone for your own.`,
  sections:
    ' Sections show in this order. Move, repeat or take away what you like; npm run add lists all types.',
  resume:
    ' What only your résumé says, at /resume/, as PDF and as JSON. It takes the rest from the sections above.\n All of it is published.',
})

/** Above lists of the résumé that a section of the page shows, too. */
const shownNote =
  ' What the résumé says of these, where a section of the page would say less. Take the list away, and it has what that\n section says.'

/**
 * The file of a portfolio: the first line that editors read, the data, and comments that say how to go on.
 *
 * @param schema the path of the engine's folder `schema` from the file
 * @param made what it was made of, as a part of a sentence, and by which command
 */
export function portfolioText(
  { data, missing, isLanguageGuessed }: Composed,
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
  for (const [name, text] of Object.entries(notes(schema))) note([name], text)
  for (const list of ['projects', 'publications', 'skills']) note(['resume', list], shownNote)
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

/** The path of something in a portfolio. */
type Path = readonly (string | number)[]

/** Where what every page needs stands, if the input lacks it. */
const places: Record<Missing, Path> = {
  name: ['site', 'owner', 'name'],
  email: ['site', 'owner'],
}

const missingNotes: Record<Missing, string> = {
  name: ' No name was found: write yours.',
  email: ' No e-mail address was found. With yours, as email: below, npm run add -- contact adds a form.',
}

/** What was not found in an input, and the line of the file where it is to be written. */
export const missingLines = (text: string, missing: readonly Missing[]) =>
  lineNumbers(
    text,
    Object.fromEntries(missing.map((one) => [one === 'email' ? 'e-mail' : one, places[one]] as const)),
  )

/** The lines of a file in which something stands, for what is there. */
export function lineNumbers(
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

/**
 * A text on one line, so that it cannot end a comment, cut if it is long. Half a surrogate pair at the cut is removed
 * too.
 */
const oneLine = (text: string) =>
  text.slice(0, 160).replace(/[\p{Cc}\p{Cs}\u2028\u2029\ufeff\ufffe\uffff\s]+/gu, ' ')
