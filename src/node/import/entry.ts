import { isGroup, own } from '../../../schema/yaml/valueAt.ts'
import type { Unplaced } from './resume.ts'
import {
  isFileName,
  nameWording,
  plainWording,
  safeLink,
  sentenceWording,
  type Wording,
  withoutLinks,
} from './wording.ts'

/** The deepest nesting within which values are listed one by one. */
const maxDepth = 8

/** The longest text that is read, in characters; the rest is listed as not placed. */
const maxText = 20_000

/** A key as names are compared with it: `startDate`, `start_date` and `Start Date` are one. */
const plain = (key: string) => key.toLowerCase().replace(/[\s_-]+/g, '')

/** The usual keys of an object that stands where a text is expected: its title, its text, and lists of more texts. */
const [headings, bodies, innerLists] = [
  'name title label section heading category group',
  'text value content description summary detail sentence bullet',
  'items points list bullets highlights keywords details',
]

/** The usual keys under which an object in place of a list has the list. */
const wrappers = 'items entries list sets histories history data elements records values'

/**
 * Reads an object of unknown shape, and remembers which keys were read: `done` lists the others as not placed. Only own
 * properties are seen. Wherever a method takes `names`, these are the names that a key may have, with blanks between
 * them, the usual one first: `'position role title'`.
 */
export class Entry {
  readonly where: string
  readonly unplaced: Unplaced[]
  readonly #value: unknown
  readonly #keys = new Map<string, string>()
  readonly #read = new Set<string>()

