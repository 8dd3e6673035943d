import { styled } from 'styled-components'
import type { ResolvedPicture, ResolvedSection } from '../../../shared/resolved.ts'
import { Reveal } from '../../motion/Enter.tsx'
import { wide } from '../../theme/breakpoints.ts'
import { galleryRowSizes, type ImageSize } from '../../theme/imageSizes.ts'
import { laidOutNear, SectionFrame } from '../../ui/frames.ts'
import { lightboxGroup, Picture } from '../../ui/pictures/Picture.tsx'
import { SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'

/** Pictures in their own proportions, in rows that they fill: all of a row are equally high. */
export default function Gallery({ section }: { section: ResolvedSection<'gallery'> }) {
  const { items, text } = section
  return (
    <SectionFrame {...lightboxGroup()}>
      <SectionHeader {...section} lead={text} />
      <Rows data-part="list">
        {withKeys(items, ({ src }) => src).map(([key, item], index) => (
          <Item key={key} style={{ '--ratio': ratioOf(item) }}>
            <Reveal index={index % 3}>
              <Piece item={item} sizesOf={galleryRowSizes} />
            </Reveal>
          </Item>
        ))}
      </Rows>
    </SectionFrame>
  )
}

interface PieceProps {
  item: ResolvedSection<'gallery'>['items'][number]
  /** How large it is shown, by its ratio. */
  sizesOf: (ratio: number) => readonly ImageSize[]
}

/** A picture that opens, in its own proportions, with its caption. */
export function Piece({ item: { caption, ...picture }, sizesOf }: PieceProps) {
  return (
    <figure>
      <Framed picture={picture} {...frameOf(picture)} sizes={sizesOf(ratioOf(picture))} isEstimate opens />
      {caption && <Caption {...foreign(caption)}>{sentence(caption)}</Caption>}
    </figure>
  )
}

/** The width of a picture by its height. */
export function ratioOf(picture: ResolvedPicture): number {
  const { width, height } = frameOf(picture)
  return Number((width / height).toFixed(4))
}

/** A picture's frame in px, which is as large as it: 3 to 2 where its size is unknown. */
const frameOf = ({ width, height }: ResolvedPicture): { width: number; height: number } =>
  width && height ? { width, height } : { width: 1200, height: 800 }

const Rows = styled.ul`
  /* The least height of a row, and the greatest. On phones two upright pictures share one, and others have each their own. */
  --least: 52vw;
  --most: 88svh;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-4) var(--space-2);

  @media ${wide} {
    --least: min(24vw, 24rem);
    gap: var(--space-between) var(--space-2h);
  }
`

/** It grows with its row as its proportions ask for, so that all pictures of a row stay equally high. */
const Item = styled.li`
  flex: var(--ratio) 1 calc(var(--ratio) * var(--least));
  min-inline-size: 0;
  max-inline-size: min(100%, var(--ratio) * var(--most));
  /* As high as its picture: it counts as no less while it is not laid out. */
  aspect-ratio: var(--ratio);
  break-inside: avoid;
  ${laidOutNear('1px')}
`

const Framed = styled(Picture)`
  border-radius: var(--radius);
`

const Caption = styled.figcaption`
  max-inline-size: var(--measure-short);
  margin-block-start: var(--space-1h);
  font-size: var(--type-label);
  line-height: 1.45;
  color: var(--muted);
`
