import { z } from 'zod'
import { markdown } from '../fields.ts'
import { inBlocks } from '../kinds.ts'
import { head } from './section.ts'

/** A text of some length, in Markdown. */
export const prose = z
  .strictObject({
    type: z.literal('prose'),
    ...head,
    text: markdown.clone().register(inBlocks, { leads: true }),
  })
  .meta({ description: 'A text of some length, with headings, lists, quotations, code and tables.' })
