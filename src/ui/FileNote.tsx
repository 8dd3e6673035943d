import { portfolio } from 'virtual:portfolio'
import { styled } from 'styled-components'

/**
 * Behind the words of a link that leads to a file: a space, its type and size. Nothing behind others. A text that is a space
 * alone, beside the comments between texts, Chromium leaves out of the name of the link.
 */
export function FileNote({ href }: { href: string }) {
  const note = __FILES__ ? portfolio.fileNotes[href] : undefined
  return note && <Note>{` ${note}`}</Note>
}

/** Whether a link leads to a file beside the page. */
export const isFile = (href: string): boolean => __FILES__ && portfolio.fileNotes[href] !== undefined

const Note = styled.small`
  font-size: var(--type-label);
  font-weight: 400;
  /* It says other things than the words before it, whichever way each runs. */
  unicode-bidi: isolate;
`
