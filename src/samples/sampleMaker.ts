import { locale } from 'virtual:samples-locale'
import { Faker } from '@faker-js/faker'
import { interpolate } from '../ui/interpolate.ts'

/** Makes the parts of sample entries. Each call returns another value. */
export interface SampleMaker {
  company: () => string
  person: () => string
  /** A sentence of exactly `words` words. */
  sentence: (words: number) => string
  /** A whole number, `min` and `max` included. */
  integer: (min: number, max: number) => number
  /** The URL of a picture, from that of a service with `{seed}` in it. */
  picture: (service: string) => string
}

/**
 * Makes names, words and pictures that do not exist. The same `seed` makes the same samples.
 *
 * @param dir the direction of writing of the page
 */
export function sampleMaker(seed: number | undefined, dir: 'ltr' | 'rtl'): SampleMaker {
  // U+200E on right-to-left pages, where a sign at the end would otherwise stand at the beginning.
  const ended = (text: string) => (dir === 'rtl' ? `${text}\u200e` : text)
  const faker = new Faker({ locale: [locale] })
  if (seed !== undefined) faker.seed(seed)
  return {
    company: () => ended(faker.company.name()),
    person: () => faker.person.fullName(),
    sentence: (words) => ended(faker.lorem.sentence(words)),
    integer: (min, max) => faker.number.int({ min, max }),
    picture: (service) => interpolate(service, { seed: faker.string.alphanumeric(10) }),
  }
}
