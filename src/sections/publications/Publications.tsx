import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { Reveal } from '../../motion/Reveal.tsx'
import { SectionFrame } from '../../ui/Frame.tsx'
import { foreign } from '../../ui/foreign.ts'
import { Columns, ContentColumn, SectionHead } from '../../ui/SectionHead.tsx'
import { SectionLead } from '../../ui/SectionLead.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { Publication } from './Publication.tsx'

/** After how many publications the next ones no longer wait longer to move in. */
const staggered = 3

/** What the owner has published: a dense list, a hairline above each entry. */
export default function Publications({ section }: { section: ResolvedSection<'publications'> }) {
  const { items, text, author, heading } = section
  return (
    <SectionFrame>
      <SectionHead {...section} />
      {text && (
        <Columns>
          <ContentColumn>
            <Reveal>
              <SectionLead {...(__FOREIGN__ && foreign(text))}>{text}</SectionLead>
            </Reveal>
          </ContentColumn>
        </Columns>
      )}
      <List>
        {withKeys(items, ({ year, title }) => `${year} ${title}`).map(([key, publication], index) => (
          <li key={key}>
            <Reveal index={Math.min(index, staggered)}>
              <Publication publication={publication} author={author} heading={heading} />
            </Reveal>
          </li>
        ))}
      </List>
    </SectionFrame>
  )
}

const List = styled.ul`
  border-block-end: var(--hairline) solid var(--border);

  > li {
    border-block-start: var(--hairline) solid var(--border);
    break-inside: avoid;
  }
`
