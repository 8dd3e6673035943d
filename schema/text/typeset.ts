import { quotesIn } from './quotes.ts'
import { type Signs, signsOf } from './signs.ts'

/** A part of a paragraph: text, or null for what is never changed, such as code. */
export type Run = string | null

interface Options {
  /** The language, a BCP 47 tag. */
  lang: string
}

/** The longest paragraph that is set, in characters; a longer one is hardly one that people wrote. */
const longest = 50_000

/** Stands for what is never changed: a letter, since words and spaces go on around it. */
const hidden = 'x'

const rest = `[^\\s"<>«»“”„]*[^\\s"'<>«»“”„’.,;:!?)\\]…]`
const word = '[\\p{L}\\p{N}_-]'

/** Placeholders, code, and addresses: of the web, of mail, of files. */
const untouched = new RegExp(
  [
    '`[^`\\n]+`',
    '\\{\\w+\\}',
    `(?<=[\\w-])=(?:"[^"\\n]*"|'[^'\\n]*')`,
    `(?<![a-z\\d+.-])[a-z][a-z\\d+.-]*://${rest}`,
    `(?<![\\p{L}\\p{N}])(?:mailto:|tel:|www\\.)${rest}`,
    `(?<![\\p{L}\\p{N}._%+'’-])[\\p{L}\\p{N}][\\p{L}\\p{N}._%+'-]*@${word}+(?:\\.${word}+)+`,
    `(?<![\\p{L}\\p{N}_./\\\\-])(?:~?\\.{0,2}/|[a-z]:\\\\)[\\p{L}\\p{N}._~](?:${rest})?`,
    `(?<![\\p{L}\\p{N}_./\\\\-])${word}+(?:[./\\\\]${word}+)*\\.[a-z][a-z\\d]{1,4}(?![\\p{L}\\p{N}])(?:/(?:${rest})?)?`,
  ].join('|'),
  'giu',
)

/** A text as its language is set. Texts that are right stay as they are, and so do those of languages without signs. */
export const typeset = (text: string, options: Options): string => typesetRuns([text], options)[0] ?? text

/**
 * The runs of one paragraph as its language is set: quotation marks, apostrophes, dashes, no-break spaces. Marks may
 * begin in one run and end in another.
 */
export function typesetRuns<T extends Run>(runs: readonly T[], { lang }: Options): T[] {
  const signs = signsOf(lang)
  const text = runs.map((run) => run ?? hidden).join('')
  if (!signs || text.length > longest) return [...runs]
  const shown = text.replace(untouched, (part) => hidden.repeat(part.length))
  const set = [...changesIn(shown, signs)]
  const changes = new Map(set)
  let at = 0
  return runs.map((run) => {
    const from = at
    at += (run ?? hidden).length
    if (run === null || changes.size === 0) return run
    // What was a string stays one.
    return run.replace(/./gs, (character, index: number) => changes.get(from + index) ?? character) as T
  })
}

/** What single characters of a text become, by their index. */
function* changesIn(text: string, signs: Signs): Generator<[number, string]> {
  yield* spacesAround(text, signs)
  if (signs.binds) for (const { index } of text.matchAll(loneLetter)) yield [index + 1, '\u00a0']
  for (const { index, 0: dash } of text.matchAll(dashOfWords)) {
    // A sum or a score, but not years.
    if (/\p{N} -+ \p{N}/u.test(text.slice(index - 1, index + dash.length + 2))) continue
    if (signs.beforeDash) yield [index, signs.beforeDash]
    yield [index + 1, signs.dash]
    for (let more = index + 2; text[more] === '-'; more++) yield [more, '']
  }
  for (const { index, 0: range, 1: from = '', 2: to = '' } of text.matchAll(numberRange))
    if (isRange(from, to)) yield [index + range.lastIndexOf('-', range.length - to.length), '–']
  yield* quotesIn(text, signs)
}

/** A word of one letter, and the space behind it. */
const loneLetter = /(?<![^\s(["„“‚‘«‹*—–])\p{L}(?= [^\s\p{Pd}])/gu

/** A hyphen, or several, between words. */
const dashOfWords = /(?<=\S) -{1,3}(?= \S)/g

const year = '(?:1[5-9]|20)\\d\\d'

/**
 * Years from one to another, percentages, pages and hours. Never what only looks like it: the hyphens of a date, a
 * telephone number, an ISBN, a version.
 */
const numberRange = new RegExp(
  [
    `(?<![\\p{L}\\p{N}.,/:#+–-])(?<![\\p{N})] )(?<!\\b(?:tel|phone|fax|call|isbn|issn|no|nr|part|model)[.:]? )`,
    `(?:(?=${year} ?-)(\\d{4}) ?- ?(\\d{4}|\\d\\d|present)|`,
    `(?:\\d{1,3} ?%?)-\\d{1,3}(?= ?%)|(?:\\d{1,2}:\\d\\d) ?- ?\\d{1,2}:\\d\\d|(?<=\\bpp?\\. ?)\\d+-\\d+)`,
    `(?![\\p{L}\\p{N}/:-]|[.,]\\d)`,
  ].join(''),
  'giu',
)

/** Whether two numbers can be a range of years. Where the second may be a month, as in 2024-05, they are not. */
function isRange(from: string, to: string): boolean {
  if (from === '' || /\D/.test(to)) return true
  if (to.length === 2) return Number(to) > 12 && Number(to) > Number(from.slice(2))
  return new RegExp(`^${year}$`).test(to) && Number(to) > Number(from)
}

/** The spaces within pointed quotation marks and before signs of two parts, in French. */
function* spacesAround(
  text: string,
  { before, quotes: [[opening, closing]] }: Signs,
): Generator<[number, string]> {
  if (!before) return
  for (const { index, 0: mark } of text.matchAll(/« ?(?=[^\s])|(?<=[^\s]) ?»/g)) {
    const sign = mark.startsWith('«') ? opening : closing
    const [first, second] = mark.startsWith('«') ? ['«', opening.slice(1)] : [closing.slice(0, -1), '»']
    if (mark.length === 1) yield [index, sign]
    else yield* [[index, first] as [number, string], [index + 1, second] as [number, string]]
  }
  for (const { index, 0: found } of text.matchAll(twoParts)) {
    const space = found.includes(':') ? before.colon : before.others
    if (found.startsWith(' ')) yield [index, space]
    else if (space) yield [index, space + found]
  }
}

/** A colon, semicolon, exclamation or question mark behind a word, with the space before it. */
const twoParts = /(?<=[\p{L}\p{N}»”’)\]%*"']) ?(?:[;:](?=\s|$)|[!?](?=[\s!?»”"')\]*…]|$))/gu
