import { use } from 'react'
import { styled } from 'styled-components'
import { Content, useContent } from '../content.ts'

/**
 * The type and size of a file behind the words of the link to it; nothing for other links. The space before them is in
 * the same text node: Chromium leaves a text node of a single space out of the accessible name of the link.
 */
export function FileNote({ href }: { href: string }) {
  const note = useContent().fileNotes[href]
  return note && <Note>{` ${note}`}</Note>
}

/** Whether a link leads to a file published with the page. To be called while rendering. */
export const isFile = (href: string): boolean => use(Content).fileNotes[href] !== undefined

const Note = styled.small`
  font-size: var(--type-label);
  font-weight: 400;
  /* It says other things than the words before it, whichever way each runs. */
  unicode-bidi: isolate;
`
