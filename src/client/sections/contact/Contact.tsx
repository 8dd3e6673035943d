import { styled } from 'styled-components'
import { dataFrame, dataGround } from '../../../shared/dataAttributes.ts'
import { headingId } from '../../../shared/ids.ts'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
import { Reveal } from '../../motion/Enter.tsx'
import { broad, prefersMotion, wide } from '../../theme/breakpoints.ts'
import { Arrow, isFile, relMe } from '../../ui/controls.tsx'
import { SectionFrame } from '../../ui/frames.ts'
import { Heading } from '../../ui/text/Heading.tsx'
import { Label } from '../../ui/text/SectionHeader.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { foreign, MailAddress } from '../../ui/text/words.tsx'
import { linksWithKeys } from '../../ui/withKeys.ts'
import { ContactForm } from './ContactForm.tsx'
import { mailAddress } from './mailto.ts'

/** How to reach the owner. Its heading is the largest after the headline. */
export default function Contact({ section }: { section: ResolvedSection<'contact'> }) {
  const { theme } = useContent()
  return theme.frame === 'sheets' ? <OnSheets section={section} /> : <BetweenLines section={section} />
}

type Props = { section: ResolvedSection<'contact'> }

/** The heading over the whole width; below it the form on a sheet of paper, beside the profiles. */
function OnSheets({ section: { id, heading, text, delivery, form } }: Props) {
  return (
    <SectionFrame>
      <Heading id={headingId(id)} heading={heading} rank="title" isWide />
      <Desk>
        <Beside>
          {text && <Statement {...foreign(text)}>{sentence(text)}</Statement>}
          <Profiles />
        </Beside>
        <Paper {...{ [dataGround]: 'paper' }}>
          <ContactForm labels={form} delivery={delivery} sectionId={id} />
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
  letter-spacing: var(--tight-small);
  text-wrap: pretty;

  > * {
    display: inline;
  }
`

/** A sheet of paper over another that is turned a little. */
const Paper = styled.div`
  padding: clamp(1.5rem, 3vw, 3.25rem);
  background: none;

  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: var(--surface);
    box-shadow: 0 0.3125rem var(--border), 0 3rem 5rem -1.5rem rgb(0 0 0 / 55%);
  }

  &::before {
    background: var(--background);
    transform: rotate(2.2deg) translate(0.375rem, 0.5rem);
  }

  @media ${broad} {
    margin-block-start: calc(-0.5 * var(--space-part) - 3vw);
  }
`

/** The heading, and below it the form beside the profiles. */
function BetweenLines({ section }: Props) {
  const { id, label, heading, text, delivery, form } = section
  return (
    <SectionFrame>
      <SectionLabel {...foreign(label)}>{label}</SectionLabel>
      <Reveal>
        <Heading id={headingId(id)} heading={heading} rank="title" />
        {text && <Text {...foreign(text)}>{sentence(text)}</Text>}
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

/** The profiles and addresses, a line for each. */
function Profiles() {
  const { fileNotes, socials } = useContent()
  return (
    <ul>
      {linksWithKeys(socials).map(([key, { name, href }]) => {
        const mail = mailAddress(href)
        return (
          <li key={key}>
            <Link href={href} rel={relMe(href)}>
              <span {...foreign(name)}>{name}</span>
              <small>{mail ? <MailAddress address={mail} /> : fileNotes[href]}</small>
              {!mail && <Arrow to={isFile(href) ? 'down' : 'out'} />}
            </Link>
          </li>
        )
      })}
    </ul>
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

const Halves = styled.div`
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

const Link = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-block-size: var(--row);
  border-block-end: var(--hairline) solid var(--border);
  font-size: var(--type-item);
  font-weight: 600;

  [${dataFrame}='sheets'] & {
    border-block-end: var(--stroke) solid var(--text);
    font: var(--display-weight) clamp(1.375rem, 1.9vw, 1.875rem) / 1.2 var(--display);
    font-stretch: var(--display-width);
  }

  /* Where they do not fit beside each other, the address stands below the name. */
  &[href^='mailto:'] {
    flex-wrap: wrap;
    align-content: center;
    row-gap: 0;
    padding-block: var(--space-1);
  }

  > span {
    transition: transform var(--quick) var(--ease);
  }

  > small {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font: 400 var(--type-small) / 1.6 var(--text-face);
    font-stretch: normal;
    color: var(--muted);
  }

  /* Paper leads nowhere. */
  @media print {
    &[href^='http']::after {
      content: attr(href);
      min-inline-size: 0;
      overflow-wrap: anywhere;
      font-size: var(--type-small);
      font-weight: 400;
    }

    &[href^='http'] > svg {
      display: none;
    }
  }

  @media ${prefersMotion} {
    &:hover > span {
      transform: translateX(var(--nudge));
    }

    [dir='rtl'] &:hover > span {
      transform: translateX(calc(-1 * var(--nudge)));
    }
  }
`
