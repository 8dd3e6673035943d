import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { Reveal } from '../../motion/Reveal.tsx'
import { broad, middle } from '../../theme/breakpoints.ts'
import { SectionFrame } from '../../ui/Frame.tsx'
import { SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { Stat } from './Stat.tsx'
import { columnsOf, widestOf } from './statLayout.ts'

/** From this index on the delay of the entrance no longer grows. */
const staggered = 4

/** Large stats in a row, each under a hairline. */
export default function Numbers({ section }: { section: ResolvedSection<'numbers'> }) {
  const { items, text, spring } = section
  const wide = widestOf(items)
  const columns = columnsOf(items.length, wide)
  const style = {
    '--wide': wide,
    '--columns': columns,
    '--pair': Math.min(2, columns),
    '--last': columns === 2 ? '1 / -1' : 'auto',
  }
  return (
    <SectionFrame>
      <SectionHeader {...section} lead={text} />
      <List style={style}>
        {withKeys(items, ({ label }) => label).map(([key, item], index) => (
          <Group key={key} index={Math.min(index, staggered)}>
            <Stat item={item} spring={spring} />
          </Group>
        ))}
      </List>
    </SectionFrame>
  )
}

const List = styled.dl`
  display: grid;
  gap: var(--space-between) var(--space-3);

  /* A stat that is alone in the last row of two has all of it, so that its line ends where those above it do. */
  @media ${middle} {
    grid-template-columns: repeat(var(--pair), minmax(0, 1fr));

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @media ${broad} {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));

    > :last-child:nth-child(odd) {
      grid-column: var(--last);
    }
  }
`

/** The label of a stat comes before it in the HTML and is shown below it. */
const Group = styled(Reveal)`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  padding-block-start: var(--space-3);
  border-block-start: var(--hairline) solid var(--border);
  break-inside: avoid;
`
