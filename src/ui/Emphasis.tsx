import { Fragment } from 'react'
import { styled } from 'styled-components'

/** Text in which a part between *asterisks* has the accent. */
export function Emphasis({ text }: { text: string }) {
  return text.split(/\*([^*]+)\*/).map((part, index) =>
    // Every second part stood between asterisks. The parts of a text never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    index % 2 === 1 ? <Accent key={index}>{part}</Accent> : <Fragment key={index}>{part}</Fragment>,
  )
}

const Accent = styled.em`
  font-style: normal;
  color: var(--accent);
`
