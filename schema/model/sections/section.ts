import { z } from 'zod'
import { anchorId, heading, label, sentence, text, whole } from '../fields.ts'
import { inBlocks } from '../kinds.ts'
import { registered } from '../schemaIntrospection.ts'
import { grounds } from '../theme.ts'

/** The background of a section; without one, the theme chooses. */
export const ground = z.enum(grounds).optional().meta({
  title: 'Background',
  description:
    'The background: ink, that of the page; paper, a lighter one; or accent. Left out, the theme chooses.',
})

/** What every section but the hero has: its anchor, the small name beside it, its heading. */
export const head = {
  id: anchorId,
  label: text(
    'The small name of the section, beside its heading. Left out, it has none, and links name it by its heading.',
  ).optional(),
  heading: heading('The heading of the section. With the words of label, it is as small as that.'),
  ground,
}

/** A text below the heading of a section. */
export const lead = sentence('A sentence below the heading.').register(inBlocks, { leads: true }).optional()

/** The section types that a page usually begins or ends with; others are added between them. */
export const usualPlaces = z.registry<{ place: 'first' | 'last' }>()

/** Whether a page usually begins or ends with a section of this schema. */
export const usualPlaceOf = (section: z.core.$ZodType): 'first' | 'last' | undefined =>
  registered(usualPlaces, section)?.place

/** The keys of sample entries, made anew on each load of the page. */
export const samples = {
  count: (standard: number, what: string) => whole(1, 100, `How many ${what} are made.`).default(standard),
  picture: (standard: string) =>
    z
      .url({ protocol: /^https$/, error: 'an address that begins with https://' })
      .default(standard)
      .meta({
        description:
          'The address of a stock photo service; {seed} is filled in, differently for each picture.',
      }),
  seed: z.number().int().min(0).optional().meta({
    description: 'A whole number that makes the samples the same on each load. Left out, each load differs.',
  }),
  loading: (word: 'stack.loading' | 'carousel.loading') =>
    label(word, 'Shown in place of the samples until they are made.'),
  failed: label('samples.failed', 'Shown when the samples could not be loaded.'),
  retry: label('samples.retry', 'The button that tries to load the samples again.'),
}
