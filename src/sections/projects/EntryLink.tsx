import { portfolio } from 'virtual:portfolio'
import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { Arrow } from '../../ui/Arrow.tsx'
import { foreign } from '../../ui/foreign.ts'
import { Hidden } from '../../ui/Hidden.tsx'
import { Words } from '../../ui/Words.tsx'
import type { Item } from './ProjectEntries.tsx'

/** The link of an entry, which opens a new tab. */
export function EntryLink({ section, item }: { section: ResolvedSection<'projects'>; item: Item }) {
  const { link, title } = item
  return (
    <Link href={link} target="_blank" rel="noopener noreferrer">
      <span {...(__FOREIGN__ && foreign(section.action))}>{section.action}</span>
      <Arrow to="out" />
      <Hidden>
        {': '}
        {__FOREIGN__ ? <Words text={title} /> : title}{' '}
        {__FOREIGN__ ? <Words text={portfolio.labels.newTab} /> : portfolio.labels.newTab}
      </Hidden>
    </Link>
  )
}

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-letter);
  min-block-size: var(--target);
  font-weight: 600;
  color: var(--text);

  > span:first-child {
    padding-block: var(--underline);
    background: linear-gradient(var(--accent), var(--accent)) 0 100% / 100% var(--stroke) no-repeat;
  }
`
