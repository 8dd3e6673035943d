import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { Enter } from '../../motion/Enter.tsx'
import { SectionFrame } from '../../ui/Frame.tsx'
import { SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { ServiceLine } from './ServiceLine.tsx'

/** From this index on the delay of the entrance no longer grows. */
const staggered = 3

/** What the owner offers, a line across the page for each. */
export default function ServicesList({ section }: { section: ResolvedSection<'services'> }) {
  return (
    <SectionFrame>
      <SectionHeader {...section} />
      <List>
        {withKeys(section.items, ({ title }) => title).map(([key, service], index) => (
          <li key={key}>
            <Enter from={{ x: -1 }} index={Math.min(index, staggered)}>
              <ServiceLine {...service} heading={section.heading} />
            </Enter>
          </li>
        ))}
      </List>
    </SectionFrame>
  )
}

const List = styled.ul`
  > li {
    border-block-start: var(--hairline) solid var(--border);
    break-inside: avoid;

    &:last-child {
      border-block-end: var(--hairline) solid var(--border);
    }
  }
`
