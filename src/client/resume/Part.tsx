import { styled } from 'styled-components'
import { punctuationIn } from '../../shared/punctuation.ts'
import { useContent } from '../content.ts'
import { broad } from '../theme/breakpoints.ts'
import { foreign } from '../ui/foreign.ts'
import { Words } from '../ui/text/Words.tsx'
import { withKeys } from '../ui/withKeys.ts'
import type { ResumeEntry, ResumePart } from './content.ts'
import { Joined } from './Dotted.tsx'
import { Entry } from './Entry.tsx'

/** The h-resume properties of some parts, for machines. */
const classes: Readonly<Record<string, string>> = {
  work: 'p-experience h-event',
  volunteering: 'p-experience h-event',
  education: 'p-education h-event',
  skills: 'p-skill',
}

/** A part of the résumé: its heading, and beside it its entries. It is no landmark, since there would be a dozen. */
export function Part({ part: { key, heading, isBrief, entries } }: { part: ResumePart }) {
  const id = `resume_${key}`
  const entriesWithKeys = withKeys(entries, ({ title, dates = '' }) => `${title} ${dates}`)
  return (
    <Section>
      <Title id={id} {...foreign(heading)}>
        {heading}
      </Title>
      {isBrief ? (
        <Brief>
          {entriesWithKeys.map(([name, entry]) => (
            <Line key={name} entry={entry} className={classes[key]} />
          ))}
        </Brief>
      ) : (
        <Entries>
          {entriesWithKeys.map(([name, entry]) => (
            <Entry key={name} entry={entry} className={classes[key]} />
          ))}
        </Entries>
      )}
    </Section>
  )
}

function Line({
  entry: { title, by, keywords = [] },
  className,
}: {
  entry: ResumeEntry
  className: string | undefined
}) {
  const { comma, colon } = punctuationIn(useContent().site.lang)
  return (
    <li className={className}>
      <strong className="p-name">
        <Words text={title} />
      </strong>
      {by.length > 0 && (
        <span>
          {' – '}
          <Joined texts={by} by={comma} />
        </span>
      )}
      {keywords.length > 0 && (
        <>
          {colon}
          <Joined texts={keywords} by={comma} />
        </>
      )}
    </li>
  )
}

const Section = styled.section`
  display: grid;
  gap: var(--space-2) var(--space-3);
  margin-block-start: var(--space-part);
  border-block-start: var(--hairline) solid var(--border);
  padding-block-start: var(--space-2);
  background: linear-gradient(var(--accent), var(--accent)) 0 0 / var(--space-4) var(--stroke) no-repeat;

  [dir='rtl'] & {
    background-position: 100% 0;
  }

  @media screen and ${broad} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  }

  @media print {
    display: block;
    margin-block-start: var(--space-2);
    padding-block-start: var(--space-1);
  }
`

const Title = styled.h2`
  font-size: var(--type-item);
  break-after: avoid;

  @media print {
    margin-block-end: var(--space-1);
  }
`

const Entries = styled.div`
  display: grid;
  gap: var(--space-between);

  @media print {
    display: block;
  }
`

const Brief = styled.ul`
  display: grid;
  gap: var(--space-1h);
  max-inline-size: var(--measure);

  span {
    color: var(--muted);
  }

  strong {
    font-weight: 600;
  }

  li {
    break-inside: avoid;
  }

  @media print {
    display: block;
    max-inline-size: none;
  }
`
