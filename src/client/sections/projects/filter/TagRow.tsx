import { styled } from 'styled-components'
import { dataUnhydrated } from '../../../../shared/dataAttributes.ts'
import { useContent } from '../../../content.ts'
import { foreign } from '../../../ui/foreign.ts'

interface Props {
  tags: readonly string[]
  chosen: string | null
  /** What was done last: a live region, which is visible too. */
  status: string
  onChoose: (tag: string | null) => void
}

/** A row of tags as buttons, one of them pressed. Hidden without scripts, when all projects show. */
export function TagRow({ tags, chosen, status, onChoose }: Props) {
  const words = useContent().labels.filter
  const button = (tag: string | null, name: string) => (
    <li key={tag}>
      <Tag type="button" aria-pressed={chosen === tag} onClick={() => onChoose(tag)}>
        <span {...foreign(name)}>{name}</span>
      </Tag>
    </li>
  )
  return (
    <Row>
      <ul aria-label={words?.name}>
        {button(null, words?.all ?? '')}
        {tags.map((tag) => button(tag, tag))}
      </ul>
      <p role="status">{status}</p>
    </Row>
  )
}

const Row = styled.div`
  margin-block-end: var(--space-4);

  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
  }

  /* The status has its line before it speaks, so that nothing moves. */
  > p {
    min-block-size: var(--two-lines);
    padding-block-start: var(--space-1h);
    font-size: var(--type-label);
    color: var(--muted);
    overflow-wrap: anywhere;
  }

  @media print, (scripting: none) {
    display: none;
  }

  [${dataUnhydrated}] & {
    display: none;
  }
`

const Tag = styled.button`
  min-block-size: var(--target);
  min-inline-size: var(--target);
  padding-inline: var(--space-2);
  border: var(--hairline) solid var(--border);
  border-radius: var(--radius);
  font-size: var(--type-small);
  color: var(--muted);
  overflow-wrap: anywhere;
  transition: color var(--quick) var(--ease), border-color var(--quick) var(--ease), background-color var(--quick) var(--ease);

  &:hover {
    color: var(--text);
    border-color: var(--text);
  }

  &[aria-pressed='true'] {
    color: var(--background);
    border-color: var(--text);
    background: var(--text);
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      color: HighlightText;
      border-color: Highlight;
      background: Highlight;
    }
  }
`
