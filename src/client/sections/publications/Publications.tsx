import type { ResolvedSection } from '../../../shared/resolved.ts'
import { Reveal } from '../../motion/Reveal.tsx'
import { SectionFrame } from '../../ui/Frame.tsx'
import { RuledList } from '../../ui/RuledList.ts'
import { SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { Publication } from './Publication.tsx'

/** From this index on the delay of the entrance no longer grows. */
const staggered = 3

/** What the owner has published: a dense list, a hairline above each entry. */
export default function Publications({ section }: { section: ResolvedSection<'publications'> }) {
  const { items, text, author, heading } = section
  return (
    <SectionFrame>
      <SectionHeader {...section} lead={text} />
      <RuledList>
        {withKeys(items, ({ year, title }) => `${year} ${title}`).map(([key, publication], index) => (
          <li key={key}>
            <Reveal index={Math.min(index, staggered)}>
              <Publication publication={publication} author={author} heading={heading} />
            </Reveal>
          </li>
        ))}
      </RuledList>
    </SectionFrame>
  )
}
