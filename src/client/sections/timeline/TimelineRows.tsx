import { styled } from 'styled-components'
import type { ResolvedHeading, ResolvedSection } from '../../../shared/resolved.ts'
import { Reveal } from '../../motion/Enter.tsx'
import { broad } from '../../theme/breakpoints.ts'
import { RuledList, SectionFrame } from '../../ui/frames.ts'
import { Columns, ContentColumn, EntryTitle, SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { Linked, NamedLink, Subject, TextAndPoints } from './entryParts.tsx'

/** From this index on the delay of the entrance no longer grows. */
const staggered = 3

type Entry = ResolvedSection<'timeline'>['items'][number]

/** Entries on a line each, with hairlines between them: what it was, where, and when. */
export default function TimelineRows({ section }: { section: ResolvedSection<'timeline'> }) {
  const entries = withKeys(section.items, ({ dates, title, organisation }) =>
    [dates, title ?? organisation].join(' '),
  )
  return (
    <SectionFrame>
      <SectionHeader {...section} />
      <Columns>
        <ContentColumn>
          <RuledList as="ol">
            {entries.map(([key, entry], index) => (
              <Item key={key}>
                <Reveal index={Math.min(index, staggered)}>
                  <Row {...entry} below={section.heading} />
                </Reveal>
              </Item>
            ))}
          </RuledList>
        </ContentColumn>
      </Columns>
    </SectionFrame>
  )
}

/** An entry; with roles, its organisation, and a line for each of them below. */
function Row({ roles = [], below, ...entry }: Entry & { below: ResolvedHeading }) {
  const { title, organisation, dates, link, resume, text, points } = entry
  // A link without words of its own is on the organisation, or else on the title.
  const own = link?.name === undefined ? link?.href : undefined
  const first = title ?? organisation ?? ''
  const second = title === undefined ? undefined : organisation
  return (
    <>
      <Line>
        <div>
          <Title $below={below} {...foreign(first)}>
            <Linked text={first} href={second ? undefined : own} />
          </Title>
          <Subject of={resume?.area} title={title} text={text} />
          <TextAndPoints text={text} points={points} />
          <NamedLink link={link} />
        </div>
        <Place {...foreign(second ?? '')}>{second && <Linked text={second} href={own} />}</Place>
        <When {...foreign(dates ?? '')}>{dates}</When>
      </Line>
      {roles.length > 0 && (
        <ol>
          {withKeys(roles, ({ dates, title }) => `${dates} ${title}`).map(([key, role]) => (
            <li key={key}>
              <RoleLine>
                <div>
                  <Role as={below.level === 1 ? 'h3' : 'h4'} {...foreign(role.title)}>
                    {role.title}
                  </Role>
                  <Subject of={role.resume?.area} title={role.title} text={role.text} />
                  <TextAndPoints text={role.text} points={role.points} />
                </div>
                <When {...foreign(role.dates ?? '')}>{role.dates}</When>
              </RoleLine>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

const Item = styled.li`
  padding-block: var(--space-2);
`

/** Below what it was, where and when share a line on phones. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-half) var(--space-3);
  align-items: baseline;

  > :first-child {
    grid-column: 1 / -1;
  }

  @media ${broad} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr) minmax(0, 3fr);

    > :first-child {
      grid-column: auto;
    }
  }
`

/** A role has the place of its organisation above it. */
const RoleLine = styled(Line)`
  margin-block-start: var(--space-1h);

  @media ${broad} {
    grid-template-columns: minmax(0, 11fr) minmax(0, 3fr);
  }
`

const Title = styled(EntryTitle)`
  font-size: var(--type-item);
  line-height: var(--leading-close);
  overflow-wrap: anywhere;
`

const Role = styled.h4`
  font-family: inherit;
  font-size: inherit;
  font-weight: 600;
  font-stretch: normal;
  line-height: inherit;
  letter-spacing: 0;
  overflow-wrap: anywhere;
`

const Place = styled.p`
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }

  @media ${broad} {
    &:empty {
      display: block;
    }
  }
`

const When = styled.p`
  font-size: var(--type-label);
  font-variant-numeric: tabular-nums;
  color: var(--muted);

  &:empty {
    display: none;
  }

  @media ${broad} {
    text-align: end;
  }
`
