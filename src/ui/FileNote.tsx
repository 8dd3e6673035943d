import { portfolio } from 'virtual:portfolio'
import { styled } from 'styled-components'

/**
 * The type and size of a file behind the words of the link to it; nothing for other links. The space before them is in
 * the same text node: Chromium leaves a text node of a single space out of the accessible name of the link.
 */
export function FileNote({ href }: { href: string }) {
  const note = portfolio.fileNotes[href]
  return note && <Note>{` ${note}`}</Note>
}

/** Whether a link leads to a file published with the page. */
export const isFile = (href: string): boolean => portfolio.fileNotes[href] !== undefined

const Note = styled.small`
  font-size: var(--type-label);
  font-weight: 400;
  /* It says other things than the words before it, whichever way each runs. */
  unicode-bidi: isolate;
`
