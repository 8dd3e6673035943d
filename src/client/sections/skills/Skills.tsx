import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { Reveal } from '../../motion/Reveal.tsx'
import { SectionFrame } from '../../ui/Frame.tsx'
import { SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { SkillBar } from './SkillBar.tsx'

/** A skill of this layout: the check refuses a section without skills, or with a skill without a level. */
type Skill = NonNullable<ResolvedSection<'skills'>['items']>[number] & { level: number }

/** The owner's skills as long thin bars, with a number that counts along. */
export default function Skills({ section }: { section: ResolvedSection<'skills'> }) {
  return (
    <SectionFrame>
      <SectionHeader {...section}>
        <List>
          {withKeys(section.items as Skill[], ({ name }) => name).map(([key, skill], index) => (
            <li key={key}>
              <Reveal index={index}>
                <SkillBar {...skill} heading={section.heading} />
              </Reveal>
            </li>
          ))}
        </List>
      </SectionHeader>
    </SectionFrame>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--space-row);
`
