import { isGroup, own } from '../../../schema/yaml/valueAt.ts'
import { periodBetween, periodOfText } from './period.ts'
import { type Dated, filled, type Leftover, type Period } from './resume.ts'
import { isFileName, safeLink } from './safeLink.ts'
import { sentenceWording, type Wording } from './wording.ts'

/** What is gathered while an input is read. */
export interface Gathered {
  leftovers: Leftover[]
  wording: Wording
}

/** The deepest nesting within which leftovers are listed one by one. */
const maxDepth = 8

/** The longest text that is read, in characters; the rest is left over. */
const maxText = 20_000

/**
 * Reads an object of unknown shape, and remembers which keys were read: `end` adds the others to the leftovers. Only
 * own properties are seen.
 */
export class Reading {
  readonly #value: unknown
  readonly #read = new Set<string>()
  readonly where: string
  readonly gathered: Gathered

  constructor(value: unknown, where: string, gathered: Gathered) {
    this.#value = value
    this.where = where
    this.gathered = gathered
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
  raw(key: string): unknown {
    this.#read.add(key)
    return own(this.#value, key)
  }

  /** The text of the first key that has one, without marks and controls. Another text under the others is left over. */
  text(...keys: readonly string[]): string | undefined {
    return this.#first(keys, this.gathered.wording)
  }

  /** The same for a sentence, which keeps its inline Markdown. */
  sentence(...keys: readonly string[]): string | undefined {
    return this.#first(keys, sentenceWording)
  }

  #first(keys: readonly string[], wording: Wording): string | undefined {
    const texts = keys.map((key) => this.#textOf(this.raw(key), this.at(key), wording))
    const index = texts.findIndex((text) => text !== undefined)
    // The same text under another key is no leftover.
    for (const [other, text] of texts.entries())
      if (other > index && text !== undefined && text !== texts[index])
        this.leaveOver(keys[other] ?? '', text, `${keys[index]} says it already`)
    return texts[index]
  }

  /** Texts of a list; a text alone is a list of one. */
  texts(key: string): string[] {
    return this.#all(key, this.gathered.wording)
  }

  /** Sentences of a list, which keep their inline Markdown; a text alone is a list of one. */
  sentences(key: string): string[] {
    return this.#all(key, sentenceWording)
  }

  #all(key: string, wording: Wording): string[] {
    return this.#list(key).flatMap(
      (value, index) => this.#textOf(value, `${this.at(key)}[${index}]`, wording) ?? [],
    )
  }

