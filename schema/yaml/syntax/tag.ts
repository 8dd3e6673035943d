import { shortened } from '../../report/phrasing.ts'

/** The message for a tag, and its help. */
export function tagMessage(written: string): [message: string, help: string] {
  return [
    `${shortened(written)} is a tag, a type for the value behind it; none is known here`,
    'take it away, or put the whole value in quotes if it is text that begins with !',
  ]
}
