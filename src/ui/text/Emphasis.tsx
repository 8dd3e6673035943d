import { styled } from 'styled-components'
import { withKeys } from '../withKeys.ts'
import { Phrases } from './Phrases.tsx'

/** Text in which a part between *asterisks* has the accent, or what `--emphasis` has in its place. */
export function Emphasis({ text }: { text: string }) {
  // Every second part stood between asterisks.
  return withKeys(text.split(/\*([^*]+)\*/), String).map(([key, part], index) => {
    const phrases = <Phrases key={key} text={part} />
    return index % 2 === 1 ? <Accent key={key}>{phrases}</Accent> : phrases
  })
}

const Accent = styled.em`
  font-style: normal;
  color: var(--emphasis, var(--accent));
`
