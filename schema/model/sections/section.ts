import { z } from 'zod'
import { anchorId, text } from '../fields.ts'

/** What every section but the hero has: its anchor, the small name beside it, its heading. */
export const head = {
  id: anchorId,
  label: text('The small name of the section, under a hairline beside its heading.'),
  heading: text('The heading of the section.'),
}

/** Sample entries, made anew on each load of the page. */
export const samples = {
  count: (standard: number, what: string) =>
    z
      .number()
      .int()
      .min(1)
      .max(100)
      .default(standard)
      .meta({ description: `How many ${what} are made.`, default: standard }),
  picture: (standard: string) =>
    z
      .url({ protocol: /^https$/, error: 'an address that begins with https://' })
      .default(standard)
      .meta({
        description: 'A stock photo service; {seed} differs for each picture.',
        default: standard,
      }),
  seed: z.number().int().min(0).optional().meta({
    description: 'A whole number that makes the samples the same on each load. Left out, each load differs.',
  }),
  loading: (standard: string) =>
    z.string().trim().min(1).default(standard).meta({
      description: 'What stands in the place of the samples until they are made.',
      default: standard,
    }),
  failed: z.string().trim().min(1).default('The samples could not be loaded.').meta({
    description: 'Said when the samples could not be loaded.',
    default: 'The samples could not be loaded.',
  }),
  retry: z
    .string()
    .trim()
    .min(1)
    .default('Try Again')
    .meta({ description: 'The button that loads the samples once more.', default: 'Try Again' }),
}
