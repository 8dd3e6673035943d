import { parse } from 'yaml'
import { counted, sentenceList, shortened } from '../../../schema/report/phrasing.ts'
import { displayName } from '../../../schema/text/languages.ts'
import { parsePeriod } from '../../../schema/text/writtenDates.ts'
import { countryOf } from './page/contact.ts'
import { isEmpty } from './values.ts'
import { plainWording, safeLink } from './wording.ts'

// What of an input is on no page: all its texts less those that the portfolio has.

/** A text or number of an input, and its path there, such as `work[2].team`. */
export interface Leaf {
  path: string
  text: string
}

/** The most texts that are compared, and how deep they are looked for. */
const [maxLeaves, maxDepth] = [20_000, 40]

/** All texts and numbers of some data; none of what is nested deeper than any file. */
export function leavesOf(data: unknown, path = '', depth = 0, found: Leaf[] = []): Leaf[] {
  if (found.length >= maxLeaves || isEmpty(data) || typeof data === 'boolean') return found
  if (typeof data !== 'object' || data === null || depth > maxDepth) {
    const text = typeof data === 'object' ? 'more, nested too deep to be told' : String(data)
    found.push({ path, text })
    return found
  }
  for (const [key, value] of Object.entries(data)) {
    const name = /^[\w$ .&-]+$/.test(key) ? key : JSON.stringify(key.slice(0, 60))
    const at = path ? `${path}.${name}` : name
    leavesOf(value, Array.isArray(data) ? `${path}[${key}]` : at, depth + 1, found)
  }
  return found
}

/** What an input says of its own file, which is of no person. */
const ofTheFile = /^(?:\$schema|meta\.(?:\$schema|canonical|version|lastModified|format|theme))$/

/** Which texts of an input a portfolio has, and which not. */
export interface Placement {
  leaves: Leaf[]
  unplaced: Leaf[]
}

/** Compares an input with the portfolio that was made of it, a text in YAML. */
export function placementOf(source: unknown, portfolio: string): Placement {
  const page = new PageTexts(parse(portfolio))
  const leaves = leavesOf(source).filter(({ path }) => !ofTheFile.test(path))
  const unplaced: Leaf[] = []
  for (const { path, text } of leaves) {
    const missing = page.missingOf(text)
    if (missing) unplaced.push({ path, text: missing })
  }
  return { leaves, unplaced }
}

