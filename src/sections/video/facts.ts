import type { VideoObject } from 'schema-dts'
import type { SectionFacts } from '../facts.ts'

/** The host of the player, of an address that the check has let through. */
const playerHost = (address: string) =>
  /^https:\/\/(?:[a-z]+\.)?vimeo\.com\//i.test(address)
    ? 'https://player.vimeo.com'
    : 'https://www.youtube-nocookie.com'

const isFile = (address: string) => !/^https:/i.test(address.trim())

export const facts = {
  uses: () => ['__LINK_REPLAY__'],
  frameHosts: ({ video }) => (isFile(video) ? [] : [playerHost(video.trim())]),
  playsFiles: ({ video }) => isFile(video),
  structuredData: (sections, absolute) =>
    sections.flatMap(({ title, text, video, poster, date }) => {
      const thumbnailUrl = absolute(poster.src)
      // Without these two no search engine takes it for a film.
      if (!thumbnailUrl || !date) return []
      const film = {
        '@type': 'VideoObject',
        name: title,
        description: text ?? title,
        thumbnailUrl,
        uploadDate: date,
        embedUrl: video.service ? video.src : undefined,
        contentUrl: video.service ? undefined : absolute(video.src),
      } satisfies VideoObject
      return [film]
    }),
} satisfies SectionFacts<'video'>
