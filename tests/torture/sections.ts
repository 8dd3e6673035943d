import fc from 'fast-check'
import { messages } from '../../schema/model/sections/delivery.ts'
import { form } from '../../schema/model/sections/form.ts'
import type { SectionType } from '../../schema/model/sections/index.ts'
import type { WrittenOf } from '../written.ts'
import { fromSchema } from './fromSchema.ts'
import { laidOut } from './laidOut.ts'
import { unnumbered } from './pages.ts'
import { drawing, measured, source } from './pictures.ts'
import { writtenFeed } from './posts.ts'
import type { Texts } from './words.ts'

/**
 * A section of each type without its id, which the whole site gives it. A type that is missing here does not compile.
 */
export type Sections = { [T in SectionType]: fc.Arbitrary<Omit<WrittenOf<T>, 'id'>> }

/** An optional value; undefined ones are no keys of the YAML. */
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

/** A number with two decimals. */
const fraction = fc.nat(10_000).map((hundredths) => hundredths / 100)

/** Mostly a few entries, and now and then up to 60. */
const listOf = <T>(entry: fc.Arbitrary<T>) =>
  fc.oneof(
    { weight: 7, arbitrary: fc.array(entry, { minLength: 1, maxLength: 6, size: 'max' }) },
    { weight: 1, arbitrary: fc.array(entry, { minLength: 7, maxLength: 60, size: 'max' }) },
  )

export const icon = fc.constantFrom('lucide:rocket', 'lucide:box', 'simple-icons:github')

/** The targets of links. `#@n` stands for the nth section of the finished site. */
export const href = fc.oneof(
  fc.nat(20).map((number) => `#@${number}`),
  fc.constantFrom('#', 'https://elsewhere.example/', 'mailto:someone@example.com', 'tel:+49301234567'),
)

/** Tags, short and as long as they may be, in letters that every family has, and others. */
export const plainTags = ['A', 'React', 'Wasserstandsvorhersagedienstprogramme', 'Two Words']
export const foreignTags = ['تصميم الواجهات', '照明']

/** Samples that are the same on each load. */
const samples = (count: number, words: number) =>
  fc.record({
    count: fc.integer({ min: 1, max: count }),
    words: fc.integer({ min: 1, max: words }),
    seed: fc.nat(99),
  })

/** The texts of sections, and the tags of their entries. */
interface SectionTexts extends Texts {
  markdown: fc.Arbitrary<string>
  tagNames: readonly string[]
}

