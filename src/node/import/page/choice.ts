import { createHash } from 'node:crypto'

/**
 * One of several forms, as a person decides: the same one every time, and others for other people.
 *
 * @param person words that stay the same, such as the name and the role
 * @param what the thing that has the forms
 */
export function chosenFor<T>(person: string, what: string, forms: readonly [T, ...T[]]): T {
  const digest = createHash('sha256').update(`${person} ${what}`).digest()
  return forms[digest.readUInt32BE() % forms.length] ?? forms[0]
}
