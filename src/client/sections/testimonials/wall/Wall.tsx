import { styled } from 'styled-components'
import { plain } from '../../../../shared/plain.ts'
import type { ResolvedSection } from '../../../../shared/resolved.ts'
import { Enter } from '../../../motion/Enter.tsx'
import { broad, wide } from '../../../theme/breakpoints.ts'
import { withKeys } from '../../../ui/withKeys.ts'
import type { TestimonialItem } from '../testimonialItem.ts'
import { lettersWide } from '../testimonialItem.ts'
import { WallTestimonial } from './WallTestimonial.tsx'

interface Props {
  section: ResolvedSection<'testimonials'>
  items: readonly TestimonialItem[]
}

/** After this many entries the delay of the entrance begins anew. */
const staggered = 3

/** All testimonials in columns, each under a hairline and with its own height. */
export function Wall({ section: { quote }, items }: Props) {
  const count = items.length
  // Up to three stand in one row, where different sizes would look like an accident.
  const longest =
    count <= 3 ? Math.max(...items.map(({ feedback }) => lettersWide(plain(feedback)))) : undefined
  return (
    <List data-count={Math.min(count, 3)} data-long={count > 3 ? '' : undefined}>
      {withKeys(items, ({ name }) => name).map(([key, item], index) => (
        <li key={key}>
          <Enter from={{ y: 1, scale: 0.97 }} index={index % staggered}>
            <WallTestimonial item={item} quote={quote} isAlone={count === 1} longest={longest} />
          </Enter>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  column-gap: var(--space-between);
  /* The space below each entry, but not that below the last ones. */
  margin-block-end: calc(-1 * var(--space-between));

  > li {
    break-inside: avoid;
    padding-block-end: var(--space-between);
  }

  @media ${wide} {
    &[data-count='2'],
    &[data-long] {
      columns: 2;
    }
  }

  @media ${broad} {
    &[data-count='3'] {
      columns: 3;
    }
  }
`
