import { styled } from 'styled-components'
import { foreign } from '../../ui/foreign.ts'

/** The tags of a project, on its card. */
export const Tags = ({ tags }: { tags: readonly string[] }) => (
  <List>
    {tags.map((tag) => (
      <li key={tag} {...foreign(tag)}>
        {tag}
      </li>
    ))}
  </List>
)

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-half) var(--space-2);
  margin-block-start: var(--space-2);
  font-size: var(--type-label);
  color: var(--soft);
`
