import { z } from 'zod'
import { alternative, drawingFile, picture } from './fields.ts'
import { shownSizes } from './shownSize.ts'

const photograph = picture
  .extend({
    place: z.enum(['behind', 'beside']).default('behind').meta({
      description:
        'behind: the picture fills the first screen, with the words on top of it; beside: it stands next to the words.',
    }),
  })
  .register(shownSizes, { width: 1280, height: 800, fit: 'area' })
  .meta({
    description:
      'A photograph, behind the words or beside them. Behind them it should be 2400 pixels wide or wider.',
  })

const portrait = picture
  .register(shownSizes, { width: 640, height: 800, fit: 'area' })
  .meta({ description: 'An upright portrait that stands at the bottom of the first screen.' })

const drawing = z
  .strictObject({
    src: drawingFile(
      'An SVG file beside this one. Paint it with currentColor and with tokens such as var(--accent), and it follows the theme.',
    ),
    alt: alternative.optional().meta({
      description: 'What it shows, in words. Left out, the drawing counts as decoration.',
    }),
  })
  .meta({
    description: 'A drawing; each element at the top level of the SVG is a layer with a depth of its own.',
  })

const shown = z
  .strictObject({
    picture: photograph.optional(),
    portrait: portrait.optional(),
    drawing: drawing.optional(),
  })
  .refine((art) => Object.values(art).filter((one) => one !== undefined).length === 1, {
    error: 'there is one of picture, portrait and drawing, and no other beside it',
    // Not beside other issues: a misspelt key is reported as such.
    when: ({ issues }) => issues.length === 0,
  })
  .meta({ description: 'One of picture, portrait and drawing.', minProperties: 1, maxProperties: 1 })

const plainDrawing = z
  .strictObject({ drawing: z.strictObject({ src: drawing.shape.src }).meta(drawing.meta() ?? {}) })
  .meta({ description: 'A drawing, as decoration.' })

/** The arts that are named by a word. */
export const artWord = z.literal(['planes', 'type', 'career', 'sheets']).meta({
  description:
    'planes: thin layers in space; type: the headline alone, as large as possible; career: the headline across the width, and below it the years of your timelines as a wall that recedes, the latest at the edge; where none has dates, the next section begins at once; sheets: the headline as large as possible among sheets in space.',
})

/** What the first screen shows beside its words. */
export const art = z.union([artWord, shown]).optional().meta({
  title: 'Art of the first screen',
  description:
    'What the first screen shows: planes, thin layers in space (the default); type, the headline alone, as large as possible; career, the headline across the width and below it the years of your timelines as a wall that recedes; sheets, the headline among sheets in space; or a picture, a portrait or a drawing of yours.',
})

/** What first screens show and how they are laid out, for all whose section does not say. No words: a look has none. */
export const firstScreen = z
  .strictObject({
    art: z.union([artWord, plainDrawing]).optional().meta({
      description:
        'planes, thin layers in space (the default); type, the headline alone, as large as possible; career, the years of your timelines as a wall; sheets, the headline among sheets in space; or a drawing.',
    }),
    layout: z.enum(['start', 'centred']).optional().meta({
      description:
        'Where the words stand. start: at the start of the line (the default); centred: in the middle, below what is shown.',
    }),
  })
  .meta({ description: 'The first screen, where its section has no art or layout of its own.' })

export type Art = NonNullable<z.output<typeof art>>

/** An art as far as its name tells it. */
type Named =
  | Extract<Art, string>
  | { picture?: { place: Place } | undefined; portrait?: unknown; drawing?: unknown }

type Place = NonNullable<Extract<Art, object>['picture']>['place']

/** The name of an art, such as `pictureBehind`. */
export type ArtName = Extract<Art, string> | 'pictureBehind' | 'pictureBeside' | 'portrait' | 'drawing'

export function artName(art: Named): ArtName {
  if (typeof art === 'string') return art
  if (art.picture) return art.picture.place === 'behind' ? 'pictureBehind' : 'pictureBeside'
  return art.portrait ? 'portrait' : 'drawing'
}
