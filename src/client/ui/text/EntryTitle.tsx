import { styled } from 'styled-components'
import type { ResolvedHeading } from '../../../shared/resolved.ts'

/** The title of an entry: a heading one level below that of its section. */
export const EntryTitle = styled.h3.attrs<{ $below: ResolvedHeading }>(({ $below }) => ({
  as: $below.level === 1 ? 'h2' : 'h3',
}))`
  letter-spacing: 0;
`
