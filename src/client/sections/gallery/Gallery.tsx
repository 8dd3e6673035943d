import { css, styled } from 'styled-components'
import type { ResolvedPicture, ResolvedSection } from '../../../shared/resolved.ts'
import { Reveal } from '../../motion/Enter.tsx'
import { laidOutNear, SectionFrame } from '../../ui/frames.ts'
import { lightboxGroup, Picture } from '../../ui/pictures/Picture.tsx'
import { SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { foreign } from '../../ui/text/words.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { atEdge, galleryItem, galleryLayout, wall } from './galleryLayout.ts'

/** Pictures in their own proportions, in rows of changing width, some of which run off the page's edge. */
export default function Gallery({ section }: { section: ResolvedSection<'gallery'> }) {
  const { items, text } = section
  const frames = items.map(frameOf)
  const layout = galleryLayout(
    frames.map(({ width, height }) => width / height),
    items.map(({ caption }) => caption !== undefined),
  )
  return (
    <SectionFrame {...lightboxGroup()}>
      <SectionHeader {...section} lead={text} />
      <Wall>
        {withKeys(items, ({ src }) => src).map(([key, { caption, ...picture }], index) => {
          const { sizes, ...place } = layout[index] ?? {}
          return (
            <Item key={key} {...place}>
              <Reveal index={index % 3}>
                <figure>
                  <Framed picture={picture} {...frameOf(picture)} sizes={sizes} opens />
                  {caption && <Caption {...foreign(caption)}>{sentence(caption)}</Caption>}
                </figure>
              </Reveal>
            </Item>
          )
        })}
      </Wall>
    </SectionFrame>
  )
}

/** A picture's frame in px, which is as large as it: 3 to 2 where its size is unknown. */
const frameOf = ({ width, height }: ResolvedPicture): { width: number; height: number } =>
  width && height ? { width, height } : { width: 1200, height: 800 }

const Wall = styled.ul`
  ${wall}
`

const Framed = styled(Picture)`
  border-radius: var(--radius);
`

/** Below a single picture that is narrower it reaches into the free room beside it. */
const Caption = styled.figcaption`
  min-inline-size: min(12 * var(--space-2), var(--screen-wide) - 2 * var(--gutter));
  max-inline-size: var(--measure-short);
  margin-block-start: var(--space-1h);
  font-size: var(--type-label);
  line-height: 1.45;
  color: var(--muted);
`

/** At the page's edge a picture has square corners, and its caption stays within the columns. */
const bled = css`
  ${Framed} {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }

  ${Caption} {
    margin-inline-end: var(--bleed);
  }

  @media print {
    ${Framed} {
      border-radius: var(--radius);
    }
  }
`

const Item = styled.li`
  ${galleryItem}
  ${atEdge(bled)}
  /* As high as its picture: it counts as no less while it is not laid out. */
  aspect-ratio: var(--ratio);
  ${laidOutNear('var(--hairline)')}
`
