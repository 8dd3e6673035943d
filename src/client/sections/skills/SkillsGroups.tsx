import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { Enter } from '../../motion/Enter.tsx'
import { wide } from '../../theme/breakpoints.ts'
import { RuledList, SectionFrame } from '../../ui/frames.ts'
import { EntryTitle, firstColumn, SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { SkillNames } from './SkillsTags.tsx'

/** The owner's skills as an index: the name of a group in the first column, and beside it the names in it. */
export default function SkillsGroups({ section }: { section: ResolvedSection<'skills'> }) {
  return (
    <SectionFrame>
      <SectionHeader {...section} />
      <RuledList>
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
      </RuledList>
    </SectionFrame>
  )
}

const Group = styled.li`
  display: grid;
  gap: var(--space-1h) var(--space-3);
  padding-block: var(--space-3);

  @media ${wide} {
    grid-template-columns: ${firstColumn} minmax(0, 1fr);
  }
`

const Name = styled(EntryTitle)`
  font-family: inherit;
  font-size: var(--type-label);
  font-weight: 400;
  line-height: calc((1.25 + var(--diacritics)) * var(--type-lead));
  color: var(--muted);
`
