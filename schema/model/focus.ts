import { z } from 'zod'

const percent = '(?:100|\\d{1,2}(?:\\.\\d+)?)%'
const across = '(?:left|center|right)'
const down = '(?:top|center|bottom)'

/** The point of a picture that stays in view where its frame cuts some of it away, as CSS positions a picture. */
export const focus = z
  .string()
  .trim()
  .regex(
    new RegExp(`^(?:${across}|${down}|${across} ${down}|${down} ${across}|${percent}(?: ${percent})?)$`),
    'top, bottom, left, right or center, two of them such as top left, or percentages from the left and the top, such as 30% 20%',
  )
  .optional()
  .meta({
    description:
      'What stays in view where the frame of the picture cuts some of it away: top, bottom, left, right, two of them such as top left, or percentages from the left and the top, such as 30% 20%. By default the middle, and the top of a picture that is far taller than its frame.',
    examples: ['top', 'left', '30% 20%'],
  })
