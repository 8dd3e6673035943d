import type { VideoObject } from 'schema-dts'
import type { SectionMetadata } from '../metadata.ts'

/** The host of the player for a video address that the check has accepted. */
const playerHost = (address: string) =>
  /^https:\/\/(?:[a-z]+\.)?vimeo\.com\//i.test(address)
    ? 'https://player.vimeo.com'
    : 'https://www.youtube-nocookie.com'

const isFile = (address: string) => !/^https:/i.test(address.trim())

export const metadata = {
  policy: ({ video }) => (isFile(video) ? {} : { frame: [playerHost(video.trim())] }),
  playsFiles: ({ video }) => isFile(video),
  structuredData: (sections, absolute) =>
    sections.flatMap(({ title, text, video, poster, date }) => {
      const thumbnailUrl = absolute(poster.src)
      // Search engines require these two for a video.
      if (!thumbnailUrl || !date) return []
      const node = {
        '@type': 'VideoObject',
        name: title,
        description: (typeof text === 'object' ? text.text : text) ?? title,
        thumbnailUrl,
        uploadDate: date,
        embedUrl: video.service ? video.src : undefined,
        contentUrl: video.service ? undefined : absolute(video.src),
      } satisfies VideoObject
      return [node]
    }),
} satisfies SectionMetadata<'video'>