  /**
   * The objects of a list.
   *
   * @param named the key for a plain text of the list, which is else left over
   */
  list(key: string, named?: string): Reading[] {
    return this.#list(key).flatMap((value, index) => {
      const where = `${this.at(key)}[${index}]`
      if (isEmpty(value)) return []
      if (isGroup(value)) return [new Reading(value, where, this.gathered)]
      if (named !== undefined && typeof value === 'string')
        return [new Reading({ [named]: value }, where, this.gathered)]
      this.#leaveAll(value, where, 'it has another form than its neighbours')
      return []
    })
  }

  /** An object below a key, empty where there is none. */
  object(key: string): Reading {
    const value = this.raw(key)
    if (!isGroup(value) && !isEmpty(value)) this.leaveOver(key, value, 'it has another form than expected')
    return new Reading(isGroup(value) ? value : {}, this.at(key), this.gathered)
  }

  /** The address under one of some keys, if a link may lead there; any other is left over. */
  link(...keys: readonly string[]): string | undefined {
    const text = this.text(...keys)
    return text === undefined ? undefined : this.address(keys.find((key) => this.has(key)) ?? '', text)
  }

  /** An address that stands under a key, if a link may lead there; any other is left over. */
  address(key: string, text: string): string | undefined {
    const address = safeLink(text)
    if (address === undefined) this.leaveOver(key, text, 'it is no address that a link may lead to')
    else this.#tellSecure(key, text, address)
    return address
  }

  /**
   * The https: address of a picture under one of some keys, or the path of a file beside the input; any other, and a
   * data: address, is left over.
   */
  portrait(...keys: readonly string[]): string | undefined {
    return this.#picture(keys, pathBeside)
  }

  /** The https: address of a picture under one of some keys; any other, and a data: address, is left over. */
  picture(...keys: readonly string[]): string | undefined {
    return this.#picture(keys, () => undefined)
  }

  #picture(keys: readonly string[], fileIn: (text: string) => string | undefined): string | undefined {
    const pictureIn = (text: string) => {
      const link = safeLink(text)
      return link && /^https:/i.test(link) ? link : undefined
    }
    for (const key of keys) {
      const value = own(this.#value, key)
      if (typeof value !== 'string' || !/^\s*data:/i.test(value)) continue
      // Its bytes would fill screens, and tell nobody which picture it is.
      this.#read.add(key)
      this.leaveOver(key, `${value.trim().slice(0, 40)}…`, 'save the picture in images/ and write its path')
      return undefined
    }
    const [named = ''] = keys.filter((key) => this.has(key))
    // A name may have letters that mean emphasis elsewhere.
    const file = fileIn(String(own(this.#value, named)))
    if (file !== undefined) {
      this.#read.add(named)
      return file
    }
    const text = this.text(...keys)
    if (text === undefined) return undefined
    const key = keys.find((one) => this.has(one)) ?? ''
    const picture = pictureIn(text)
    if (picture === undefined) this.leaveOver(key, text, 'it is no address of a picture')
    else this.#tellSecure(key, text, picture)
    return picture
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
      this.leaveOver(key, texts[which], 'it is no date that can be read')
    }
    return period
  }

  /** Adds a value to the leftovers. */
  leaveOver(key: string, value: unknown, why: string): void {
    this.#leaveAll(value, this.at(key), why)
  }

  /**
   * Adds a key to the leftovers by its name alone, if it says nothing of the owner, such as the colours of another
   * program.
   */
  leaveWhole(key: string, why: string): void {
    if (!isEmpty(this.raw(key))) this.gathered.leftovers.push({ where: this.at(key), what: 'all of it', why })
  }

  /** Adds all keys that were not read to the leftovers. */
  end(why = 'there is no place for it'): void {
    for (const key of this.keys()) if (!this.#read.has(key)) this.leaveOver(key, own(this.#value, key), why)
  }

  at(key: string): string {
    const name = /^[\w$-]+$/.test(key) ? key : JSON.stringify(key.slice(0, 60))
    return this.where ? `${this.where}.${name}` : name
  }

  #tellSecure(key: string, written: string, address: string): void {
    if (/^http:/i.test(written) && /^https:/i.test(address))
      this.leaveOver(key, written, 'the page writes https: in place of http:')
  }

  #list(key: string): unknown[] {
    const value = this.raw(key)
    if (Array.isArray(value)) return value
    return isEmpty(value) ? [] : [value]
  }

  #textOf(value: unknown, where: string, wording: Wording): string | undefined {
    if (isEmpty(value)) return undefined
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
      this.#leaveAll(value, where, 'it is no text')
      return undefined
    }
    const whole = String(value)
    const { text, lost } = wording(whole.slice(0, maxText))
    for (const what of lost)
      this.gathered.leftovers.push({ where, what, why: 'the text is shown without it' })
    if (whole.length > maxText)
      this.gathered.leftovers.push({
        where,
        what: whole.slice(maxText),
        why: `it comes after ${maxText} characters`,
      })
    return text || undefined
  }

  #leaveAll(value: unknown, where: string, why: string, depth = 0): void {
    if (isEmpty(value)) return
    if (typeof value === 'object' && value !== null && depth < maxDepth) {
      const isList = Array.isArray(value)
      for (const [key, one] of Object.entries(value))
        this.#leaveAll(one, isList ? `${where}[${key}]` : `${where}.${key.slice(0, 60)}`, why, depth + 1)
      return
    }
    const what = typeof value === 'object' ? inJson(value) : String(value)
    this.gathered.leftovers.push({ where, what, why })
  }
}

/**
 * Passes over what a résumé says of its own file, such as its schema and version: nobody misses it. Whatever else stands
 * there is left over.
 */
export function passOverFile(root: Reading): void {
  root.raw('$schema')
  if (!isGroup(root.peek('meta'))) return
  const meta = root.object('meta')
  for (const key of ['$schema', 'canonical', 'version', 'lastModified', 'format', 'theme']) meta.raw(key)
  meta.end()
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