/** Where a text is parted that stands on a page in parts: lists, numbers of points, lines, brackets, names before addresses. */
const parts =
  /\n|\s+[|–—-]+\s+|[,;、，；：|·()（）[\]{}<>"]\s*(?:and\s+)?|:(?!\/\/)\s*|\s+and\s+|(?<=\w)@(?=\w)|\s[•▪●■►➤✓]\s|(?<!\S)\d{1,2}[.)、]\s/u

/** Letters and digits, with what tells C++ from C#. */
const withoutSigns = (text: string) =>
  decoded(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\\(?=\p{P})/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}+#%]+/gu, ' ')
    .trim()

function decoded(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** All that a portfolio says, to be searched. */
class PageTexts {
  readonly #all: string
  readonly #dense: string
  readonly #values: ReadonlySet<string>

  constructor(portfolio: unknown) {
    const values = leavesOf(portfolio).map(({ text }) => withoutSigns(text))
    this.#values = new Set(values)
    this.#all = ` ${values.join('  ')} `
    this.#dense = this.#all.replaceAll(' ', '')
  }

  /** What of a text is not there: all of it, or some of its parts; empty where all of it is. */
  missingOf(text: string): string {
    const plain = plainWording(text).trim()
    if (this.#hasOneOf(formsOf(plain)) || this.#hasDates(plain)) return ''
    const some = plain
      .split(parts)
      .map((part) => part.trim())
      .filter((part) => withoutSigns(part) !== '')
    if (some.length < 2 || plain.startsWith('data:')) return withoutSigns(plain) === '' ? '' : plain
    const missing = some.filter((part) => !this.#hasOneOf(formsOf(part)) && !this.#hasDates(part))
    return missing.length === 0 || plain.length > longest ? missing.join(' · ') : plain
  }

  #hasOneOf(forms: readonly string[]): boolean {
    return forms.some((form) => {
      const words = withoutSigns(form)
      if (words === '') return false
      if (this.#values.has(words) || this.#all.includes(` ${words} `)) return true
      // Some scripts have no blanks between words, and signs between them are none.
      const isDense = /\p{scx=Han}|\p{scx=Kana}|\p{scx=Hang}|\p{Script=Thai}/u.test(words)
      return isDense && this.#dense.includes(words.replaceAll(' ', ''))
    })
  }

  #hasDates(text: string): boolean {
    const period = parsePeriod(text)
    const dates = [period?.start, period?.end].filter((date) => date !== undefined)
    return dates.length > 0 && dates.every((date) => this.#values.has(withoutSigns(date)))
  }
}

/** How a page may write a text: a link, an account or a code has forms of its own. */
function formsOf(text: string): string[] {
  const bare = text.replace(/^(?:tel|mailto):|^@/i, '').replace(/^https?:\/\/(?:www\.)?(?:doi\.org\/)?/i, '')
  const forms = [text, bare, text.replace(/%$/, ''), safeLink(text), countryOf(text)]
  if (/^[a-z]{2,3}$/.test(text)) forms.push(displayName('language', text))
  const language = languageNames.get(text.toLowerCase())
  return [...forms, language].filter((form) => form !== undefined)
}

/** The codes of languages that files name in English. */
const languageNames = new Map(
  'ar da de en es fa fr he hi id it ja ko nl pl pt ru sv tr'
    .split(' ')
    .map((code) => [displayName('language', code)?.toLowerCase() ?? code, code]),
)

/** What is of the person comes first; ids and switches of a program come last, and are not counted. */
const ofPerson =
  /(?:^|\.)(?:basics|personal\w*|profile|info|cv\.(?!sections|social)|greeting|contact\w*|Profile\.csv|social\w*)(?![a-z])|name$|email|phone|summary/i
const ofProgram =
  /(?:^|[.\]])(?:id|\w*order\w*|style|linkcolor|src|uuid|titleNameMap|dataIndex|order|version|colou?r\w*|icon\w*|font\w*|design|theme\w*|layout|metadata|settings|rendercv_settings|locale\w*|typography|css|page|visible|hidden|columns|fontAwesomeClassname|analytics|googleAnalytics|hotjar|base|picture\.\w+|sortBy|limit|mode|display\w*|duration|header|Primary|Confirmed|Updated On|Creation Date|Status|Type|sections\.\w+\.name|^\[\d+\]\.type|not read)(?:\[\d+\])?(?:$|\.)/
const isOfProgram = ({ path }: Leaf) => ofProgram.test(path)

/** The most lines of the list, of what a program alone needs, and characters of one. */
const [mostLines, mostOfProgram, longest] = [400, 3, 160]

/** What is said of a placement, beginning with what counts, and a list of all that found no place; a line each. */
export function saidOfPlacement({ leaves, unplaced }: Placement): string {
  const count = leaves.filter((leaf) => !isOfProgram(leaf)).length
  const [programs, others] = [unplaced.filter(isOfProgram), unplaced.filter((leaf) => !isOfProgram(leaf))]
  const placed = `Placed ${count - others.length} of ${counted(count, 'text')}.`
  if (unplaced.length === 0) return placed
  const ofOwner = others.toSorted((a, b) => Number(ofPerson.test(b.path)) - Number(ofPerson.test(a.path)))
  const shown = [...ofOwner.slice(0, mostLines), ...programs.slice(0, mostOfProgram)]
  const lines = shown.map(
    ({ path, text }) => `  ${shortened(onOneLine(path), 120)}: ${shortened(onOneLine(text), longest)}`,
  )
  if (shown.length < unplaced.length) lines.push(`  and ${unplaced.length - shown.length} more`)
  const first = others.length * 2 > count ? 'More than half found no place. ' : ''
  return [
    `${first}${placed} Not placed: ${sentenceList(kindsOf(others, programs.length))}.`,
    ...lines,
    '',
  ].join('\n')
}

/** What those texts are, in words: what is of the person by its name, the others by their number. */
function kindsOf(unplaced: readonly Leaf[], programs: number): string[] {
  const kinds: string[] = []
  let [links, others] = [0, 0]
  for (const leaf of unplaced) {
    const name = personal.find(([pattern]) => pattern.test(leaf.path))?.[1]
    if (name && !kinds.includes(name)) kinds.push(name)
    else if (/^(?:https?:|www\.)\S+$/i.test(leaf.text)) links += 1
    else others += 1
  }
  const counts: [number, string][] = [
    [links, 'link'],
    [others, kinds.length + links > 0 ? 'other text' : 'text'],
    [programs, 'setting'],
  ]
  for (const [count, noun] of counts) if (count > 0) kinds.push(counted(count, noun))
  return kinds
}

const personal: [RegExp, string][] = [
  [/^(?:\w+\.)?(?:full_?name|name|username)$/i, 'your name'],
  [/^(?:\w+\.)?(?:e-?mail\w*|mail)$/i, 'your e-mail address'],
  [/phone|mobile|PhoneNumbers\.csv\[\d+\]\.Number/i, 'your telephone number'],
  [/^(?:basics\.)?location\.(?:address|postalCode)$|\.(?:Address|"Zip Code")$/, 'your street address'],
  [/birth/i, 'your date of birth'],
  [/^(?:\w+\.)?(?:summary|about\w*)$/i, 'your summary'],
]

/** A text on one line, without characters that a terminal would obey. */
const onOneLine = (text: string) => text.replace(/[\p{C}\s]+/gu, ' ').trim()
