import { styled } from 'styled-components'
import type { ResolvedSentence } from '../../../schema/vite/resolved.ts'
import { Reveal } from '../../motion/Reveal.tsx'
import { foreign } from '../foreign.ts'
import { Columns, ContentColumn } from './SectionHeader.tsx'
import { sentence } from './sentence.tsx'

/** A short text between the head of a section and its list, if the section has one. */
export function SectionLead({ text }: { text: ResolvedSentence | undefined }) {
  if (!text) return null
  return (
    <Row>
      <ContentColumn>
        <Reveal>
          <Lead {...foreign(text)}>{sentence(text)}</Lead>
        </Reveal>
      </ContentColumn>
    </Row>
  )
}

/* On paper it stays with the list that follows. */
const Row = styled(Columns)`
  break-after: avoid;
`

const Lead = styled.p`
  max-inline-size: var(--measure-short);
  margin-block-end: var(--space-part);
  font-size: var(--type-lead);
  line-height: 1.45;
  color: var(--muted);
`
