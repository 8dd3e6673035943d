import { styled } from 'styled-components'
import type { ResolvedHeading, ResolvedSection } from '../../../schema/vite/resolved.ts'
import { Reveal } from '../../motion/Reveal.tsx'
import { broad } from '../../theme/breakpoints.ts'
import { FileNote } from '../../ui/FileNote.tsx'
import { SectionFrame } from '../../ui/Frame.tsx'
import { foreign } from '../../ui/foreign.ts'
import { onwardLink } from '../../ui/onwardLink.ts'
import { Arrow } from '../../ui/pictures/Arrow.tsx'
import { arrowTo } from '../../ui/pictures/arrowTo.ts'
import { BrandMark } from '../../ui/pictures/BrandMark.tsx'
import { EntryTitle } from '../../ui/text/EntryTitle.tsx'
import { SectionHead, TwoColumns } from '../../ui/text/SectionHead.tsx'
import { Words } from '../../ui/text/Words.tsx'
import { withKeys } from '../../ui/withKeys.ts'

/** From this index on the delay of the entrance no longer grows. */
const staggered = 2

type Entry = ResolvedSection<'timeline'>['items'][number]

/** Entries along an axis of time: the dates, a mark on the axis, and what it was. */
export default function Timeline({ section }: { section: ResolvedSection<'timeline'> }) {
  return (
    <SectionFrame>
      <SectionHead {...section} />
      <List>
        {withKeys(section.items, ({ dates, title }) => `${dates} ${title}`).map(([key, entry], index) => (
          <Stop key={key}>
            <Mark />
            <Reveal index={Math.min(index, staggered)}>
              <Period {...entry} heading={section.heading} />
            </Reveal>
          </Stop>
        ))}
      </List>
    </SectionFrame>
  )
}

function Period({
  title,
  organisation,
  dates = '',
  text,
  link,
  resume,
  heading,
}: Entry & { heading: ResolvedHeading }) {
  // The subject of studies, unless the entry says it elsewhere.
  const subject = resume?.area === title || resume?.area === text ? undefined : resume?.area
  return (
    <Line>
      <Dates {...(__FOREIGN__ && foreign(dates))}>{dates}</Dates>
      <div>
        <Title $below={heading} {...(__FOREIGN__ && foreign(title))}>
          {title}
        </Title>
        {subject && <Subject {...(__FOREIGN__ && foreign(subject))}>{subject}</Subject>}
        {organisation && (
          <Organisation {...(__FOREIGN__ && foreign(organisation))}>{organisation}</Organisation>
        )}
        {text && <Text {...(__FOREIGN__ && foreign(text))}>{text}</Text>}
        {link && (
          <More href={link.href}>
            <span>
              {__FOREIGN__ ? <Words text={link.name} /> : link.name}
              <FileNote href={link.href} />
            </span>
            <Arrow to={arrowTo(link.href)} />
          </More>
        )}
      </div>
    </Line>
  )
}

const List = styled.ol`
  /* The middle of the first line of an entry: of its dates, and beside them of its title. */
  --first: calc(var(--type-label) * 0.8);
  --axis: calc(var(--brand-mark) / 2);

  @media ${broad} {
    --first: calc(var(--type-item-large) * 0.575);
    /* Where the first of the 3 + 9 columns ends. */
    --axis: calc(25% - var(--space-3) / 4);
  }
`

const Stop = styled.li`
  position: relative;
  padding-inline-start: var(--space-4);
  break-inside: avoid;
  padding-block-end: var(--space-between);

  /* The line of time, from the first mark on; after the last entry it is lost. */
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--axis);
    inline-size: var(--hairline);
    background: var(--border);
  }

  &:last-child::before {
    background: linear-gradient(var(--border), transparent);
  }

  &:first-child::before {
    inset-block-start: var(--first);
  }

  @media ${broad} {
    padding-inline-start: 0;
  }
`

/** Muted for the past; the first entry is the present one. */
const Mark = styled(BrandMark)`
  position: absolute;
  inset-block-start: calc(var(--first) - var(--brand-mark-high) / 2);
  inset-inline-start: var(--axis);
  margin-inline-start: calc(var(--brand-mark) / -2);
  background: var(--muted);
  box-shadow: 0 0 0 var(--nudge) var(--background);

  ${Stop}:first-child > & {
    background: var(--accent);
  }
`

const Line = styled(TwoColumns)`
  gap: var(--space-half) var(--space-3);
  align-items: baseline;
`

const Dates = styled.p`
  font-size: var(--type-label);
  font-variant-numeric: tabular-nums;
  color: var(--muted);

  @media ${broad} {
    padding-inline-end: var(--space-3);
  }
`

const Title = styled(EntryTitle)`
  max-inline-size: var(--measure);
  font-size: var(--type-item-large);
  line-height: calc(1.15 + var(--marks));
`

const Subject = styled.p`
  max-inline-size: var(--measure);
  margin-block-start: var(--space-half);
`

const Organisation = styled.p`
  max-inline-size: var(--measure);
  margin-block-start: var(--space-half);
  font-weight: 600;
`

const Text = styled.p`
  max-inline-size: var(--measure);
  margin-block-start: var(--space-1h);
  color: var(--muted);
`

const More = styled.a`
  ${onwardLink}
  margin-block-start: var(--space-1);
`
