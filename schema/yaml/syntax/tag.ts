import { shortened } from '../../report/phrasing.ts'

/**
 * The message for a tag, and its help.
 *
 * @param meant what to write for the text that begins with it, if there is one
 */
export function tagMessage(written: string, meant?: string): [message: string, help: string] {
  return [
    `${shortened(written)} is a tag, a type for the value behind it; none is known here`,
    textOr(meant, 'if it is text that begins with !'),
  ]
}

/** The help for something before a value that is not wanted, unless it belongs to a text. */
export const textOr = (meant: string | undefined, condition: string): string =>
  meant ? `${meant} ${condition}; else take it away` : 'take it away'
