import { addressOf } from './address.ts'

/** Where a video is played: by a service, under its id there, or from a file beside the YAML. */
export type VideoSource =
  | { kind: 'youtube'; id: string }
  /** `hash`: the key in the link of an unlisted video. */
  | { kind: 'vimeo'; id: string; hash?: string }
  | { kind: 'file'; type: 'video/mp4' | 'video/webm' }

const types = { mp4: 'video/mp4', webm: 'video/webm' } as const

/** What an address in the YAML refers to; undefined if no player has it. */
export function videoSource(address: string): VideoSource | undefined {
  const text = address.trim()
  if (addressOf(text).kind === 'path') {
    const ending = /[^/]\.(mp4|webm)$/i.exec(text)?.[1]?.toLowerCase()
    return ending === 'mp4' || ending === 'webm' ? { kind: 'file', type: types[ending] } : undefined
  }
  if (!/^https:/i.test(text) || !URL.canParse(text)) return undefined
  const { hostname, pathname, searchParams } = new URL(text)
  const host = hostname.replace(/^(?:www|m|player)\./, '')
  if (host === 'youtu.be') return youtube(pathname.slice(1))
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youtube(searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1])
  if (host === 'vimeo.com') {
    const [, id, hash = searchParams.get('h') ?? undefined] =
      /^\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(pathname) ?? []
    return id === undefined ? undefined : { kind: 'vimeo', id, ...(hash && { hash }) }
  }
  return undefined
}

const youtube = (id: string | null | undefined): VideoSource | undefined =>
  id && /^[\w-]{11}$/.test(id) ? { kind: 'youtube', id } : undefined

/** A video as the page plays it. */
export interface Player {
  /** The service that plays it, such as `YouTube`; left out if the page does. */
  service?: string
  /** The address of the player, or of the file. */
  src: string
  /** The address of the video without the page's player. */
  page: string
  /** Of a file, such as `video/mp4`. */
  type?: string
}

/** The player of an address that `videoSource` knows: for a service, the one that sets no cookies, or the fewest. */
export function playerOf(address: string): Player {
  const source = videoSource(address)
  switch (source?.kind) {
    case 'youtube':
      return {
        service: 'YouTube',
        src: `https://www.youtube-nocookie.com/embed/${source.id}?autoplay=1&rel=0`,
        page: `https://www.youtube.com/watch?v=${source.id}`,
      }
    case 'vimeo':
      return {
        service: 'Vimeo',
        src: `https://player.vimeo.com/video/${source.id}?autoplay=1&dnt=1${source.hash ? `&h=${encodeURIComponent(source.hash)}` : ''}`,
        page: `https://vimeo.com/${source.id}${source.hash ? `/${source.hash}` : ''}`,
      }
    default:
      return { src: address.trim(), page: address.trim(), type: source?.type }
  }
}