  /**
   * @param where its path in the input, for the list of what is not placed
   * @param unplaced that list, to which an entry adds
   */
  constructor(value: unknown, where: string, unplaced: Unplaced[]) {
    this.#value = value
    this.where = where
    this.unplaced = unplaced
    for (const key of this.keys()) if (!this.#keys.has(plain(key))) this.#keys.set(plain(key), key)
  }

  keys(): string[] {
    return isGroup(this.#value) ? Object.keys(this.#value) : []
  }

  /** Whether one of some keys has a value that is not empty. */
  has(names: string): boolean {
    return this.#filled(names).length > 0
  }

  /** The first of some keys that has a value, as the file has it. */
  keyOf(names: string): string | undefined {
    return this.#filled(names)[0]
  }

  /** The value of the first key that has one, whatever it is. The key does not count as read. */
  peek(names: string): unknown {
    return own(this.#value, this.keyOf(names) ?? '')
  }

  /** The value of a key, whatever it is. The key counts as read. */
  take(name: string): unknown {
    const key = this.keys().includes(name) ? name : this.#keys.get(plain(name))
    if (key === undefined) return undefined
    this.#read.add(key)
    return own(this.#value, key)
  }

  /** The text of the first key that has one, without markup. Another text under the others is listed as not placed. */
  text(names: string): string | undefined {
    return this.#first(names, nameWording)
  }

  /** The same for a sentence, which keeps its inline Markdown. */
  sentence(names: string): string | undefined {
    return this.#first(names, sentenceWording)
  }

  #first(names: string, wording: Wording): string | undefined {
    let first: { key: string; text: string } | undefined
    for (const key of this.#filled(names)) {
      const texts = this.#within(this.take(key), this.#at(key), wording)
      const text = texts.join(wording === nameWording ? ', ' : '\n\n')
      if (text === '') continue
      if (first === undefined) first = { key, text }
      else if (text !== first.text) this.skip(key, text, `${first.key} says it already`)
    }
    return first?.text
  }

  /** Texts of lists; a text alone is a list of one. */
  texts(names: string): string[] {
    return this.#all(names, nameWording)
  }

  /** Sentences of lists, which keep their inline Markdown; a text alone is a list of one. */
  sentences(names: string): string[] {
    return this.#all(names, sentenceWording)
  }

  #all(names: string, wording: Wording): string[] {
    return this.#filled(names).flatMap((key) => this.#within(this.take(key), this.#at(key), wording))
  }

  /** The texts in a value: of a list each, of an object what its usual keys say, with its lists behind. */
  #within(value: unknown, where: string, wording: Wording): string[] {
    const isDeep = where.split(/[.[]/).length > maxDepth
    if (isDeep || typeof value !== 'object' || value === null)
      return [this.#textOf(value, where, wording)].filter((text) => text !== undefined)
    if (Array.isArray(value))
      return value.flatMap((one, index) => this.#within(one, `${where}[${index}]`, wording))
    const one = new Entry(value, where, this.unplaced)
    const first = [one.#first(headings, wording), one.#first(bodies, wording)].filter(Boolean).join(': ')
    const all = first ? [first] : []
    all.push(...one.#all(innerLists, wording))
    // Without any of the usual keys, it groups lists by names of the owner's.
    if (all.length === 0)
      for (const key of one.keys())
        if (typeof own(value, key) === 'object')
          all.push(...one.#within(one.take(key), one.#at(key), wording))
    one.done('it is no text')
    return all
  }

  /** A name, and the address to which it or a word of it is a link in Markdown. */
  linked(names: string): { words?: string | undefined; url?: string | undefined } {
    const { words, addresses } = withoutLinks(plainWording(String(this.peek(names) ?? '')).text)
    const key = this.keyOf(names)
    const [url, ...others] = addresses
    if (url === undefined || key === undefined) return { words: this.text(names) }
    this.take(key)
    for (const other of others) this.skip(key, other, 'each has one link')
    return { words: nameWording(words).text, url: this.address(key, url) }
  }

  /**
   * The entries of lists. Some files have an object of entries by their names in place of a list, or a plain name in
   * place of an entry.
   *
   * @param named the names of the key under which an entry has its own name; without it, only objects are entries
   * @param value the name of the key of what an object has under a name
   */
  list(names: string, named?: string, value = 'keywords'): Entry[] {
    const entries: Entry[] = []
    const [name] = named?.split(' ') ?? []
    for (const key of this.#filled(names)) {
      let list = this.take(key)
      let at = this.#at(key)
      const holder = new Entry(list, at, this.unplaced)
      const inner = holder.keyOf(wrappers)
      const wrapped = holder.peek(wrappers)
      if (inner !== undefined && Array.isArray(wrapped) && wrapped.some(isGroup)) {
        list = holder.take(inner)
        at = holder.#at(inner)
        holder.done('a section has a heading of its own')
      }
      if (name !== undefined && named !== undefined && isGroup(list)) {
        const whole = new Entry(list, at, this.unplaced)
        const title = whole.keyOf(named) ?? ''
        const isHeading = plain(String(own(list, title))) === plain(key) && whole.keys().length > 2
        if (isHeading) whole.skip(title, own(list, title), 'a section has a heading of its own')
        if (title && !isHeading) entries.push(whole)
        else
          for (const one of whole.keys().filter((one) => one !== title))
            entries.push(new Entry({ [name]: one, [value]: own(list, one) }, whole.#at(one), this.unplaced))
        continue
      }
      for (const [index, one] of listed(list).entries()) {
        const where = `${at}[${index}]`
        if (isEmpty(one)) continue
        if (isGroup(one)) entries.push(new Entry(one, where, this.unplaced))
        else if (name !== undefined && typeof one === 'string')
          entries.push(new Entry({ [name]: one }, where, this.unplaced))
        else this.#skipAll(one, where, 'it has another form than its neighbours')
      }
    }
    return entries
  }

  /** The object below a key, empty where there is none. */
  group(name: string): Entry {
    const key = this.keyOf(name) ?? name
    const value = this.take(key)
    if (!isGroup(value) && !isEmpty(value)) this.skip(key, value, 'it has another form than expected')
    return new Entry(isGroup(value) ? value : {}, this.#at(key), this.unplaced)
  }

  /** The objects below some keys; what has another form there stays unread. */
  groups(names: string): Entry[] {
    return this.#filled(names)
      .filter((key) => isGroup(own(this.#value, key)))
      .map((key) => this.group(key))
  }

  /** The address under one of some keys, if a link may lead there; any other is listed as not placed. */
  link(names: string): string | undefined {
    const key = this.keyOf(names) ?? ''
    if (isGroup(own(this.#value, key))) {
      const link = this.group(key)
      const address = link.link('href url link')
      const label = link.text('label')
      if (label && !address?.includes(label)) link.skip('label', label, 'a link has no words of its own here')
      link.done()
      return address
    }
    const text = this.text(names)
    return text === undefined ? undefined : this.address(key, text)
  }

  /** An address that stands under a key, if a link may lead there; any other is listed as not placed. */
  address(key: string, text: string): string | undefined {
    const address = safeLink(text)
    if (address === undefined) this.skip(key, text, 'it is no address that a link may lead to')
    else this.#tellSecure(key, text, address)
    return address
  }

  /** The https: address of a picture, or the path of a file beside the input; any other is listed as not placed. */
  portrait(names: string): string | undefined {
    const key = this.keyOf(names) ?? ''
    // The name of a file may have letters that mean emphasis elsewhere.
    const file = pathBeside(String(own(this.#value, key) ?? ''))
    if (file === undefined) return this.picture(names)
    this.take(key)
    return file
  }

  /** The https: address of a picture; any other, and a data: address, is listed as not placed. */
  picture(names: string): string | undefined {
    const key = this.keyOf(names) ?? ''
    const written = String(own(this.#value, key) ?? '').trim()
    if (/^data:/i.test(written)) {
      this.take(key)
      // Its bytes would fill screens, and tell nobody which picture it is.
      this.skip(key, `${written.slice(0, 40)}…`, 'save the picture in images/ and write its path')
      return undefined
    }
    const text = this.text(names)
    if (text === undefined) return undefined
    const address = safeLink(text)
    if (address === undefined || !/^https:/i.test(address)) {
      this.skip(key, text, 'it is no address of a picture')
      return undefined
    }
    this.#tellSecure(key, text, address)
    return address
  }

  /** Lists a value as not placed. */
  skip(key: string, value: unknown, why: string): void {
    this.#skipAll(value, this.#at(key), why)
  }

  /**
   * Lists a key as not placed by its name alone, if it says nothing of the owner, such as the colours of another
   * program.
   */
  skipWhole(key: string, why: string): void {
    if (!isEmpty(this.take(key))) this.unplaced.push({ where: this.#at(key), what: 'all of it', why })
  }

  /** Lists all keys that were not read as not placed. */
  done(why = 'there is no place for it'): void {
    for (const key of this.keys()) if (!this.#read.has(key)) this.skip(key, own(this.#value, key), why)
    for (const key of this.keys()) this.#read.add(key)
  }

  /** The keys among some names that are there, not empty and not read yet, as the file has them. */
  #filled(names: string): string[] {
    // A key of the file itself may have blanks.
    const isKey = this.keys().includes(names)
    const keys = isKey ? [names] : names.split(' ').map((name) => this.#keys.get(plain(name)) ?? '')
    return keys.filter((key) => !this.#read.has(key) && !isEmpty(own(this.#value, key)))
  }

  #at(key: string): string {
    const name = /^[\w$-]+$/.test(key) ? key : JSON.stringify(key.slice(0, 60))
    return this.where ? `${this.where}.${name}` : name
  }

  #tellSecure(key: string, written: string, address: string): void {
    if (/^http:/i.test(written) && /^https:/i.test(address))
      this.unplaced.push({
        where: this.#at(key),
        what: written,
        why: 'the page writes https: in place of http:',
        isChanged: true,
      })
  }

  #textOf(value: unknown, where: string, wording: Wording): string | undefined {
    if (isEmpty(value)) return undefined
    if (typeof value === 'object') {
      this.#skipAll(value, where, 'it is no text')
      return undefined
    }
    const whole = String(value)
    const { text, lost } = wording(whole.slice(0, maxText))
    for (const what of lost)
      this.unplaced.push({ where, what, why: 'the text is shown without it', isChanged: true })
    if (whole.length > maxText)
      this.unplaced.push({ where, what: whole.slice(maxText), why: `it comes after ${maxText} characters` })
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
    this.unplaced.push({ where, what: typeof value === 'object' ? inJson(value) : String(value), why })
  }
}

/** A value as a list. */
function listed(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return isEmpty(value) ? [] : [value]
}

/** Whether a value is empty: null, blanks, an empty list or object. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && Object.keys(value).length === 0
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
