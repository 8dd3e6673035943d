import { locale } from 'virtual:samples-locale'
import { Faker } from '@faker-js/faker'
import type { Project, SampleProjects } from '../../schema/model/sections/projects.ts'
import type { SampleTestimonials, Testimonial } from '../../schema/model/sections/testimonials.ts'
import { interpolate } from '../ui/interpolate.ts'

/** A sample project, with its place in the list from 0. */
export type SampleProject = Project & { id: number }

const fakerOf = (seed: number | undefined) => {
  const faker = new Faker({ locale: [locale] })
  if (seed !== undefined) faker.seed(seed)
  return faker
}

const address = (service: string, faker: Faker) =>
  interpolate(service, { seed: faker.string.alphanumeric(10) })

/** Projects of companies that do not exist. The same `seed` makes the same projects. */
export function makeProjects({
  count,
  words,
  suffix,
  link,
  image,
  alt,
  seed,
}: SampleProjects): SampleProject[] {
  const faker = fakerOf(seed)
  return Array.from({ length: count }, (_, id) => {
    const title = `${faker.company.name()} ${suffix}`
    return {
      id,
      title,
      description: faker.lorem.sentence(words),
      image: { src: address(image, faker), alt: interpolate(alt, { title }) },
      link,
    }
  })
}

/** Words of people who do not exist. The same `seed` makes the same testimonials. */
export function makeTestimonials({ count, words, avatar, alt, seed }: SampleTestimonials): Testimonial[] {
  const faker = fakerOf(seed)
  return Array.from({ length: count }, () => {
    const name = faker.person.fullName()
    return {
      name,
      company: faker.company.name(),
      avatar: { src: address(avatar, faker), alt: interpolate(alt, { name }) },
      feedback: feedbackOf(faker, words),
    }
  })
}

/** How many characters the words of a testimonial have at the most, on the average: its place is as large. */
const width = 7.75

/** A paragraph of at most `most` words and at least three quarters of them, drawn again while its words are too long. */
function feedbackOf(faker: Faker, most: number): string {
  const words = faker.number.int({ min: Math.ceil(most * 0.75), max: most })
  for (;;) {
    const text = paragraph(faker, words)
    if (text.length <= most * width) return text
  }
}

/** The longest sentence of a testimonial, in words. */
const breath = 10

/** Sentences of at most ten words, together exactly `words` words. */
function paragraph(faker: Faker, words: number): string {
  const sentences: string[] = []
  for (let left = words; left > 0; left -= breath)
    sentences.push(faker.lorem.sentence(Math.min(left, breath)))
  return sentences.join(' ')
}
