import { createRequire } from 'node:module'
import type { MarkdownIt } from 'markdown-it'
import { languageKey } from './languages.ts'

/** A part of a paragraph: text, or null for what is never changed, such as code. */
export type TextRun = string | null

interface Options {
  /** The language, a BCP 47 tag. */
  lang: string
}

/** How a language sets quotations, dashes and spaces. */
interface Signs {
  /** Its quotation marks: what opens and closes outer ones, then inner ones. */
  quotes: string
  /** The dash between words. */
  dash: '–' | '—'
  /** The space before it where no line may begin with one. */
  beforeDash?: string
  /** Whether a word of one letter may never end a line. */
  binds?: true
  /** The no-break spaces before `:`, and before `;`, `!` and `?`; the latter is within quotation marks too. */
  before?: { colon: string; others: string }
}

/** The no-break space, and the narrow one. */
const [space, narrow] = ['\u00a0', '\u202f']

const slavic = { beforeDash: space, binds: true } as const
const french = { quotes: '«»“”', dash: '–', before: { colon: space, others: narrow } } as const

/**
 * The languages of the interface, and regions that set them otherwise. Quotation marks are those of CLDR's `delimiters`,
 * but for Croatian, whose orthography has others. Languages that are not here stay as they are written.
 */
const languages: Readonly<Record<string, Signs>> = {
  bg: { quotes: '„“„“', dash: '–' },
  bn: { quotes: '“”‘’', dash: '–' },
  ca: { quotes: '«»“”', dash: '–' },
  cs: { quotes: '„“‚‘', dash: '–', ...slavic },
  da: { quotes: '“”‘’', dash: '–' },
  de: { quotes: '„“‚‘', dash: '–' },
  'de-CH': { quotes: '«»‹›', dash: '–' },
  el: { quotes: '«»“”', dash: '–' },
  en: { quotes: '“”‘’', dash: '–' },
  es: { quotes: '«»“”', dash: '–' },
  'es-AR': { quotes: '“”‘’', dash: '–' },
  'es-MX': { quotes: '“”‘’', dash: '–' },
  fi: { quotes: '””’’', dash: '–' },
  fr: french,
  'fr-CA': { ...french, before: { colon: space, others: '' } },
  hi: { quotes: '“”‘’', dash: '–' },
  hr: { quotes: '„”‚’', dash: '–' },
  hu: { quotes: '„”»«', dash: '–' },
  id: { quotes: '“”‘’', dash: '–' },
  it: { quotes: '«»“”', dash: '–' },
  nb: { quotes: '«»‘’', dash: '–' },
  nl: { quotes: '“”‘’', dash: '–' },
  pl: { quotes: '„”«»', dash: '–', ...slavic },
  pt: { quotes: '“”‘’', dash: '—' },
  'pt-PT': { quotes: '«»“”', dash: '—' },
  ro: { quotes: '„”«»', dash: '–' },
  ru: { quotes: '«»„“', dash: '—', ...slavic },
  sk: { quotes: '„“‚‘', dash: '–', ...slavic },
  sv: { quotes: '””’’', dash: '–' },
  th: { quotes: '“”‘’', dash: '–' },
  tr: { quotes: '“”‘’', dash: '–' },
  uk: { quotes: '«»„“', dash: '—', ...slavic },
  vi: { quotes: '“”‘’', dash: '–' },
}

/** How a language, a BCP 47 tag, is set; undefined where its texts stay as they are written. */
function signsOf(lang: string): Signs | undefined {
  const locale = new Intl.Locale(lang)
  return languages[`${locale.language}-${locale.region}`] ?? languages[languageKey(locale)]
}

/** The characters that texts of a language may get: its signs. */
export function signLetters(lang: string): string {
  const signs = signsOf(lang)
  return signs ? `${signs.quotes}${signs.dash}–’` : ''
}

/** A text as its language is set. Texts that are right stay as they are, and so do those of languages without signs. */
export const typeset = (text: string, options: Options): string => typesetRuns([text], options)[0] ?? text

/** The longest paragraph that is set, in characters; a longer one is hardly one that people wrote. */
const longest = 50_000

/** Stands for what is never changed: a letter, since words and spaces go on around it. */
const hidden = 'x'

/**
 * The runs of one paragraph as its language is set: quotation marks, apostrophes, dashes, no-break spaces. Marks may
 * begin in one run and end in another.
 */
export function typesetRuns<T extends TextRun>(runs: readonly T[], { lang }: Options): T[] {
  const signs = signsOf(lang)
  const text = runs.map((run) => run ?? hidden).join('')
  if (!signs || text.length > longest) return [...runs]
  const shown = text.replace(untouched, (part) => hidden.repeat(part.length))
  const quoted = withQuotes(shown, signs.quotes)
  const changes = new Map<number, string>()
  for (let at = 0; at < shown.length; at += 1) if (quoted[at] !== shown[at]) changes.set(at, quoted[at] ?? '')
  for (const [at, sign] of changesIn(quoted, signs)) changes.set(at, sign)
  let at = 0
  return runs.map((run) => {
    const from = at
    at += (run ?? hidden).length
    if (run === null || changes.size === 0) return run
    // What was a string stays one.
    return run.replace(/./gs, (character, index: number) => changes.get(from + index) ?? character) as T
  })
}

