import { styled } from 'styled-components'
import type { ResolvedSentence } from '../../../shared/resolved.ts'
import { Reveal } from '../../motion/Reveal.tsx'
import { foreign } from '../foreign.ts'
import { led } from './led.ts'
import { sentence } from './sentence.tsx'

/** A short text below the heading of a section. */
export const SectionLead = ({ text }: { text: ResolvedSentence }) => (
  <Row>
    <Lead {...foreign(text)}>{sentence(text)}</Lead>
  </Row>
)

/* On paper it stays with the list that follows. */
const Row = styled(Reveal)`
  break-after: avoid;
`

const Lead = styled.p`
  ${led}
  max-inline-size: var(--measure-short);
`
