import { styled } from 'styled-components'
import { headingId } from '../../../shared/ids.ts'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { broad } from '../../theme/breakpoints.ts'
import { SectionFrame } from '../../ui/frames.ts'
import { Heading } from '../../ui/text/Heading.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { ContactForm } from './ContactForm.tsx'
import { Profiles } from './Profiles.tsx'

/** The heading over the whole width; below it the form on a sheet of paper, beside the profiles. */
export default function ContactLetter({ section }: { section: ResolvedSection<'contact'> }) {
  const { id, heading, text, delivery, form } = section
  return (
    <SectionFrame>
      <Heading id={headingId(id)} heading={heading} rank="title" isWide />
      <Desk data-part="columns">
        <Beside>
          {text && (
            <Statement data-part="lead" {...foreign(text)}>
              {sentence(text)}
            </Statement>
          )}
          <Profiles />
        </Beside>
        <Paper>
          <ContactForm labels={form} delivery={delivery} sectionId={id} ground="paper" />
        </Paper>
      </Desk>
    </SectionFrame>
  )
}

const Desk = styled.div`
  display: grid;
  gap: var(--space-8);
  margin-block-start: var(--space-part);

  @media ${broad} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: var(--space-wide);
  }

  @media print {
    display: block;
  }
`

const Beside = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--space-6);
`

const Statement = styled.p`
  font-size: clamp(1.5rem, 2.9vw, 3rem);
  font-weight: 500;
  line-height: calc(1.16 + var(--diacritics));
  text-wrap: pretty;

  > * {
    display: inline;
  }
`

/** A form on a sheet of paper over another that is turned a little. */
const Paper = styled.div`
  /* What is said in the place of the form is as large as the heading. */
  --type-title: min(1.15rem + 11.7vw, 13rem);

  form {
    padding: clamp(1.5rem, 3vw, 3.25rem);
    background: none;
  }

  form::before,
  form::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: var(--surface);
    box-shadow: 0 0.3125rem var(--border), 0 3rem 5rem -1.5rem rgb(0 0 0 / 55%);
  }

  form::before {
    background: var(--background);
    transform: rotate(2.2deg) translate(0.375rem, 0.5rem);
  }

  @media print {
    display: none;
  }
`
