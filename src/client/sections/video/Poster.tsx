import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import { dataReplay } from '../../../shared/dataAttributes.ts'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { isPlainClick } from '../../layout/plainClick.ts'
import { prefersMotion, wide } from '../../theme/breakpoints.ts'
import { contentSizes, type ImageSize, scaled } from '../../theme/imageSizes.ts'
import { foreign } from '../../ui/foreign.ts'
import { interpolate } from '../../ui/interpolate.ts'
import { Picture } from '../../ui/pictures/Picture.tsx'

interface Props {
  section: ResolvedSection<'video'>
  onPlay: () => void
}

/** The poster of a video, with the button that plays it: a link to the video, which is all that works without scripts. */
export function Poster({ section: { title, video, poster, ratio, play }, onPlay }: Props) {
  const [width = 16, height = 9] = ratio.split(':').map(Number)

  const onPress = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onPlay()
  }

  return (
    <Way
      href={video.page}
      {...{ [dataReplay]: '' }}
      aria-label={interpolate(play, { title })}
      onClick={onPress}
      {...foreign(play)}
    >
      <Picture
        isStill
        picture={poster}
        width={width}
        height={height}
        sizes={posterSizes(contentSizes, width / height)}
      />
      <PlayButton aria-hidden="true">
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M5 2.5v15l13-7.5z" />
        </svg>
      </PlayButton>
    </Way>
  )
}

/** The sizes of a poster: as wide as the content, and for a tall one no higher than the screen. */
const posterSizes = (content: readonly ImageSize[], ratio: number): readonly ImageSize[] =>
  ratio >= 1 ? content : content.map((size) => ({ ...size, width: scaled(size.width, ratio) }))

/** One clear control, at the corner where reading begins. */
const PlayButton = styled.span`
  position: absolute;
  inset-block-end: var(--space-2h);
  inset-inline-start: var(--space-2h);
  display: grid;
  place-items: center;
  inline-size: var(--action);
  block-size: var(--action);
  border-radius: 50%;
  background: var(--accent);
  color: var(--on-accent);

  > svg {
    inline-size: 40%;
    margin-inline-start: var(--stroke);
    fill: currentColor;
  }

  @media ${wide} {
    inset-block-end: var(--space-card);
    inset-inline-start: var(--space-card);
    inline-size: var(--space-play);
    block-size: var(--space-play);
  }

  @media ${prefersMotion} {
    transition: transform var(--slow) var(--ease), background-color var(--quick) var(--ease);
  }

  @media (forced-colors: active) {
    border: var(--stroke) solid ButtonText;
  }

  @media print {
    display: none;
  }
`

const Way = styled.a`
  --space-play: calc(1.5 * var(--action));
  display: block;
  block-size: 100%;

  > div {
    block-size: 100%;
  }

  &:hover > ${PlayButton} {
    background: var(--accent-lit);
  }

  /* The ring around the picture is for browsers that know :has(). */
  &:focus-visible > ${PlayButton} {
    outline: var(--stroke) solid var(--on-accent);
    outline-offset: calc(-2.5 * var(--stroke));
  }

  @media ${prefersMotion} {
    &:hover > ${PlayButton} {
      transform: scale(1.06);
    }

    &:active > ${PlayButton} {
      transform: scale(0.98);
    }
  }
`
