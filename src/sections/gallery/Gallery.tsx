import { css, styled } from 'styled-components'
import type { ResolvedPicture, ResolvedSection } from '../../../schema/vite/resolved.ts'
import { Reveal } from '../../motion/Reveal.tsx'
import { Room } from '../../ui/Frame.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Beside, Columns, SectionHead } from '../../ui/SectionHead.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { atEdge, galleryItem, galleryLayout, wall } from './galleryLayout.ts'

/** Pictures in their own proportions, in rows of changing width, some of which run off the page's edge. */
export default function Gallery({ section }: { section: ResolvedSection<'gallery'> }) {
  const { items, text } = section
  const frames = items.map(frameOf)
  const places = galleryLayout(frames.map(({ width, height }) => width / height))
  return (
    <Room>
      <SectionHead {...section} />
      {text && (
        <Columns>
          <Beside>
            <Reveal>
              <Text>{text}</Text>
            </Reveal>
          </Beside>
        </Columns>
      )}
      <List>
        {withKeys(items, ({ src }) => src).map(([key, { caption, ...picture }], index) => (
          <Place key={key} {...places[index]?.place}>
            <Reveal index={index % 3}>
              <figure>
                <Framed picture={picture} {...frameOf(picture)} slots={places[index]?.slots} />
                {caption && <Caption>{caption}</Caption>}
              </figure>
            </Reveal>
          </Place>
        ))}
      </List>
    </Room>
  )
}

/** A picture's frame in px: 3 to 2 where its size is not known, and never very long or very high. */
function frameOf({ width, height }: ResolvedPicture): { width: number; height: number } {
  if (!width || !height) return { width: 1200, height: 800 }
  return { width, height: Math.round(width / Math.min(3, Math.max(0.5, width / height))) }
}

const Text = styled.p`
  max-inline-size: var(--measure-short);
  margin-block-end: var(--space-part);
  font-size: var(--type-lead);
  line-height: 1.45;
  color: var(--muted);
`

const List = styled.ul`
  ${wall}
`

const Framed = styled(Picture)`
  border-radius: var(--radius);
  /* It has its size without what is in it. */
  content-visibility: auto;
`

const Caption = styled.figcaption`
  max-inline-size: var(--measure-short);
  margin-block-start: var(--space-1h);
  font-size: var(--type-label);
  line-height: 1.45;
  color: var(--muted);
`

/** It has no corners there, and its words stay within the columns. */
const bled = css`
  margin-inline-end: calc(-1 * var(--bleed));

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

const Place = styled.li`
  ${galleryItem}
  ${atEdge(bled)}
`
