import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { Reveal } from '../../motion/Enter.tsx'
import { broad } from '../../theme/breakpoints.ts'
import { walkSizes } from '../../theme/imageSizes.ts'
import { Arrow } from '../../ui/controls.tsx'
import { SectionFrame } from '../../ui/frames.ts'
import { lightboxGroup } from '../../ui/pictures/Picture.tsx'
import { SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { withKeys } from '../../ui/withKeys.ts'
import { Piece, ratioOf } from './Gallery.tsx'

/**
 * A series as a walk: pictures of one height, side by side in a strip that scrolls to the edge of the screen, with the
 * heading beside it. Each picture is a link, so that keys reach them all and scroll the strip.
 */
export default function GalleryWalk({ section }: { section: ResolvedSection<'gallery'> }) {
  const { items, text } = section
  return (
    <SectionFrame {...lightboxGroup()}>
      <Walk>
        <Title>
          <SectionHeader {...section} lead={text} />
          <Onward aria-hidden="true">
            <Arrow to="forward" />
          </Onward>
        </Title>
        <Reveal>
          <Strip data-part="list">
            {withKeys(items, ({ src }) => src).map(([key, item]) => (
              <li key={key} style={{ '--ratio': ratioOf(item) }}>
                <Piece item={item} sizesOf={walkSizes} />
              </li>
            ))}
          </Strip>
        </Reveal>
      </Walk>
    </SectionFrame>
  )
}

/* The heading stays at the start of the line, as a picture's title does on a wall. */
const Walk = styled.div`
  display: grid;
  gap: var(--space-4);

  > * {
    min-inline-size: 0;
  }

  @media ${broad} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    gap: var(--space-between);
  }

  @media print {
    display: block;
  }
`

/* Its parts stand one below another in the narrow column, and their line is not continued above the pictures. */
const Title = styled.div`
  --head-columns: minmax(0, 1fr);
  --words-display: block;
  --words-space: var(--space-3);
  --type-lead: var(--type-text);
  position: relative;
  container-type: inline-size;

  /* The words stay in view beside the pictures. */
  @media ${broad} {
    position: var(--sticky);
    inset-block-start: var(--scroll-padding);
    align-self: start;
  }
`

/* On phones, where one picture may fill the strip: it goes on at the side. */
const Onward = styled.span`
  position: absolute;
  inset-block-start: var(--space-2);
  inset-inline-end: 0;
  color: var(--muted);

  @media ${broad} {
    display: none;
  }

  @media print {
    display: none;
  }
`

const Strip = styled.ul`
  --high: clamp(14rem, min(70svh, 125vw), 50rem);
  display: flex;
  gap: var(--space-2h);
  margin-inline: calc(-1 * var(--margin));
  padding-inline: var(--margin);
  padding-block-end: var(--space-3);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: var(--margin);
  scrollbar-width: thin;
  scrollbar-color: var(--muted) var(--border);

  > li {
    flex: none;
    inline-size: calc(var(--ratio) * var(--high));
    scroll-snap-align: start;
    break-inside: avoid;
  }

  @media ${broad} {
    margin-inline-start: 0;
    padding-inline-start: 0;
    scroll-padding-inline: 0;
  }

  @media print {
    --high: 55mm;
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
`
