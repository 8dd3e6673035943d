import { styled } from 'styled-components'
import type { ResolvedHeading, ResolvedSection } from '../../../shared/resolved.ts'
import { broad } from '../../theme/breakpoints.ts'
import { foreign } from '../../ui/foreign.ts'
import { withKeys } from '../../ui/withKeys.ts'
import { Dates, Line, Subject, TextAndPoints } from './entryParts.tsx'

type Role = NonNullable<ResolvedSection<'timeline'>['items'][number]['roles']>[number]

/** Roles at one organisation, below its name: each with its dates and a smaller mark on the axis. */
export const Roles = ({ roles, below }: { roles: readonly Role[]; below: ResolvedHeading }) => (
  <List>
    {withKeys(roles, ({ dates, title }) => `${dates} ${title}`).map(
      ([key, { dates, title, resume, ...written }]) => (
        <Stop key={key}>
          <Line>
            <Dates dates={dates} />
            <div>
              <Title as={below.level === 1 ? 'h3' : 'h4'} {...foreign(title)}>
                {title}
              </Title>
              <Subject of={resume?.area} title={title} text={written.text} />
              <TextAndPoints {...written} />
            </div>
          </Line>
        </Stop>
      ),
    )}
  </List>
)

/** No grid, whose rows browsers part from the name above them on paper. */
const List = styled.ol`
  margin-block-start: var(--space-2h);
  break-before: avoid;

  > li + li {
    margin-block-start: var(--space-3);
  }
`

const Stop = styled.li`
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

const Title = styled.h4`
  max-inline-size: var(--measure);
  font-family: inherit;
  font-size: var(--type-field);
  font-weight: 600;
  line-height: calc(1.25 + var(--diacritics));
  letter-spacing: 0;
  overflow-wrap: anywhere;
`
