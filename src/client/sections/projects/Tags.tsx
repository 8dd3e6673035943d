import { styled } from 'styled-components'
import { foreign } from '../../ui/foreign.ts'
import type { ProjectItem } from './projectItem.ts'

/** The year and the tags of a project, on its card. */
export function Tags({ item: { year, tags = [] } }: { item: Pick<ProjectItem, 'year' | 'tags'> }) {
  const shown = new Set(year === undefined ? tags : [year, ...tags])
  if (shown.size === 0) return null
  return (
    <List>
      {[...shown].map((tag) => (
        <li key={tag} {...foreign(tag)}>
          {tag}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-half) var(--space-2);
  margin-block-start: var(--space-2);
  font-size: var(--type-label);
  color: var(--soft);
`
