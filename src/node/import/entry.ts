import { parsePeriod, parseRange, type WrittenPeriod } from '../../../schema/text/writtenDates.ts'
import { isGroup, own } from '../../../schema/yaml/valueAt.ts'
import { type Dated, filled, type Paragraph, type Period, type Resume, type Unplaced } from './resume.ts'
import { isFileName, safeLink } from './safeLink.ts'
import { sentenceWording, type Wording } from './wording.ts'

/** What is context while an input is read. */
export interface Context {
  unplaced: Unplaced[]
  wording: Wording
}

/** The deepest nesting within which values are listed one by one. */
const maxDepth = 8

/** The longest text that is read, in characters; the rest is listed as not placed. */
const maxText = 20_000

/**
 * Reads an object of unknown shape, and remembers which keys were read: `done` lists the others as not placed. Only
 * own properties are seen.
 */
export class Entry {
  readonly #value: unknown
  readonly #read = new Set<string>()
  readonly where: string
  readonly context: Context

  constructor(value: unknown, where: string, context: Context) {
    this.#value = value
    this.where = where
    this.context = context
  }

  /** Whether a key has a value that is not empty. */
  has(key: string): boolean {
    return !isEmpty(own(this.#value, key))
  }

  keys(): string[] {
    return isGroup(this.#value) ? Object.keys(this.#value) : []
  }

  /** The value of a key, whatever it is. The key does not count as read. */
  peek(key: string): unknown {
    return own(this.#value, key)
  }

  /** The value of a key, whatever it is. The key counts as read. */
  take(key: string): unknown {
    this.#read.add(key)
    return own(this.#value, key)
  }

  /** The text of the first key that has one, without marks and controls. Another text under the others is listed as not placed. */
  text(...keys: readonly string[]): string | undefined {
    return this.#first(keys, this.context.wording)
  }

  /** The same for a sentence, which keeps its inline Markdown. */
  sentence(...keys: readonly string[]): string | undefined {
    return this.#first(keys, sentenceWording)
  }

  #first(keys: readonly string[], wording: Wording): string | undefined {
    const texts = keys.map((key) => this.#textOf(this.take(key), this.at(key), wording))
    const index = texts.findIndex((text) => text !== undefined)
    // The same text under another key has its place.
    for (const [other, text] of texts.entries())
      if (other > index && text !== undefined && text !== texts[index])
        this.skip(keys[other] ?? '', text, `${keys[index]} says it already`)
    return texts[index]
  }

  /** Texts of lists; a text alone is a list of one. */
  texts(...keys: readonly string[]): string[] {
    return keys.flatMap((key) => this.#all(key, this.context.wording))
  }

  /** Sentences of lists, which keep their inline Markdown; a text alone is a list of one. */
  sentences(...keys: readonly string[]): string[] {
    return keys.flatMap((key) => this.#all(key, sentenceWording))
  }

  #all(key: string, wording: Wording): string[] {
    const texts = this.#list(key).map((value, index) =>
      this.#textOf(value, `${this.at(key)}[${index}]`, wording),
    )
    return texts.filter((text) => text !== undefined)
  }

  /**
   * The objects of a list.
   *
   * @param named the key for a plain text of the list, which else has no place
   */
  list(key: string, named?: string): Entry[] {
    const entries: Entry[] = []
    for (const [index, value] of this.#list(key).entries()) {
      const where = `${this.at(key)}[${index}]`
      if (isGroup(value)) {
        if (!isEmpty(value)) entries.push(new Entry(value, where, this.context))
      } else if (named !== undefined && typeof value === 'string' && !isEmpty(value))
        entries.push(new Entry({ [named]: value }, where, this.context))
      else this.#skipAll(value, where, 'it has another form than its neighbours')
    }
    return entries
  }

  /** An object below a key, empty where there is none. */
  group(key: string): Entry {
    const value = this.take(key)
    if (!isGroup(value) && !isEmpty(value)) this.skip(key, value, 'it has another form than expected')
    return new Entry(isGroup(value) ? value : {}, this.at(key), this.context)
  }

  /** The address under one of some keys, if a link may lead there; any other is listed as not placed. */
  link(...keys: readonly string[]): string | undefined {
    const text = this.text(...keys)
    return text === undefined ? undefined : this.address(keys.find((key) => this.has(key)) ?? '', text)
  }

  /** An address that stands under a key, if a link may lead there; any other is listed as not placed. */
  address(key: string, text: string): string | undefined {
    const address = safeLink(text)
    if (address === undefined) this.skip(key, text, 'it is no address that a link may lead to')
    else this.#tellSecure(key, text, address)
    return address
  }

  /**
   * The https: address of a picture under one of some keys, or the path of a file beside the input. Any other is listed
   * as not placed, and so is a data: address.
   */
  portrait(...keys: readonly string[]): string | undefined {
    const key = keys.find((one) => this.has(one)) ?? ''
    // The name of a file may have letters that mean emphasis elsewhere.
    const file = pathBeside(String(this.peek(key)))
    if (file === undefined) return this.picture(...keys)
    this.take(key)
    return file
  }

  /** The https: address of a picture under one of some keys; any other, and a data: address, is listed as not placed. */
  picture(...keys: readonly string[]): string | undefined {
    const key = keys.find((one) => this.has(one)) ?? ''
    const written = String(this.peek(key)).trim()
    if (/^data:/i.test(written)) {
      this.take(key)
      // Its bytes would fill screens, and tell nobody which picture it is.
      this.skip(key, `${written.slice(0, 40)}…`, 'save the picture in images/ and write its path')
      return undefined
    }
    const text = this.text(...keys)
    if (text === undefined) return undefined
    const address = safeLink(text)
    if (address !== undefined && /^https:/i.test(address)) {
      this.#tellSecure(key, text, address)
      return address
    }
    this.skip(key, text, 'it is no address of a picture')
    return undefined
  }

  /** A date as JSON Resume writes it; if it is no single date, the owner’s words and the last date in them. */
  date(...keys: readonly string[]): Dated {
    const text = this.text(...keys)
    const { startDate, endDate, dates } = periodOfText(text)
    if (startDate === endDate && dates === undefined) return filled({ date: startDate })
    return filled({ date: endDate === 'present' ? startDate : (endDate ?? startDate), dates: text })
  }

  /**
   * A period from the keys of its start and its end.
   *
   * @param goesOn whether a period with an exact start and no end goes on
   */
  period(starts: readonly string[], ends: readonly string[], goesOn = false): Period {
    const texts = { start: this.text(...starts), end: this.text(...ends) }
    const { period, unread } = periodBetween(texts.start, texts.end, goesOn)
    for (const which of unread) {
      const key = (which === 'start' ? starts : ends).find((one) => this.has(one)) ?? ''
      this.skip(key, texts[which], 'it is no date that can be read')
    }
    return period
  }

  /** Lists a value as not placed. */
  skip(key: string, value: unknown, why: string): void {
    this.#skipAll(value, this.at(key), why)
  }

  /**
   * Lists a key as not placed by its name alone, if it says nothing of the owner, such as the colours of another
   * program.
   */
  skipWhole(key: string, why: string): void {
    if (!isEmpty(this.take(key))) this.context.unplaced.push({ where: this.at(key), what: 'all of it', why })
  }

  /** Lists all keys that were not read as not placed. */
  done(why = 'there is no place for it'): void {
    for (const key of this.keys()) if (!this.#read.has(key)) this.skip(key, own(this.#value, key), why)
  }

  at(key: string): string {
    const name = /^[\w$-]+$/.test(key) ? key : JSON.stringify(key.slice(0, 60))
    return this.where ? `${this.where}.${name}` : name
  }

  #tellSecure(key: string, written: string, address: string): void {
    if (/^http:/i.test(written) && /^https:/i.test(address))
      this.skip(key, written, 'the page writes https: in place of http:')
  }

  #list(key: string): unknown[] {
    const value = this.take(key)
    if (Array.isArray(value)) return value
    return isEmpty(value) ? [] : [value]
  }

  #textOf(value: unknown, where: string, wording: Wording): string | undefined {
    if (isEmpty(value)) return undefined
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
      this.#skipAll(value, where, 'it is no text')
      return undefined
    }
    const whole = String(value)
    const { text, lost } = wording(whole.slice(0, maxText))
    for (const what of lost) this.context.unplaced.push({ where, what, why: 'the text is shown without it' })
    if (whole.length > maxText)
      this.context.unplaced.push({
        where,
        what: whole.slice(maxText),
        why: `it comes after ${maxText} characters`,
      })
    return text || undefined
  }

  #skipAll(value: unknown, where: string, why: string, depth = 0): void {
    if (isEmpty(value)) return
    if (typeof value === 'object' && value !== null && depth < maxDepth) {
      const isList = Array.isArray(value)
      for (const [key, one] of Object.entries(value))
        this.#skipAll(one, isList ? `${where}[${key}]` : `${where}.${key.slice(0, 60)}`, why, depth + 1)
      return
    }
    const what = typeof value === 'object' ? inJson(value) : String(value)
    this.context.unplaced.push({ where, what, why })
  }
}

/** The path of a file that stands beside an input or in a folder there, with slashes; undefined for any other text. */
function pathBeside(text: string): string | undefined {
  const path = text.trim().replaceAll('\\', '/')
  const isElsewhere = /^(?:\/|[a-z][a-z+.-]*:)|(?:^|\/)\.\.\//i.test(path)
  const isHost = safeLink(path) !== undefined
  return !isElsewhere && !isHost && isFileName(path) ? path.replace(/^(?:\.\/)+/, '') : undefined
}

/** A value as JSON. Only a file that is made to do harm is nested too deep for that. */
function inJson(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return 'more, nested too deep to be told'
  }
}

