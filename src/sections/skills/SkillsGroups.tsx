import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { Enter } from '../../motion/Enter.tsx'
import { wide } from '../../theme/breakpoints.ts'
import { SectionFrame } from '../../ui/Frame.tsx'
import { foreign } from '../../ui/foreign.ts'
import { EntryTitle } from '../../ui/text/EntryTitle.tsx'
import { Columns, ContentColumn, SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { SkillNames } from './SkillNames.tsx'

/** The owner's skills as an index: names under the names of groups, each group below a hairline. */
export default function SkillsGroups({ section }: { section: ResolvedSection<'skills'> }) {
  return (
    <SectionFrame>
      <SectionHeader {...section} />
      <Columns>
        <ContentColumn>
          <ul>
            {withKeys(section.groups ?? [], ({ name }) => name).map(([key, { name, items }]) => (
              <Group key={key}>
                <Enter from={{ x: -1 }}>
                  <Name $below={section.heading} {...foreign(name)}>
                    {name}
                  </Name>
                </Enter>
                <SkillNames names={items} size="small" />
              </Group>
            ))}
          </ul>
        </ContentColumn>
      </Columns>
    </SectionFrame>
  )
}

const Group = styled.li`
  display: grid;
  gap: var(--space-1h) var(--space-3);
  padding-block: var(--space-3);
  border-block-start: var(--hairline) solid var(--border);
  break-inside: avoid;

  &:last-child {
    border-block-end: var(--hairline) solid var(--border);
  }

  @media ${wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 7fr);
  }
`

const Name = styled(EntryTitle)`
  font-family: inherit;
  font-size: var(--type-label);
  font-weight: 400;
  line-height: calc((1.25 + var(--diacritics)) * var(--type-lead));
  color: var(--muted);
`
