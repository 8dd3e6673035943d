import { z } from 'zod'
import { whole, within } from './fields.ts'

/**
 * A spring in the units of physics, at mass 1. They are react-spring's `tension` and `friction`:
 * both libraries solve x″ = −stiffness·x − damping·x′.
 */
export const spring = (stiffness: number, damping: number) => ({
  stiffness: within(1, 2000, 'How hard the spring pulls, at mass 1.').default(stiffness),
  damping: within(1, 200, 'How much the spring is braked, at mass 1.').default(damping),
})

const milliseconds = (standard: number, description: string) =>
  whole(0, 10_000, `${description} In ms.`).default(standard)

const pixels = (standard: number, max: number, description: string) =>
  within(0, max, `${description} In px.`).default(standard)

const header = z
  .strictObject({
    scrollThreshold: pixels(
      10,
      // Beyond that, words would pass beneath a header that has no background yet.
      60,
      'The header gets its background when the page is scrolled by more than this.',
    ),
  })
  .prefault({})
  .meta({ description: 'The header.' })

const hero = z
  .strictObject({
    ...spring(90, 18),
    tilt: within(
      0,
      30,
      'How far the art tilts with the pointer: the angle of the planes, in degrees.',
    ).default(7),
  })
  .prefault({})
  .meta({ description: 'The art of the hero.' })

const reveal = z
  .strictObject({
    ...spring(170, 26),
    distance: pixels(24, 200, 'How far from its final place each part starts.'),
    stagger: milliseconds(60, 'The delay between one part of a list and the next.'),
  })
  .prefault({})
  .meta({ description: 'How parts of the page move in when they first scroll into view.' })

const projectStack = z
  .strictObject({
    ...spring(260, 32),
    offset: pixels(25, 200, 'How much lower each card sticks than the one before it.'),
    scaleStep: within(
      0,
      0.2,
      'How much smaller each card is than the one after it, as a share of the full size: 0.05 is 5 %.',
    ).default(0.05),
  })
  .prefault({})
  .meta({ description: 'The stack of project cards.' })

/** Every constant of the page's motion. */
export const motion = z
  .strictObject({
    header,
    hero,
    reveal,
    skillBar: z
      .strictObject({ duration: milliseconds(1500, 'How long a bar takes to fill.') })
      .prefault({})
      .meta({ description: 'The bars of the skills.' }),
    projectStack,
    carousel: z
      .strictObject({
        ...spring(300, 30),
        fade: milliseconds(200, 'How long a slide takes to fade.'),
      })
      .prefault({})
      .meta({ description: 'The slides of the client feedback.' }),
  })
  .prefault({})
  .meta({ description: 'The constants of motion.' })
