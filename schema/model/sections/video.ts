import { z } from 'zod'
import { captionFile, label, machineText, picture, text, videoAddress } from '../fields.ts'
import { kinds } from '../kinds.ts'
import { shownSizes } from '../shownSize.ts'
import { head, lead } from './section.ts'

/** A video, behind a picture of it until somebody wants to see it. */
export const video = z
  .strictObject({
    type: z.literal('video'),
    ...head,
    text: lead,
    title: text('What the video is called.'),
    video: videoAddress,
    captions: captionFile.optional(),
    poster: picture
      .clone()
      .register(shownSizes, { width: 1296, height: 729, fit: 'cover' })
      .meta({ description: 'The picture that shows until the video is played: path and alternative text.' }),
    ratio: z
      .enum(['16:9', '21:9', '4:3', '1:1', '4:5', '9:16'])
      .default('16:9')
      .meta({ description: 'The ratio of the video’s width to its height.', default: '16:9' }),
    date: machineText('The day on which the video was published, such as 2024-05-31; for search engines.')
      .regex(/^\d{4}-\d\d-\d\d$/, 'a day such as 2024-05-31')
      .register(kinds, { kind: 'day' })
      .optional(),
    play: label('video.play', 'The name of the button that plays it; {title} is filled in.'),
    watch: label(
      'video.watch',
      'The link that opens the video at the service, outside this page; {host} is filled in.',
    ),
    open: label('video.open', 'The link that opens the video, if it is a file.'),
    note: label('video.note', 'The note beside a video that a service plays; {host} is filled in.'),
    track: label('video.track', 'The name of the captions in the player.'),
  })
  .meta({ description: 'A video from YouTube or Vimeo or of your own, loaded when its picture is pressed.' })
