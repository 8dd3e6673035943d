import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { headingId } from '../../shared/ids.ts'
import type { ResolvedHeading, ResolvedSentence } from '../../shared/resolved.ts'
import { broad } from '../theme/breakpoints.ts'
import { Frame } from './frames.ts'
import { isPlain, TwoColumns } from './text/SectionHeader.tsx'
import { sentence } from './text/sentence.tsx'
import { foreign } from './text/words.tsx'

interface Props {
  section: {
    id: string
    label?: string | undefined
    heading: ResolvedHeading
    lead?: ResolvedSentence | undefined
  }
  children: ReactNode
}

/** A section with its heading in small letters beside what it says, in every look. */
export function NamedSection({ section, children }: Props) {
  const { id, label, heading, lead } = section
  return (
    <Room>
      <Beside
        name={
          <div data-part="head">
            {label && !isPlain(section) && <Label {...foreign(label)}>{label}</Label>}
            <SideName as={`h${heading.level}`} id={headingId(id)} data-rank="label" {...heading.language}>
              {heading.text}
            </SideName>
            {lead && (
              <Lead data-part="lead" {...foreign(lead)}>
                {sentence(lead)}
              </Lead>
            )}
          </div>
        }
      >
        {children}
      </Beside>
    </Room>
  )
}

/** What is named beside it, and stays in view for as long as that is read. */
export const Beside = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <Sides>
    <Sticky>{name}</Sticky>
    <div>{children}</div>
  </Sides>
)

/** The room of parts of one sheet, half of that between two of them. */
export const Room = styled(Frame).attrs<{ 'data-room'?: string }>({ 'data-room': '' })`
  padding-block: var(--space-4);

  /* Behind a section of another kind it begins anew. */
  section:not(:has(> [data-room])) + section > & {
    padding-block-start: var(--space-8);
  }
`

const Sides = styled(TwoColumns)`
  > * {
    min-inline-size: 0;
  }

  @media print {
    display: block;
  }
`

const Sticky = styled.div`
  align-self: start;

  @media ${broad} {
    position: var(--sticky);
    inset-block-start: var(--scroll-padding);
  }
`

const Label = styled.p.attrs({ 'data-part': 'label' })`
  font-size: var(--type-label);
  color: var(--muted);
`

/** A name beside what it names. */
export const SideName = styled.h2`
  font-size: var(--type-item-large);
  line-height: calc(1.2 + var(--diacritics));
  letter-spacing: 0;
`

const Lead = styled.p`
  margin-block-start: var(--space-1h);
  font-size: var(--type-small);
  color: var(--muted);
`
