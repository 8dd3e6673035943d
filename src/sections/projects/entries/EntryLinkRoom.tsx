import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../../schema/vite/resolved.ts'
import { onwardLink } from '../../../ui/onwardLink.ts'
import { Arrow } from '../../../ui/pictures/Arrow.tsx'

/** As much room as the link of an entry takes, for a sample that is not made yet. */
export const EntryLinkRoom = ({ section }: { section: ResolvedSection<'projects'> }) => (
  <Room>
    <span>{section.action}</span>
    <Arrow to="out" />
  </Room>
)

const Room = styled.span`
  ${onwardLink}
`
