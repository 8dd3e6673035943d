import { styled } from 'styled-components'
import type { ResolvedHeading, ResolvedSection } from '../../../shared/resolved.ts'
import { Reveal } from '../../motion/Enter.tsx'
import { broad } from '../../theme/breakpoints.ts'
import { SectionFrame } from '../../ui/frames.ts'
import { BrandMark } from '../../ui/pictures/BrandMark.tsx'
import { EntryTitle, SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { Dates, Line, Linked, NamedLink, namesOf, Subject, TextAndPoints } from './entryParts.tsx'

/** From this index on the delay of the entrance no longer grows. */
const staggered = 2

type Entry = ResolvedSection<'timeline'>['items'][number]

/** Entries along an axis of time: the dates, a mark on the axis, and what it was. */
export default function Timeline({ section }: { section: ResolvedSection<'timeline'> }) {
  const entries = withKeys(section.items, ({ dates, title, organisation }) =>
    [dates, title ?? organisation].join(' '),
  )
  return (
    <Place>
      <SectionHeader {...section} />
      <List data-part="list">
        {entries.map(([key, entry], index) => (
          <Stop key={key}>
            <Mark />
            <Reveal index={Math.min(index, staggered)}>
              <Period {...entry} below={section.heading} />
              {entry.roles && <Roles roles={entry.roles} below={section.heading} />}
            </Reveal>
          </Stop>
        ))}
      </List>
    </Place>
  )
}

/** An entry; with roles, what they have in common: its title is then the organisation. */
function Period({
  title,
  organisation,
  dates,
  link,
  resume,
  below,
  ...written
}: Omit<Entry, 'roles'> & { below: ResolvedHeading }) {
  const names = namesOf({ title, organisation, link })
  return (
    <Line>
      <Dates dates={dates} />
      <div>
        <Title $below={below} {...foreign(names.title.text)}>
          <Linked {...names.title} />
        </Title>
        <Subject of={resume?.area} title={title} text={written.text} />
        {names.place && (
          <Organisation data-part="meta" {...foreign(names.place.text)}>
            <Linked {...names.place} />
          </Organisation>
        )}
        <TextAndPoints {...written} />
        <NamedLink link={link} />
      </div>
    </Line>
  )
}

/** A single entry is little for a section of its own: it stands closer to those around it. */
const Place = styled(SectionFrame)`
  &:has(> ol > :only-child) {
    padding-block: calc(var(--space-section) / 4);
  }
`

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

  /* A single point in time makes no line. */
  &:only-child::before {
    display: none;
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

const Title = styled(EntryTitle)`
  max-inline-size: var(--measure);
  font-size: var(--type-item-large);
  line-height: calc(1.15 + var(--diacritics));
`

const Organisation = styled.p`
  max-inline-size: var(--measure);
  margin-block-start: var(--space-half);
  font-weight: 600;
`

type Role = NonNullable<ResolvedSection<'timeline'>['items'][number]['roles']>[number]

/** Roles at one organisation, below its name: each with its dates and a smaller mark on the axis. */
const Roles = ({ roles, below }: { roles: readonly Role[]; below: ResolvedHeading }) => (
  <RoleList>
    {withKeys(roles, ({ dates, title }) => `${dates} ${title}`).map(
      ([key, { dates, title, resume, ...written }]) => (
        <RoleStop key={key}>
          <Line>
            <Dates dates={dates} />
            <div>
              <RoleTitle as={below.level === 1 ? 'h3' : 'h4'} {...foreign(title)}>
                {title}
              </RoleTitle>
              <Subject of={resume?.area} title={title} text={written.text} />
              <TextAndPoints {...written} />
            </div>
          </Line>
        </RoleStop>
      ),
    )}
  </RoleList>
)

/** No grid, whose rows browsers part from the name above them on paper. */
const RoleList = styled.ol`
  margin-block-start: var(--space-2h);
  break-before: avoid;

  > li + li {
    margin-block-start: var(--space-3);
  }
`

const RoleStop = styled.li`
  --middle: calc(var(--type-label) * 0.8);
  position: relative;
  break-inside: avoid;

  /* A point on the axis, at the middle of the first line. */
  &::before {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--middle) - var(--nudge) / 2);
    inset-inline-start: calc(var(--axis) - var(--space-4) - (var(--nudge) - var(--hairline)) / 2);
    inline-size: var(--nudge);
    block-size: var(--nudge);
    border-radius: 50%;
    background: var(--muted);
    box-shadow: 0 0 0 var(--stroke) var(--background);
  }

  @media ${broad} {
    --middle: calc(var(--type-field) * 0.625);

    &::before {
      inset-inline-start: calc(var(--axis) - (var(--nudge) - var(--hairline)) / 2);
    }
  }
`

const RoleTitle = styled.h4.attrs({ 'data-part': 'title' })`
  max-inline-size: var(--measure);
  font-family: inherit;
  font-size: var(--type-field);
  font-weight: 600;
  line-height: calc(1.25 + var(--diacritics));
  letter-spacing: 0;
  overflow-wrap: anywhere;
`
