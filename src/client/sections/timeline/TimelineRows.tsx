import type { ResolvedSection } from '../../../shared/resolved.ts'
import { NamedSection } from '../../ui/NamedSection.tsx'
import { postsOf } from './posts.ts'
import { Rows } from './Rows.tsx'

/** Entries on a line each, with hairlines between them. */
export default function TimelineRows({ section }: { section: ResolvedSection<'timeline'> }) {
  return (
    <NamedSection section={section}>
      <Rows section={section.id} posts={postsOf(section)} below={section.heading} />
    </NamedSection>
  )
}
