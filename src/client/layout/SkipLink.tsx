import { styled } from 'styled-components'
import { mainId } from '../../shared/ids.ts'
import { useContent } from '../content.ts'
import { foreign } from '../ui/foreign.ts'

/** The first tab stop, which skips the header. */
export function SkipLink() {
  const { skip } = useContent().labels
  return (
    <Link href={`#${mainId}`} {...foreign(skip)}>
      {skip}
    </Link>
  )
}

const Link = styled.a`
  position: fixed;
  inset-block-start: var(--space-1);
  inset-inline-start: var(--gutter);
  z-index: var(--layer-skip);
  display: inline-flex;
  align-items: center;
  min-block-size: var(--target);
  padding-inline: var(--space-2);
  border-radius: var(--radius);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;

  /* What is fixed would be printed on each sheet. */
  &:not(:focus) {
    position: absolute;
    transform: translateY(-200%);
  }

  &:focus-visible {
    outline-color: var(--text);
  }
`
