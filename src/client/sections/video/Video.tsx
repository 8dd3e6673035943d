import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { dataReplay } from '../../../shared/dataAttributes.ts'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
import { isPlainClick } from '../../layout/plainClick.ts'
import { Reveal } from '../../motion/Enter.tsx'
import { broad, prefersMotion, wide } from '../../theme/breakpoints.ts'
import { posterSizes } from '../../theme/imageSizes.ts'
import { Arrow, FileNote, onwardLink } from '../../ui/controls.tsx'
import { SectionFrame } from '../../ui/frames.ts'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { EntryTitle, SectionHeader } from '../../ui/text/SectionHeader.tsx'
import { foreign, interpolate } from '../../ui/text/words.tsx'

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
            {playing ? (
              <Player {...section} />
            ) : (
              <Poster section={section} width={width} height={height} onPlay={() => setPlaying(true)} />
            )}
          </Screen>
          <Caption as="figcaption">
            <div>
              <Title $below={heading} {...foreign(title)}>
                {title}
              </Title>
              {service && (
                <Note data-part="meta" {...foreign(note)} data-no-print="">
                  {interpolate(note, { host: service })}
                </Note>
              )}
            </div>
            <Watch data-part="action" href={video.page} data-address={service ? video.page : undefined}>
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
  }
`

interface Props {
  section: ResolvedSection<'video'>
  /** The two numbers of its ratio. */
  width: number
  height: number
  onPlay: () => void
}

/** The poster of a video, with the button that plays it: a link to the video, which is all that works without scripts. */
function Poster({ section: { title, video, poster, play }, width, height, onPlay }: Props) {
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
      <Picture isStill picture={poster} width={width} height={height} sizes={posterSizes(width / height)} />
      <PlayButton aria-hidden="true" data-no-print="">
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M5 2.5v15l13-7.5z" />
        </svg>
      </PlayButton>
    </Way>
  )
}

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

type Played = Pick<ResolvedSection<'video'>, 'video' | 'title' | 'captions' | 'track' | 'poster'>

/** Moves the focus from the button, which is removed, to the player that replaces it. */
function useFocus<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return ref
}

/** The player of the video, mounted once it is wanted. */
function Player(section: Played) {
  return section.video.service ? <ServicePlayer {...section} /> : <FilePlayer {...section} />
}

function ServicePlayer({ video, title }: Played) {
  return (
    <iframe
      ref={useFocus<HTMLIFrameElement>()}
      src={video.src}
      title={title}
      {...foreign(title)}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      // Services refuse a player without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

function FilePlayer({ video, title, captions, track, poster }: Played) {
  const { lang } = useContent().site
  return (
    <video
      ref={useFocus<HTMLVideoElement>()}
      controls
      autoPlay
      playsInline
      preload="auto"
      poster={poster.src}
      aria-label={title}
      tabIndex={0}
      {...foreign(title)}
    >
      <source src={video.src} type={video.type} />
      {captions && <track kind="captions" src={captions} srcLang={lang} label={track} default />}
    </video>
  )
}
