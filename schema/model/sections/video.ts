import { z } from 'zod'
import { examples } from '../examples.ts'
import { captionFile, film, label, machineText, picture, text } from '../fields.ts'
import { kinds } from '../kinds.ts'
import { shownSizes } from '../shownSize.ts'
import { head, lead } from './section.ts'

/** A film, behind a picture of it until somebody wants to see it. */
export const video = z
  .strictObject({
    type: z.literal('video'),
    ...head,
    text: lead,
    title: text('What the film is called.'),
    video: film,
    captions: captionFile.optional(),
    poster: picture
      .clone()
      .register(shownSizes, { width: 1296, height: 729, fit: 'cover' })
      .meta({ description: 'The picture that shows until the film is played: path and alternative text.' }),
    ratio: z
      .enum(['16:9', '21:9', '4:3', '1:1', '4:5', '9:16'])
      .default('16:9')
      .meta({ description: 'The ratio of the film’s width to its height.', default: '16:9' }),
    date: machineText('The day on which the film was published, such as 2024-05-31; for search engines.')
      .regex(/^\d{4}-\d\d-\d\d$/, 'a day such as 2024-05-31')
      .register(kinds, { kind: 'day' })
      .register(examples, { values: ['2024-05-31'] })
      .optional(),
    play: label('film.play', 'The name of the button that plays it; {title} is filled in.'),
    watch: label(
      'film.watch',
      'The link that opens the film at the service, outside this page; {host} is filled in.',
    ),
    open: label('film.open', 'The link that opens the film, if it is a file.'),
    note: label('film.note', 'The note beside a film that a service plays; {host} is filled in.'),
    track: label('film.track', 'The name of the captions in the player.'),
  })
  .meta({ description: 'A film from YouTube or Vimeo or of your own, loaded when its picture is pressed.' })
