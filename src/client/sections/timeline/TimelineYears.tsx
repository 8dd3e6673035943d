import { styled } from 'styled-components'
import { headingId } from '../../../shared/ids.ts'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { Reveal } from '../../motion/Enter.tsx'
import { broad } from '../../theme/breakpoints.ts'
import { Hidden, SectionFrame } from '../../ui/frames.ts'
import { EntryTitle, isPlain, SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { Linked, NamedLink, Subject, TextAndPoints } from './entryParts.tsx'

/** From this index on the delay of the entrance no longer grows. */
const staggered = 4

type Entry = ResolvedSection<'timeline'>['items'][number]

/**
 * Each entry as a bar on a scale of years, with the latest of what still goes on in the accent. On phones the bars stand
 * upright, as long as they took.
 */
export default function TimelineYears({ section }: { section: ResolvedSection<'timeline'> }) {
  const bars = section.items.flatMap(({ roles, ...entry }): Omit<Entry, 'roles'>[] =>
    roles ? roles.map((role) => ({ ...role, organisation: entry.organisation, link: entry.link })) : [entry],
  )
  // One bar alone would have nothing to be compared with.
  const scale = bars.filter(({ years }) => years).length > 1 ? scaleOf(bars) : undefined
  const current = bars.find(({ end }) => end === 'present')
  return (
    <SectionFrame>
      {isPlain(section) ? (
        // The years speak for themselves.
        <Hidden as={`h${section.heading.level}`} id={headingId(section.id)} data-plain="">
          {section.label}
        </Hidden>
      ) : (
        <SectionHeader {...section} />
      )}
      <Place>
        {scale && (
          <Ruler aria-hidden="true">
            {scale.ticks.map((year) => (
              <i key={year} style={{ '--at': share(scale, year) }}>
                {share(scale, year) < lastLabel && year}
              </i>
            ))}
          </Ruler>
        )}
        <List>
          {withKeys(bars, ({ dates, title, organisation }) => [dates, title, organisation].join(' ')).map(
            ([key, bar], index) => (
              <li key={key}>
                <Reveal index={Math.min(index, staggered)}>
                  <Bar {...bar} below={section.heading} scale={scale} isCurrent={bar === current} />
                </Reveal>
              </li>
            ),
          )}
        </List>
      </Place>
    </SectionFrame>
  )
}

/** The years between which all entries lie, and those that are marked. */
interface Scale {
  first: number
  last: number
  ticks: readonly number[]
}

/** The fewest years that a scale shows, and the most that it marks. */
const [fewestYears, mostTicks] = [4, 10]

/** Behind this share of the scale a year would reach beyond it. */
const lastLabel = 0.95

/** The scale of some entries; undefined where none of them has a date. */
function scaleOf(entries: readonly Omit<Entry, 'roles'>[]): Scale | undefined {
  const ends = entries.flatMap(({ years = [] }) => years)
  if (ends.length === 0) return undefined
  const last = Math.max(...ends)
  const first = Math.floor(Math.min(...ends, last - fewestYears))
  const step = [1, 2, 5].find((years) => (last - first) / years <= mostTicks) ?? 10
  const ticks: number[] = []
  for (let year = Math.ceil(first / step) * step; year <= last; year += step) ticks.push(year)
  return { first, last, ticks }
}

/** Where a time lies on a scale, from 0 to 1. */
const share = ({ first, last }: Scale, year: number) => (year - first) / (last - first)

/** From which share of the scale on a bar has room for its words, and up to which they stand behind a shorter one. */
const [roomy, early] = [0.26, 0.7]

interface BarProps extends Omit<Entry, 'roles'> {
  below: ResolvedSection<'timeline'>['heading']
  scale: Scale | undefined
  isCurrent: boolean
}

function Bar({
  title,
  organisation,
  dates,
  years,
  link,
  resume,
  below,
  scale,
  isCurrent,
  ...written
}: BarProps) {
  const [from, to] = scale && years ? [share(scale, years[0]), share(scale, years[1])] : [0, 0]
  const words = !scale || !years ? undefined : to - from >= roomy ? 'in' : to <= early ? 'after' : 'before'
  // A link without words of its own is on the organisation, or else on the title.
  const own = link?.name === undefined ? link?.href : undefined
  const first = title ?? organisation ?? ''
  const second = title === undefined ? undefined : organisation
  return (
    <Line
      data-words={words}
      data-alone={scale ? undefined : ''}
      data-current={isCurrent ? '' : undefined}
      data-point={years && years[0] === years[1] ? '' : undefined}
      style={{ '--from': from, '--to': to, '--years': scale && years ? years[1] - years[0] : 0 }}
    >
      {scale && years && <i />}
      <div>
        <Title $below={below} {...foreign(first)}>
          <Linked text={first} href={second ? undefined : own} />
        </Title>
        <Subject of={resume?.area} title={title} text={written.text} />
        <When>
          {second && (
            <span {...foreign(second)}>
              <Linked text={second} href={own} />
            </span>
          )}
          {dates && <span {...foreign(dates)}>{dates}</span>}
        </When>
        <TextAndPoints {...written} />
        <NamedLink link={link} />
      </div>
    </Line>
  )
}

const Place = styled.div`
  position: relative;

  @media ${broad} {
    border-block: var(--stroke) solid var(--text);
    padding-block: var(--space-6) var(--space-3);
  }
`

/** The years, each a hairline through all bars. */
const Ruler = styled.div`
  display: none;

  > i {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--at) * 100%);
    border-inline-start: var(--hairline) dashed var(--border);
    padding: var(--space-1) var(--space-1h);
    font-size: var(--type-label);
    font-style: normal;
    font-variant-numeric: tabular-nums;
    color: var(--muted);
  }

  @media ${broad} {
    display: block;
  }
`

const List = styled.ol`
  position: relative;
  display: grid;
  gap: var(--space-2);

  > li {
    min-inline-size: 0;
    break-inside: avoid;
  }
`

/** Where and when it was. */
const When = styled.p`
  margin-block-start: var(--space-half);
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.4em;
  font-size: var(--type-small);

  > :not(:last-child)::after {
    content: '·';
    margin-inline-start: 0.4em;
  }
`

const Line = styled.div`
  --ground: var(--text);
  display: grid;
  grid-template-columns: var(--space-1) minmax(0, 1fr);
  column-gap: var(--space-2h);
  /* As long as it took: a year is a line of small text. */
  min-block-size: calc(min(var(--years), 6) * 1rem);

  > i {
    border: var(--hairline) solid var(--ground);
    background: var(--ground);
  }

  > div {
    grid-column: 2;
    padding-block: var(--space-half);
  }

  &[data-alone] {
    display: block;
  }

  &[data-current] {
    --ground: var(--accent);
  }

  &[data-point] > i {
    align-self: start;
    block-size: var(--space-1);
    margin-block-start: var(--space-1);
    border-radius: 50%;
  }

  @media ${broad} {
    min-block-size: 0;
    grid-template-columns: calc(var(--from) * 100%) calc((var(--to) - var(--from)) * 100%) minmax(0, 1fr);
    column-gap: 0;

    > i {
      grid-area: 1 / 2;
      block-size: var(--space-4);
    }

    > div {
      grid-area: 1 / 1 / auto / -1;
    }

    &[data-words='in'] {
      > i {
        block-size: auto;
        border-color: var(--text);
        background: var(--surface);
      }

      &[data-current] > i {
        border-color: var(--accent);
        background: var(--accent);
      }

      > div {
        grid-area: 1 / 2;
        padding: var(--space-2) var(--space-2h);
      }

      &[data-current] > div {
        --text: var(--on-accent);
        --muted: var(--on-accent);
        color: var(--on-accent);
      }
    }

    &[data-words='after'] > div {
      grid-area: 1 / 3;
      padding-inline-start: var(--space-2);
    }

    &[data-words='before'] {
      grid-template-columns: minmax(0, 1fr) calc((var(--to) - var(--from)) * 100%) calc((1 - var(--to)) * 100%);

      > div {
        grid-area: 1 / 1;
        justify-self: end;
        padding-inline-end: var(--space-2);
        text-align: end;

        > ${When} {
          justify-content: flex-end;
        }
      }
    }

    &[data-point] > i {
      inline-size: var(--space-1h);
      block-size: var(--space-1h);
      margin-inline-start: calc(var(--space-1h) / -2);
    }
  }
`

const Title = styled(EntryTitle)`
  font-size: var(--type-item-large);
  line-height: calc(1.15 + var(--diacritics));
  overflow-wrap: anywhere;
`
