import { locale } from 'virtual:samples-locale'
import { Faker } from '@faker-js/faker'
import type { ResolvedSentence } from '../../shared/resolved.ts'
import { interpolate } from '../ui/text/words.tsx'
import { phrases } from './phrases.ts'

/** Makes the parts of sample entries, in English. No phrase comes twice before all others of its list have come. */
export interface SampleMaker {
  /** A name of at most 18 letters. */
  company: () => string
  person: () => string
  /** A sentence about a product, of exactly `words` words: 1 to 40. */
  description: (words: number) => ResolvedSentence
  /** What a client says, in at most `words` words: two sentences, or as much of them as these allow. */
  feedback: (words: number) => ResolvedSentence
  /** The URL of a picture, from that of a service with `{seed}` in it. */
  picture: (service: string) => string
}

/** From this many words on a description says what its product does. */
const whole = 10

const { companies, products, descriptions, testimonials } = phrases
const names = Object.keys(products)
const joined = (phrases: readonly string[]) => phrases.filter(Boolean).join(' ')
const optional = (list: readonly string[]) => ['', ...list]

/**
 * Makes names, words and pictures that do not exist. The same `seed` makes the same samples.
 *
 * @param dir the direction of writing of the page
 * @param lang the language of the page
 */
export function sampleMaker(seed: number | undefined, dir: 'ltr' | 'rtl', lang = 'en'): SampleMaker {
  // U+200E on right-to-left pages, where a sign at the end would otherwise stand at the beginning.
  const ended = (text: string) => (dir === 'rtl' ? `${text}\u200e` : text)
  // A text with its language, where that is not the page's.
  const inEnglish = (text: string): ResolvedSentence =>
    /^en\b/i.test(lang) ? ended(text) : { text, parts: [text], language: { lang: 'en', dir: 'ltr' } }
  const faker = new Faker({ locale: [locale] })
  if (seed !== undefined) faker.seed(seed)
  const used = new Set<string>()
  const choose = (list: readonly string[]) => {
    const fresh = list.filter((phrase) => !used.has(phrase))
    const phrase = faker.helpers.arrayElement(fresh.length > 0 ? fresh : list)
    if (phrase) used.add(phrase)
    return phrase
  }
  return {
    company: () => ended(`${choose(companies.first)} ${choose(companies.second)}`),
    // O'Keefe, as the page sets it.
    person: () => `${faker.person.firstName()} ${faker.person.lastName()}`.replaceAll("'", '’'),
    description: (words) => inEnglish(describe(words, choose)),
    feedback: (words) => inEnglish(choose(feedbackWithin(words))),
    picture: (service) => interpolate(service, { seed: faker.string.alphanumeric(10) }),
  }
}

/** The testimonials of at most `words` words: of whole thoughts, or of their beginnings, or of a few words. */
function feedbackWithin(words: number): readonly string[] {
  const { thoughts, short } = testimonials
  const beginnings = thoughts.map((thought) => thought.slice(0, thought.indexOf('.') + 1))
  const fitting = [thoughts, beginnings, short].map((texts) => texts.filter((text) => count(text) <= words))
  return fitting.find((texts) => texts.length > 0) ?? []
}

function describe(words: number, choose: (list: readonly string[]) => string): string {
  if (words < 3) return words === 1 ? 'Software.' : 'New software.'
  const { adjectives, people, ...rest } = descriptions
  const product = choose(names)
  const isWhole = words >= whole
  // Its article is a word too.
  const [adjective = '', ...others] = withWords(
    words - count(product) - 1,
    [
      optional(adjectives),
      optional(people),
      (isWhole && products[product]) || [''],
      ...Object.values(rest).map((list) => (isWhole ? optional(list) : [''])),
    ],
    choose,
  )
  const article = /^[aeiou]/.test(adjective || product) ? 'An' : 'A'
  return `${joined([article, adjective, product, ...others])}.`
}

/** Chooses one of some phrases. */
type Choose = (phrases: readonly string[]) => string

/** The number of words of a phrase. */
const count = (phrase: string) => (phrase === '' ? 0 : phrase.split(' ').length)

/**
 * A phrase from each list, in their order, that have exactly `words` words together; an empty phrase has none. Any sum that
 * some phrases have is found: each is chosen among those that leave a sum which the lists after it have.
 * Throws if there is none.
 */
function withWords(words: number, lists: readonly (readonly string[])[], choose: Choose): string[] {
  // For each list, the sums of words that it and those after it can have.
  const sums = [new Set([0])]
  for (const phrases of lists.toReversed()) {
    const [after = new Set<number>()] = sums
    sums.unshift(new Set(phrases.flatMap((phrase) => [...after].map((sum) => sum + count(phrase)))))
  }
  let left = words
  return lists.map((phrases, index) => {
    const fitting = phrases.filter((phrase) => sums[index + 1]?.has(left - count(phrase)))
    if (fitting.length === 0) throw new Error(`No phrases have ${words} words.`)
    const phrase = choose(fitting)
    left -= count(phrase)
    return phrase
  })
}
