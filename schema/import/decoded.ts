import { Unimportable } from './unimportable.ts'

/**
 * Decodes the bytes of a file: UTF-8, or UTF-16 with a byte order mark, as spreadsheets save it. Throws `Unimportable`
 * if they are no text.
 *
 * @param name what the message of the error calls the file
 */
export function decoded(bytes: Uint8Array, name: string): string {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  let text: string
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new Unimportable(`${name} is no text in UTF-8 or UTF-16. Save or export it again as UTF-8.`)
  }
  if (text.includes('\0'))
    throw new Unimportable(
      `${name} has NUL characters: it is a program’s own file, or UTF-16 without its mark. Save it as UTF-8.`,
    )
  return text
}
