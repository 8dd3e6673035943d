import { dataPlays } from '../shared/dataAttributes.ts'
import { Lightbox } from './lightbox.ts'

let lightbox: Lightbox | undefined

/** Answers the press of a link that opens a picture, or plays or stops an animation. */
export function pressed(link: HTMLAnchorElement): void {
  if (link.hasAttribute(dataPlays)) {
    toggle(link)
    return
  }
  lightbox ??= new Lightbox()
  lightbox.open(link)
}

/** Plays or stops the animation beside a link. Its source is the only one that depends on the medium. */
function toggle(link: HTMLAnchorElement): void {
  const { plays } = link.dataset
  const isPlaying = plays ? plays === 'yes' : !matchMedia('(prefers-reduced-motion: reduce)').matches
  link.setAttribute(dataPlays, isPlaying ? 'no' : 'yes')
  for (const source of link.parentElement?.querySelectorAll<HTMLSourceElement>('source[media]') ?? [])
    source.media = isPlaying ? 'not all' : 'all'
}
