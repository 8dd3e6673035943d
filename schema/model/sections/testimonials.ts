import { z } from 'zod'
import { label, picture, properName, sentence, whole } from '../fields.ts'
import { layout, shownIn } from '../layouts.ts'
import { shownSizes } from '../shownSize.ts'
import { head, samples } from './section.ts'

const testimonial = z
  .strictObject({
    name: properName('Who said it.'),
    company: properName('Where they work.').optional(),
    avatar: picture
      .clone()
      .register(shownSizes, { width: 48, height: 48, fit: 'cover' })
      .optional()
      .meta({ description: 'Their picture.' }),
    feedback: sentence('What they said; quotation marks are added.'),
  })
  .meta({ description: 'What a client said: name, company, picture and words.' })

const sampleTestimonials = z
  .strictObject({
    count: samples.count(5, 'testimonials'),
    words: whole(
      1,
      60,
      'The largest number of words in a testimonial: with 28 or more it has two sentences, with fewer perhaps one.',
    ).default(28),
    avatar: samples.picture('https://picsum.photos/seed/{seed}/96/96'),
    alt: label('carousel.alt', 'The alternative text of the picture; {name} is the name of the person.'),
    seed: samples.seed,
    loading: samples.loading('carousel.loading'),
    failed: samples.failed,
    retry: samples.retry,
  })
  .meta({ description: 'Sample testimonials, made anew on each load of the page.' })

/** What clients said, one at a time or all at once: real `items`, or `samples`, never both (a rule). */
export const testimonials = z
  .strictObject({
    type: z.literal('testimonials'),
    ...head,
    layout: layout('carousel', {
      carousel: 'one at a time, with buttons to the others',
      wall: 'all at once, in columns, with short ones in larger type',
      picture: 'the first of them alone, in the sky of a picture as wide as the page',
    }),
    picture: shownIn(
      { layouts: ['picture'], mayStay: true },
      picture
        .extend({
          place: z.literal('behind').default('behind').meta({
            description: 'The words stand on its upper half, which is covered as far as they need.',
          }),
        })
        .register(shownSizes, { width: 1280, height: 800, fit: 'area' })
        .meta({
          description:
            'A picture as wide as the page, quiet in its upper half. It should be 2400 pixels wide or wider.',
        }),
    ),
    items: z
      .array(testimonial)
      .min(1)
      .optional()
      .meta({ description: 'Real testimonials, in the order in which they show.' }),
    samples: sampleTestimonials.optional(),
    previous: label('carousel.previous', 'The name of the button to the previous slide.'),
    next: label('carousel.next', 'The name of the button to the next slide.'),
    position: label('carousel.position', 'The number of a slide; {n} and {count} are filled in.'),
    carousel: label('carousel.carousel', 'What a screen reader calls all the slides together.'),
    slide: label('carousel.slide', 'What a screen reader calls one testimonial.'),
    quote: label('carousel.quote', 'The quotation marks around {feedback}.'),
  })
  .meta({ description: 'What clients said, one at a time or all at once.' })

export type SampleOptions = z.output<typeof sampleTestimonials>
