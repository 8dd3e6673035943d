import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { Reveal } from '../../motion/Reveal.tsx'
import { SectionFrame } from '../../ui/Frame.tsx'
import { Columns, ContentColumn, SectionHead } from '../../ui/text/SectionHead.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { SkillBar } from './SkillBar.tsx'

/** A skill of this layout: the check refuses the section without skills, or with one without its level. */
type Skill = NonNullable<ResolvedSection<'skills'>['items']>[number] & { level: number }

/** What the owner commands: long thin bars, the number counting with the bar. */
export default function Skills({ section }: { section: ResolvedSection<'skills'> }) {
  return (
    <SectionFrame>
      <SectionHead {...section} />
      <Columns>
        <ContentColumn>
          <List>
            {withKeys(section.items as Skill[], ({ name }) => name).map(([key, skill], index) => (
              <li key={key}>
                <Reveal index={index}>
                  <SkillBar {...skill} heading={section.heading} />
                </Reveal>
              </li>
            ))}
          </List>
        </ContentColumn>
      </Columns>
    </SectionFrame>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--space-row);
`