/** The sections of a site with these texts. */
export function sectionsOf({ label, heading, body, markdown, tagNames }: SectionTexts): Sections {
  const head = { label, heading }
  const link = fc.record({ name: label, href })
  const alt = label.map((text) => `${text} ${text}`)
  const picture = fc.tuple(source, alt).map(([{ src }, alt]) => ({ src, alt }))
  const headline = fc
    .tuple(heading, fc.boolean())
    .map(([text, isMarked]) => (isMarked ? text.replace(/^\S+/, '*$&*') : text))
  const art = fc.oneof(
    fc.constantFrom('planes' as const, 'type' as const),
    fc
      .tuple(picture, maybe(fc.constantFrom('behind' as const, 'beside' as const)))
      .map(([picture, place]) => ({ picture: { ...picture, place } })),
    picture.map((portrait) => ({ portrait })),
    fc.tuple(drawing, maybe(alt)).map(([src, alt]) => ({ drawing: { src, alt } })),
  )
  const tags = fc.uniqueArray(fc.constantFrom(...tagNames), { minLength: 1, maxLength: 8 })
  const links = fc.array(link, { minLength: 1, maxLength: 6 })
  const project = fc.record({
    title: label,
    description: body,
    image: picture,
    link: href,
    links: maybe(links),
    tags: maybe(tags),
    page: maybe(fc.constant(unnumbered)),
  })
  const testimonial = fc.record({ name: label, company: label, avatar: maybe(picture), feedback: body })
  const entries = <T>(items: fc.Arbitrary<T[]>, count: number, words: number) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.record({ items }) },
      { weight: 1, arbitrary: fc.record({ samples: samples(count, words) }) },
    )
  const deeds = {
    text: maybe(body),
    points: maybe(fc.array(body, { minLength: 1, maxLength: 6 })),
  }
  return laidOut({
    hero: fc.record({
      type: fc.constant('hero'),
      label: maybe(label),
      headline,
      tagline: body,
      action: link,
      note: maybe(label),
      scroll: maybe(link),
      art: maybe(art),
      layout: maybe(fc.constantFrom('start' as const, 'centred' as const)),
    }),
    about: fc.record({
      type: fc.constant('about'),
      ...head,
      paragraphs: fc.array(body, { minLength: 1, maxLength: 5 }),
      portrait: fc.tuple(picture, maybe(body)).map(([portrait, caption]) => ({ ...portrait, caption })),
      facts: maybe(listOf(fc.record({ icon, title: label, text: body }))),
    }),
    skills: fc.record({
      type: fc.constant('skills'),
      ...head,
      items: listOf(fc.record({ name: label, level: fc.nat(100) })),
      groups: listOf(fc.record({ name: label, items: listOf(label) })),
    }),
    services: fc.record({
      type: fc.constant('services'),
      ...head,
      items: listOf(fc.record({ icon, title: label, description: body })),
    }),
    projects: fc
      .tuple(
        fc.record({ type: fc.constant('projects'), ...head, action: maybe(label), position: maybe(label) }),
        entries(listOf(project), 20, 40),
        fc.boolean(),
      )
      .map(([section, shown, filter]) => ({ ...section, ...shown, ...('items' in shown && { filter }) })),
    testimonials: fc
      .tuple(
        fc.record({
          type: fc.constant('testimonials'),
          ...head,
          position: maybe(label),
          quote: maybe(fc.constant('«{feedback}»')),
        }),
        entries(listOf(testimonial), 20, 60),
      )
      .map(([section, shown]) => ({ ...section, ...shown })),
    timeline: fc.record({
      type: fc.constant('timeline'),
      ...head,
      items: listOf(
        fc.oneof(
          {
            weight: 4,
            arbitrary: fc.record({
              title: label,
              organisation: maybe(label),
              dates: label,
              ...deeds,
              link: maybe(
                fc.oneof(
                  link,
                  href.map((href) => ({ href })),
                ),
              ),
            }),
          },
          {
            weight: 1,
            arbitrary: fc.record({
              organisation: label,
              text: maybe(body),
              link: maybe(href.map((href) => ({ href }))),
              roles: fc.array(fc.record({ title: label, dates: label, ...deeds }), {
                minLength: 1,
                maxLength: 5,
              }),
            }),
          },
        ),
      ),
    }),
    prose: fc.record({ type: fc.constant('prose'), ...head, text: markdown }),
    gallery: fc.record({
      type: fc.constant('gallery'),
      ...head,
      text: maybe(body),
      items: listOf(
        fc
          .tuple(
            fc.oneof({ weight: 3, arbitrary: source }, { weight: 1, arbitrary: measured }),
            alt,
            maybe(body),
          )
          .map(([picture, alt, caption]) => ({ ...picture, alt, caption })),
      ),
    }),
    faq: fc.record({
      type: fc.constant('faq'),
      ...head,
      text: maybe(body),
      items: listOf(fc.record({ question: body, answer: markdown, open: maybe(fc.boolean()) })),
    }),
    numbers: fc.record({
      type: fc.constant('numbers'),
      ...head,
      text: maybe(body),
      items: listOf(
        fc.record({
          value: fc.oneof(fc.nat(200), fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), fraction),
          decimals: maybe(fc.nat(3)),
          prefix: maybe(fc.constantFrom('€', '~ ', 'about ')),
          suffix: maybe(fc.constantFrom('+', '%', ' km', ' Kilowattstunden')),
          label,
          text: maybe(body),
        }),
      ),
    }),
    logos: fc.record({
      type: fc.constant('logos'),
      ...head,
      text: maybe(body),
      items: listOf(
        fc.tuple(source, label, maybe(href)).map(([{ src }, name, link]) => ({ src, name, link })),
      ),
    }),
    publications: fc.record({
      type: fc.constant('publications'),
      ...head,
      text: maybe(body),
      author: maybe(label),
      items: listOf(
        fc.record({
          title: body,
          authors: listOf(label),
          venue: maybe(body),
          year: fc.integer({ min: 1000, max: 2999 }),
          doi: maybe(fc.constantFrom('10.1000/182', `10.1234/${'a-long-suffix;1(2)'.repeat(6)}`)),
          link: maybe(link),
        }),
      ),
    }),
    video: fc.record({
      type: fc.constant('video'),
      ...head,
      text: maybe(body),
      title: label,
      video: fc.constantFrom<string>('https://youtu.be/aqz-KE-bpKQ', 'https://vimeo.com/1084537'),
      poster: picture,
      ratio: maybe(fc.constantFrom('16:9', '21:9', '4:3', '1:1', '4:5', '9:16')),
    }),
    posts: fc.record({
      type: fc.constant('posts'),
      ...head,
      text: maybe(body),
      feed: fc.constant(writtenFeed),
      count: maybe(fc.integer({ min: 1, max: 60 })),
      all: maybe(link),
    }),
    contact: fc.record({
      type: fc.constant('contact'),
      ...head,
      text: maybe(body),
      delivery: maybe(
        fc.record({ endpoint: fc.constant('/send'), messages: maybe(fromSchema(messages, label)) }),
      ),
      form: maybe(contactForm(label)),
    }),
  })
}

/** The schema refuses a minLength above the maxLength, so that only one of them is kept. */
const contactForm = (label: fc.Arbitrary<string>) =>
  fromSchema(form, label).map((form) => {
    for (const check of Object.values(form?.checks ?? {})) if (check?.minLength) delete check.maxLength
    return form
  })
