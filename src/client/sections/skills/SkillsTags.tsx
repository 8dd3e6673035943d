import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { Enter } from '../../motion/Enter.tsx'
import { SectionFrame } from '../../ui/frames.ts'
import { isPlain, SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'

/** Up to how many names are set large, and up to how many in the middle size. */
const few = 18
const some = 36

/** From this index on the delay of the entrance no longer grows. */
const staggered = 12

/** The owner's skills by name alone, in a row that wraps, with a hairline between two on a line: the fewer, the larger. */
export default function SkillsTags({ section }: { section: ResolvedSection<'skills'> }) {
  const names = section.items?.map(({ name }) => name) ?? []
  const isFew = names.length <= few && !isPlain(section)
  const sizeOfMany = names.length <= some ? 'middle' : 'small'
  return (
    <SectionFrame>
      <SectionHeader {...section}>
        <List data-part="tags" data-size={isFew ? 'large' : sizeOfMany}>
          {withKeys(names, String).map(([key, name], index) => (
            <li key={key}>
              <Enter from={{ y: 0.5, scale: 0.9 }} index={Math.min(index, staggered) / 2}>
                <span {...foreign(name)}>{name}</span>
              </Enter>
            </li>
          ))}
        </List>
      </SectionHeader>
    </SectionFrame>
  )
}

const List = styled.ul`
  --beside: var(--space-1h);
  --type: var(--type-lead);
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) 0;
  /* The hairlines at the ends of its lines lie beyond what is shown of it. */
  margin-inline: calc(-1 * var(--beside));
  clip-path: inset(calc(-1 * var(--space-3)) calc(var(--beside) / 2));
  font-size: var(--type);
  line-height: calc(1.25 + var(--diacritics));

  &[data-size='middle'] {
    --type: var(--type-item-large);
    font-weight: 600;
  }

  &[data-size='large'] {
    --beside: var(--space-2h);
    --type: var(--type-card);
    row-gap: var(--space-2);
    font-family: var(--display);
    font-weight: var(--display-weight);
    font-stretch: var(--display-width);
    line-height: calc(1.15 + var(--diacritics));
  }

  > li {
    max-inline-size: 100%;
    padding-inline: var(--beside);
    border-inline-start: var(--hairline) solid var(--border);
  }
`
