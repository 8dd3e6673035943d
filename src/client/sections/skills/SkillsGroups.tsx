import { Fragment } from 'react'
import { styled } from 'styled-components'
import { punctuationIn } from '../../../shared/punctuation.ts'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
import { wide } from '../../theme/breakpoints.ts'
import { nameWidth, RuledList } from '../../ui/frames.ts'
import { NamedSection } from '../../ui/NamedSection.tsx'
import { EntryTitle } from '../../ui/text/SectionHeader.tsx'
import { foreign, Words } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'

/** Up to how many names stand alone in large letters. */
const mostInLarge = 24

/** The owner's skills as sentences: the name of a group, and beside it the names in it, one after the other. */
export default function SkillsGroups({ section }: { section: ResolvedSection<'skills'> }) {
  const { comma } = punctuationIn(useContent().site.lang)
  const { groups = [], heading } = section
  const isAlone = groups.length === 1 && (groups[0]?.items.length ?? 0) <= mostInLarge
  return (
    <NamedSection section={section}>
      <RuledList>
        {withKeys(groups, ({ name }) => name).map(([key, { name, items }]) => (
          <Group key={key} data-part="entry" data-alone={isAlone ? '' : undefined}>
            {name !== heading.text && (
              <Name $below={heading} {...foreign(name)}>
                {name}
              </Name>
            )}
            <Names data-part="text">
              {withKeys(items, String).map(([key, item], index) => (
                <Fragment key={key}>
                  {index > 0 && comma}
                  <Words text={item} />
                </Fragment>
              ))}
            </Names>
          </Group>
        ))}
      </RuledList>
    </NamedSection>
  )
}

const Group = styled.li`
  display: grid;
  gap: 0 var(--space-3);
  align-items: baseline;
  padding-block: var(--space-1h);

  @media ${wide} {
    grid-template-columns: ${nameWidth} minmax(0, 1fr);

    > :last-child {
      grid-column: 2;
    }
  }
`

const Name = styled(EntryTitle)`
  font-family: inherit;
  font-size: var(--type-small);
  font-weight: 400;
  font-stretch: normal;
  line-height: calc(1.4 + var(--diacritics));
  color: var(--muted);
`

const Names = styled.p`
  font-size: clamp(1.25rem, 1.9vw, 1.625rem);
  line-height: calc(1.32 + var(--diacritics) / 2);

  /* Without a name it has the room to be as large as a post of the middle distance. */
  [data-alone] > &:first-child {
    grid-column: 1 / -1;
    padding-block: var(--space-1);
    font: var(--display-weight) clamp(1.75rem, 3.7vw, 3.375rem) / calc(1.1 + var(--diacritics)) var(--display);
    font-stretch: var(--display-width);
    letter-spacing: var(--tight);
  }
`
