import type { ResolvedSection } from '../../../shared/resolved.ts'
import { SectionFrame } from '../../ui/Frame.tsx'
import { SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { SkillNames } from './SkillNames.tsx'

/** Up to how many names are set large, and up to how many in the middle size. */
const few = 18
const some = 36

/** The owner's skills by name alone: the fewer, the larger. */
export default function SkillsTags({ section }: { section: ResolvedSection<'skills'> }) {
  const names = section.items?.map(({ name }) => name) ?? []
  const size = names.length <= few ? 'large' : names.length <= some ? 'middle' : 'small'
  return (
    <SectionFrame>
      <SectionHeader {...section}>
        <SkillNames names={names} size={size} />
      </SectionHeader>
    </SectionFrame>
  )
}
