import { type RefObject, useEffect, useRef } from 'react'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
import { foreign } from '../../ui/foreign.ts'

type Section = Pick<ResolvedSection<'video'>, 'video' | 'title' | 'captions' | 'track' | 'poster'>

/** Moves the focus from the button, which is removed, to the player that replaces it. */
function useFocus<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return ref
}

/** The player of the video, mounted once it is wanted. */
export function Player(section: Section) {
  return section.video.service ? <ServicePlayer {...section} /> : <FilePlayer {...section} />
}

function ServicePlayer({ video, title }: Section) {
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

function FilePlayer({ video, title, captions, track, poster }: Section) {
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
