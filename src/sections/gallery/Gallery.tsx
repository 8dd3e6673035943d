import { useRef } from 'react'
import { css, styled } from 'styled-components'
import type { ResolvedPicture, ResolvedSection } from '../../../schema/vite/resolved.ts'
import { type ListPart, LongList } from '../../islands/LongList.tsx'
import { Parts } from '../../islands/Parts.tsx'
import { Reveal } from '../../motion/Reveal.tsx'
import { SectionFrame } from '../../ui/Frame.tsx'
import { foreign } from '../../ui/foreign.ts'
import { lightboxGroup } from '../../ui/pictures/lightboxGroup.ts'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { plain } from '../../ui/text/plain.ts'
import { SectionHead } from '../../ui/text/SectionHead.tsx'
import { SectionLead } from '../../ui/text/SectionLead.tsx'
import { sentence } from '../../ui/text/sentence.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { atEdge, galleryItem, galleryLayout, wall } from './galleryLayout.ts'
import { partOfRows, partRows } from './partRows.ts'

/** Pictures in their own proportions, in rows of changing width, some of which run off the page's edge. */
export default function Gallery({ section }: { section: ResolvedSection<'gallery'> }) {
  const { items, text } = section
  return (
    <SectionFrame {...lightboxGroup()}>
      <SectionHead {...section} />
      <SectionLead text={text} />
      <LongList count={items.length}>
        {(part) => <Wall items={items.slice(part.from, part.to)} part={part} />}
      </LongList>
    </SectionFrame>
  )
}

interface WallProps {
  items: ResolvedSection<'gallery'>['items']
  part: ListPart
}

/** All the pictures, or a part of a long list, with rows of its own. */
function Wall({ items, part }: WallProps) {
  const list = useRef<HTMLUListElement>(null)
  const entries = withKeys(items, ({ src }) => src)
  const frames = items.map(frameOf)
  const ratios = frames.map(({ width, height }) => width / height)
  const layout = galleryLayout(ratios)
  const rows = () =>
    partRows(
      layout.map((placed, index) => ({
        ...placed,
        ratio: ratios[index] ?? 1,
        caption: plain(items[index]?.caption),
      })),
    )
  return (
    <List ref={list} {...part.list} style={part.isPart ? rows() : undefined}>
      <Parts list={list} count={items.length} areOne={part.isPart}>
        {(from, to) =>
          entries.slice(from, to).map(([key, { caption, ...picture }], position) => {
            const { attributes, sizes } = layout[from + position] ?? {}
            return (
              <Item key={key} {...part.entry(part.from + from + position)} {...attributes}>
                <Reveal index={(from + position) % 3}>
                  <figure>
                    <Framed picture={picture} {...frameOf(picture)} sizes={sizes} opens />
                    {caption && <Caption {...foreign(caption)}>{sentence(caption)}</Caption>}
                  </figure>
                </Reveal>
              </Item>
            )
          })
        }
      </Parts>
    </List>
  )
}

/** A picture's frame in px, which is as large as it: 3 to 2 where its size is unknown. */
const frameOf = ({ width, height }: ResolvedPicture): { width: number; height: number } =>
  width && height ? { width, height } : { width: 1200, height: 800 }

const List = styled.ul`
  ${wall}
  ${partOfRows}
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
`
