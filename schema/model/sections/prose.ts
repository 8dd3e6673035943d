import { z } from 'zod'
import { examples } from '../examples.ts'
import { markdown } from '../fields.ts'
import { inBlocks } from '../kinds.ts'
import { head } from './section.ts'

const example = `A paragraph, with *emphasis* and a [link](#).

### A heading

- an entry of a list
- another

> A quotation.`

/** A text of some length, in Markdown. */
export const prose = z
  .strictObject({
    type: z.literal('prose'),
    ...head,
    text: markdown
      .clone()
      .register(examples, { values: [example] })
      .register(inBlocks, { leads: true }),
  })
  .meta({ description: 'A text of some length, with headings, lists, quotations, code and tables.' })
