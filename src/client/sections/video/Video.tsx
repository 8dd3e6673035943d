import { useState } from 'react'
import { styled } from 'styled-components'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { Reveal } from '../../motion/Reveal.tsx'
import { broad } from '../../theme/breakpoints.ts'
import { FileNote } from '../../ui/FileNote.tsx'
import { SectionFrame } from '../../ui/Frame.tsx'
import { foreign } from '../../ui/foreign.ts'
import { interpolate } from '../../ui/interpolate.ts'
import { onwardLink } from '../../ui/links.ts'
import { Arrow } from '../../ui/pictures/Arrow.tsx'
import { EntryTitle } from '../../ui/text/EntryTitle.tsx'
import { SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { Player } from './Player.tsx'
import { Poster } from './Poster.tsx'

/** A video behind its poster: a click replaces that by the player. Without scripts the poster links to the video. */
export default function Video({ section }: { section: ResolvedSection<'video'> }) {
  const { title, text, video, ratio, watch, open, note, heading } = section
  const [playing, setPlaying] = useState(false)
  const [width = 16, height = 9] = ratio.split(':').map(Number)
  const { service } = video

  return (
    <SectionFrame>
      <SectionHeader {...section} lead={text} />
      <Reveal>
        <Framed style={{ '--ratio': width / height }} data-tall={width < height || undefined}>
          <Screen>
            {playing ? <Player {...section} /> : <Poster section={section} onPlay={() => setPlaying(true)} />}
          </Screen>
          <Caption as="figcaption">
            <div>
              <Title $below={heading} {...foreign(title)}>
                {title}
              </Title>
              {service && <Note {...foreign(note)}>{interpolate(note, { host: service })}</Note>}
            </div>
            <Watch href={video.page} data-address={service ? video.page : undefined}>
              <span {...foreign(service ? watch : open)}>
                {service ? interpolate(watch, { host: service }) : open}
                <FileNote href={video.page} />
              </span>
              <Arrow to={service ? 'out' : 'down'} />
            </Watch>
          </Caption>
        </Framed>
      </Reveal>
    </SectionFrame>
  )
}

/** As wide as the content, and no higher than most of the screen. A tall one is aligned with the heading. */
const Framed = styled.figure`
  max-inline-size: calc(0.86 * var(--screen) * var(--ratio));
  break-inside: avoid;

  @media ${broad} {
    &[data-tall] {
      margin-inline-start: calc(25% + 0.75 * var(--space-3));
    }
  }

  @media print {
    max-inline-size: 60%;
  }
`

const Screen = styled.div`
  position: relative;
  aspect-ratio: var(--ratio);
  border-radius: var(--radius-plane);
  background: var(--raised);
  overflow: clip;

  > iframe,
  > video {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
    background: var(--background);
  }

  > video {
    object-fit: contain;
  }

  &:has(> :focus-visible) {
    outline: var(--stroke) solid var(--accent);
    outline-offset: var(--space-half);
  }
`

const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  margin-block-start: var(--space-2);
`

const Title = styled(EntryTitle)`
  max-inline-size: var(--measure);
  font-size: var(--type-item);
  line-height: calc(1.25 + var(--diacritics));
`

const Note = styled.p`
  margin-block-start: var(--space-half);
  font-size: var(--type-label);
  color: var(--muted);

  @media print {
    display: none;
  }
`

const Watch = styled.a`
  ${onwardLink}
  margin-block-start: calc((var(--type-item) * 1.25 - var(--target)) / 2);

  /* Paper leads nowhere, so it says where. */
  @media print {
    flex-wrap: wrap;

    &[data-address]::after {
      content: attr(data-address);
      inline-size: 100%;
      font-weight: 400;
    }

    > svg {
      display: none;
    }
  }
`