/** Whether a value is empty: null, blanks, an empty list or object. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && Object.keys(value).length === 0
}

/**
 * What `read` makes of each entry of a list. An entry of which that is undefined is no entry of the résumé.
 *
 * @param why the reason for which keys that are not read have no place
 */
export function entriesOf<T>(
  entries: readonly Entry[],
  read: (one: Entry) => T | undefined,
  why?: string,
): T[] {
  const all: T[] = []
  for (const one of entries) {
    const found = read(one)
    one.done(why)
    if (found !== undefined) all.push(typeof found === 'object' && found !== null ? filled(found) : found)
  }
  return all
}

/** What is read of entries that have a name; any other has no place as a whole. */
export function namedOf<T>(
  entries: readonly Entry[],
  names: readonly string[],
  read: (one: Entry, name: string) => T,
  why?: string,
): T[] {
  const named: T[] = []
  for (const one of entries) {
    const name = one.text(...names)
    if (name === undefined) one.done(`it has no ${names[0]}`)
    else named.push(...entriesOf([one], () => read(one, name), why))
  }
  return named
}

/** An entry of a list of links: its words, linked where there is an address, and a sentence about it. */
export const linkedWords = (words: string, url: string | undefined, text: string | undefined): Paragraph =>
  url ? filled({ words, url, text }) : [words, text].filter(Boolean).join(': ')