const require = createRequire(import.meta.url)
let typographer: MarkdownIt | undefined

/** A text with quotation marks and apostrophes in place of straight ones, as long as before. */
function withQuotes(text: string, quotes: string): string {
  if (!/["']/.test(text)) return text
  const Reader: typeof import('markdown-it').default = require('markdown-it')
  typographer ??= new Reader({ typographer: true })
  typographer.set({ quotes })
  // That rule alone: the text need not be Markdown.
  typographer.core.ruler.enableOnly(['smartquotes'])
  const state = new typographer.core.State(text, typographer, {})
  // Quotations end with their paragraph.
  state.tokens = text.split(/(\n\s*\n)/).map((content) => {
    const paragraph = new state.Token('inline', '', 0)
    const words = new state.Token('text', '', 0)
    words.content = content
    return Object.assign(paragraph, { content, children: [words] })
  })
  typographer.core.process(state)
  return state.tokens.map(({ children }) => children?.[0]?.content ?? '').join('')
}

const rest = `[^\\s"<>«»“”„]*[^\\s"'<>«»“”„’.,;:!?)\\]…]`
const word = '[\\p{L}\\p{N}_-]'

/** Placeholders, code, feet and inches, and addresses: of the web, of mail, of files. */
const untouched = new RegExp(
  [
    '`[^`\\n]+`',
    '\\{\\w+\\}',
    `\\d+(?:' ?\\d+"?|'(?!\\p{L})|"(?= ?[x×\\d]))`,
    `(?<=[\\w-])=(?:"[^"\\n]*"|'[^'\\n]*')`,
    `(?<![a-z\\d+.-])[a-z][a-z\\d+.-]*://${rest}`,
    `(?<![\\p{L}\\p{N}])(?:mailto:|tel:|www\\.)${rest}`,
    `(?<![\\p{L}\\p{N}._%+'’-])[\\p{L}\\p{N}][\\p{L}\\p{N}._%+'-]*@${word}+(?:\\.${word}+)+`,
    `(?<![\\p{L}\\p{N}_./\\\\-])(?:~?\\.{0,2}/|[a-z]:\\\\)[\\p{L}\\p{N}._~](?:${rest})?`,
    `(?<![\\p{L}\\p{N}_./\\\\-])${word}+(?:[./\\\\]${word}+)*\\.[a-z][a-z\\d]{1,4}(?![\\p{L}\\p{N}])(?:/(?:${rest})?)?`,
  ].join('|'),
  'giu',
)

/** What single characters of a text with quotation marks become, by their index. */
function* changesIn(text: string, signs: Signs): Generator<[number, string]> {
  if (signs.before) yield* spacesAround(text, signs.before)
  if (signs.binds) for (const { index } of text.matchAll(loneLetter)) yield [index + 1, space]
  for (const { index, 0: dash } of text.matchAll(dashOfWords)) {
    // A sum or a score, but not years.
    if (/\p{N} -+ \p{N}/u.test(text.slice(index - 1, index + dash.length + 2))) continue
    if (signs.beforeDash) yield [index, signs.beforeDash]
    yield [index + 1, signs.dash]
    for (let more = index + 2; text[more] === '-'; more++) yield [more, '']
  }
  for (const { index, 0: range, 1: from = '', 2: to = '' } of text.matchAll(numberRange))
    if (isRange(from, to)) yield [index + range.lastIndexOf('-', range.length - to.length), '–']
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
    // Each begins with a digit, which is sooner asked than all that must not be before it.
    `(?=\\d)(?<![\\p{L}\\p{N}.,/:#+–-])(?<![\\p{N})] )(?<!\\b(?:tel|phone|fax|call|isbn|issn|no|nr|part|model)[.:]? )`,
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
function* spacesAround(text: string, { colon, others }: { colon: string; others: string }) {
  const change = (at: number, sign: string): [number, string] => [at, sign]
  for (const { index, 0: mark } of text.matchAll(/« ?(?=\S)|(?<=\S) ?»/g)) {
    if (mark.length === 2) yield change(mark.startsWith(' ') ? index : index + 1, narrow)
    else yield change(index, mark === '«' ? mark + narrow : narrow + mark)
  }
  for (const { index, 0: found } of text.matchAll(twoParts)) {
    const before = found.includes(':') ? colon : others
    if (found.startsWith(' ')) yield change(index, before)
    else if (before) yield change(index, before + found)
  }
}

/** A colon, semicolon, exclamation or question mark behind a word, with the space before it. */
const twoParts = /(?<=[\p{L}\p{N}»”’)\]%*"']) ?(?:[;:](?=\s|$)|[!?](?=[\s!?»”"')\]*…]|$))/gu
