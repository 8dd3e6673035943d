import { styled } from 'styled-components'
import { headingId } from '../../../shared/ids.ts'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { Reveal } from '../../motion/Enter.tsx'
import { broad, wide } from '../../theme/breakpoints.ts'
import { SectionFrame } from '../../ui/frames.ts'
import { Heading } from '../../ui/text/Heading.tsx'
import { Label } from '../../ui/text/SectionHeader.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { ContactForm } from './ContactForm.tsx'
import { Profiles } from './Profiles.tsx'

/** How to reach the owner. Its heading is the largest after the headline. */
export default function Contact({ section }: { section: ResolvedSection<'contact'> }) {
  const { id, label, heading, text, delivery, form } = section
  return (
    <SectionFrame>
      {label && <SectionLabel {...foreign(label)}>{label}</SectionLabel>}
      <Reveal>
        <Heading id={headingId(id)} heading={heading} rank="title" isWide />
        {text && (
          <Text data-part="lead" {...foreign(text)}>
            {sentence(text)}
          </Text>
        )}
      </Reveal>
      <Halves>
        <Reveal>
          <ContactForm labels={form} delivery={delivery} sectionId={id} />
        </Reveal>
        <Reveal index={1}>
          <Profiles />
        </Reveal>
      </Halves>
    </SectionFrame>
  )
}

const SectionLabel = styled(Label)`
  margin-block-end: var(--space-4);

  @media ${broad} {
    max-inline-size: var(--label-line, var(--label));
  }
`

/** Few words, in one voice. */
const Text = styled.p`
  max-inline-size: var(--measure);
  margin-block-start: var(--space-3);
  font-size: var(--type-lead);
  line-height: 1.5;
  color: var(--muted);
`

const Halves = styled.div.attrs({ 'data-part': 'columns' })`
  display: grid;
  gap: var(--space-8);
  margin-block-start: var(--space-part);

  /* The first profile stands on the line of the first label. */
  @media ${wide} {
    grid-template-columns: 1fr 1fr;
    gap: var(--space-6);
    align-items: first baseline;
  }

  @media ${broad} {
    grid-template-columns: 7fr 4fr;
    gap: var(--space-wide);
  }

  /* Without the form, and on the page of its heading. */
  @media print {
    display: block;
    break-before: avoid;
    break-inside: avoid;
  }
`