/** Takes the e-mail address or the telephone number of the page from a key; the page has one of each, others are listed as not placed. */
export function takeContact(
  resume: Resume,
  which: 'email' | 'phone',
  one: Entry,
  key: string,
  text = one.text(key),
): void {
  if (text === undefined || text === resume[which]) return
  if (resume[which] === undefined) resume[which] = text
  else one.skip(key, text, which === 'email' ? 'the page has one address' : 'the page has one number')
}

/** The longest text that is kept as dates in words, in characters. */
const maxWords = 60

/**
 * A period from one text, such as `June 2018 – Present`. What cannot be read, and what has seasons and the like, is kept
 * in the owner’s words, with the years of it beside them where they are known.
 */
export function periodOfText(text: string | undefined): Period {
  if (text === undefined) return {}
  const read = parsePeriod(text)
  if (!read) return { dates: text }
  return filled({ startDate: read.start, endDate: read.end, dates: read.isRough ? text : undefined })
}

/** What the texts of a start and of an end say. */
interface StartAndEnd {
  period: Period
  /** Which of the two are no dates and too long to be kept in words. */
  unread: readonly ('start' | 'end')[]
}

/**
 * A period from the texts of its start and its end. If one of them is no exact date, both are kept in the owner’s words,
 * beside the dates that are known.
 *
 * @param goesOn whether a period with an exact start and no end goes on
 */
export function periodBetween(
  from: string | undefined,
  to: string | undefined,
  goesOn: boolean,
): StartAndEnd {
  const known = (period: Period): StartAndEnd => ({ period: filled(period), unread: [] })
  const range = from !== undefined && to === undefined ? parseRange(from) : undefined
  if (range) return known({ startDate: range.start, endDate: range.end })
  const [first, last] = [from, to].map((text) => (text === undefined ? undefined : parsePeriod(text)))
  const [startDate, endDate] = [first?.start, last?.end]
  if (isExactOr(from, first) && isExactOr(to, last)) {
    if (from === undefined || startDate !== undefined)
      return known({ startDate, endDate: to === undefined && goesOn && startDate ? 'present' : endDate })
    if (to === undefined && first?.end !== 'present') return known({ endDate: first?.end })
  }
  const words = [from, to].filter(Boolean).join(' – ')
  if (words.length > maxWords)
    return {
      period: filled({ startDate, endDate }),
      unread: [...(from && !first ? (['start'] as const) : []), ...(to && !last ? (['end'] as const) : [])],
    }
  // A rough start without an end is one season or the like.
  return known({ startDate, endDate: to === undefined ? first?.end : endDate, dates: words })
}

const isExactOr = (text: string | undefined, read: WrittenPeriod | undefined) =>
  text === undefined || read?.isRough === false
