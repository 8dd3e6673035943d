import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../../schema/vite/resolved.ts'
import { animated } from '../../../motion/reactSpring.ts'
import { useAttention } from '../../../motion/useAttention.ts'
import { useInlineSide } from '../../../motion/useInlineSide.ts'
import { broad, full, wide } from '../../../theme/breakpoints.ts'
import type { ImageSize } from '../../../theme/imageSizes.ts'
import { foreign } from '../../../ui/foreign.ts'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import { firstColumn } from '../../../ui/text/SectionHead.tsx'
import { entryId } from '../EntryLink.tsx'
import type { ProjectItem } from '../projectItem.ts'
import { EntryText, entryText } from './EntryText.tsx'

/** How far the words move on hover, in px, and the scale of the picture without it. */
const shift = 12
const small = 0.94

/** On a line: 2 of 11 parts of the content; on small screens a quarter of it. */
const lineSizes: readonly ImageSize[] = [
  { media: full, width: '14.2rem' },
  { media: wide, width: '15.8vw' },
  { width: '21vw' },
]

interface Props {
  section: ResolvedSection<'projects'>
  /** Undefined until the sample is made. */
  item: ProjectItem | undefined
  /** Shown in place of its words until then. */
  notice: ReactNode
  /** Its position, such as “3 of 5”. */
  position: string | false
}

/** A project on a line: its number, its words, which move a little on hover, and a small picture if it has one. */
export function ProjectLine({ section, item, notice, position }: Props) {
  const { attention, handlers } = useAttention()
  const side = useInlineSide()
  const isBare = item !== undefined && !item.image
  return (
    <Line id={entryId(section, item)} {...handlers}>
      <Position {...foreign(section.position)}>{position}</Position>
      <Text data-bare={isBare || undefined} style={{ x: attention.to((value) => value * side * shift) }}>
        <EntryText section={section} item={item} notice={notice} />
      </Text>
      {!isBare && (
        <View>
          {item?.image && (
            <animated.div
              style={{
                // It stays at the edge of the page.
                transformOrigin: side < 0 ? 'left' : 'right',
                scale: attention.to((value) => small + value * (1 - small)),
              }}
            >
              <Image
                isStill
                picture={item.image}
                width={4}
                height={3}
                opens={section.lightbox}
                sizes={lineSizes}
              />
            </animated.div>
          )}
        </View>
      )}
    </Line>
  )
}

const Line = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 1fr);
  gap: var(--space-1) var(--space-2);
  padding-block: var(--space-3);

  @media ${wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 7fr) minmax(0, 2fr);
    gap: var(--space-3);
  }

  @media ${broad} {
    grid-template-columns: ${firstColumn} minmax(0, 1fr) calc((100% - 2 * var(--space-3)) * 2 / 11);
  }
`

const Position = styled.p`
  grid-column: 1 / -1;
  font-size: var(--type-label);
  font-variant-numeric: tabular-nums;
  color: var(--muted);

  @media ${wide} {
    grid-column: auto;
    padding-block-start: calc((var(--type-item-large) - var(--type-label)) / 2);
  }
`

const Text = styled(animated.div)`
  ${entryText}
  --title-size: var(--type-item-large);
  --title-leading: 1.15;
  --title-lines: 3;
  --more-lines: 1.5;
  --title-space: var(--space-half);
  --link-space: var(--space-half);
  --text-measure: var(--measure);

  /* Without a picture beside them, they have its room on a phone. */
  &[data-bare] {
    grid-column: 1 / -1;
  }

  @media ${wide} {
    --title-lines: 2;
    --more-lines: 1;

    &[data-bare] {
      grid-column: auto;
    }
  }
`

const View = styled.div`
  aspect-ratio: 4 / 3;
`

const Image = styled(Picture)`
  border-radius: var(--radius-small);
`
