import { isGroup } from '../../../../schema/yaml/valueAt.ts'

/** What the samples of JSON Resume say, today’s and an older one, and nobody says of himself, in lower case. */
const telling = new Set([
  'a summary of john doe…',
  'john@gmail.com',
  '(912) 555-4321',
  'https://johndoe.com',
  'http://johndoe.com',
  '2712 broadway st',
  'https://twitter.com/john',
  'http://twitter.com/john',
  'description…',
  'started the company',
  "awarded 'volunteer of the month'",
  'db1101 - basic sql',
  'there is no spoon.',
  'reference…',
  'unicorns',
  'won award at aihacks 2016',
  'a mapping engine that misguides you',
  'built by all women team of newbie programmers',
  'video compression for 3d media',
  'innovative middle-out compression algorithm that changes the way we store data.',
  'it is my pleasure to recommend richard, his performance working as a consultant for main st. company proved that he will be a valuable addition to any company.',
  ...['company', 'organization', 'certificate', 'publication', 'project'].flatMap((name) => [
    `https://${name}.com`,
    `http://${name}.com`,
  ]),
])

/** What it says besides, in lower case: an entry of nothing else is a sample if it says one of those, too. */
const usual = new Set(
  'company president organization volunteer university bachelor award certificate publication project twitter john us california wildlife ferrets'
    .split(' ')
    .concat(
      'ca 94115',
      'san francisco',
      'software development',
      'jane doe',
      '4.0',
      'hooli',
      'erlich bachman',
      'miss direction',
      'googlemaps',
      'missdirection.example.com',
      'team lead',
      'smoogle',
      'application',
      'http://en.wikipedia.org/wiki/silicon_valley_(tv_series)',
      'https://en.wikipedia.org/wiki/silicon_valley_(tv_series)',
    ),
)

/** How deep the sample is nested. */
const deepest = 4

/**
 * The data of a JSON Resume without the texts of its samples that somebody has left in it: entries of which nothing is
 * his own, and single texts.
 */
export const withoutSamples = (data: object): object => Object(withoutSamplesWithin(data, 0))

function withoutSamplesWithin(value: unknown, depth: number): unknown {
  if (depth > deepest) return value
  if (isSample(value)) return undefined
  if (Array.isArray(value))
    return value.map((one) => withoutSamplesWithin(one, depth + 1)).filter((one) => one !== undefined)
  if (!isGroup(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withoutSamplesWithin(one, depth + 1)]),
  )
}

/** Whether something says a telling text, and nothing but what the sample says, whatever its dates. */
function isSample(value: unknown): boolean {
  const texts = textsIn(value).map((text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/\.{3}$/, '…')
      .replace(/\/$/, ''),
  )
  const own = texts.filter((text) => text && !/^\d{4}-\d\d-\d\d$/.test(text))
  return own.some((text) => telling.has(text)) && own.every((text) => telling.has(text) || usual.has(text))
}

/** All texts in a value; what is nested deeper than the sample is a text of the owner's. */
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if (depth > deepest) return ['nested deeper']
  return Object.values(value).flatMap((one) => textsIn(one, depth + 1))
}
