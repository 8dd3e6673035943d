import type { Reading } from './reading.ts'
import { filled, type Paragraph, type Resume } from './resume.ts'

/**
 * What `read` makes of each entry of a list. An entry of which that is undefined is no entry of the résumé.
 *
 * @param why the reason for which keys that are not read are left over
 */
export function entriesOf<T>(
  entries: readonly Reading[],
  read: (one: Reading) => T | undefined,
  why?: string,
): T[] {
  return entries.flatMap((one) => {
    const found = read(one)
    one.end(why)
    if (found === undefined) return []
    return [typeof found === 'object' && found !== null ? filled(found) : found]
  })
}

/** What is read of entries that have a name; any other is left over as a whole. */
export function namedOf<T>(
  entries: readonly Reading[],
  names: readonly string[],
  read: (one: Reading, name: string) => T,
  why?: string,
): T[] {
  return entries.flatMap((one) => {
    const name = one.text(...names)
    if (name !== undefined) return entriesOf([one], () => read(one, name), why)
    one.end(`it has no ${names[0]}`)
    return []
  })
}

/** An entry of a list of links: its words, linked where there is an address, and a sentence about it. */
export const linkedWords = (words: string, url: string | undefined, text: string | undefined): Paragraph =>
  url ? filled({ words, url, text }) : [words, text].filter(Boolean).join(': ')

/** Takes the e-mail address or the telephone number of the page from a key; the page has one of each, others are left over. */
export function takeContact(
  resume: Resume,
  which: 'email' | 'phone',
  one: Reading,
  key: string,
  text = one.text(key),
): void {
  if (text === undefined || text === resume[which]) return
  if (resume[which] === undefined) resume[which] = text
  else one.leaveOver(key, text, which === 'email' ? 'the page has one address' : 'the page has one number')
}
