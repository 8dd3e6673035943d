import { z } from 'zod'
import { isGroup, own } from '../../../../schema/yaml/valueAt.ts'
import { isFiller } from '../fillers.ts'
import { gathered, groupsIn, isEmpty, textsIn, unique } from '../values.ts'
import { nameWording, plainWording, safeLink, sentenceWording, withoutLinks } from '../wording.ts'
import { keywordsOf } from './sentences.ts'

// The fields of a résumé's entries: each is read of all values that stand under its names.

/** A field: what is read of all values that stand under its names. */
export const field = <T>(read: (found: readonly unknown[]) => T) =>
  z.custom<readonly unknown[]>(Array.isArray).transform(read)

/** An entry with some fields, each with its other names. */
export function entry<Shape extends Record<string, z.ZodType>>(
  shape: Shape,
  names: Partial<Record<keyof Shape & string, string>> = {},
) {
  const all: Record<string, string> = {}
  for (const key in shape) all[key] = names[key] ?? ''
  return z.preprocess((value) => gathered([value].flat(), all), z.object(shape))
}

/** The first text, without markup. */
export const text = field((found) => {
  for (const value of found) {
    const texts = textsIn(value, nameWording)
    if (texts.length > 0) return texts.join(', ')
  }
  return undefined
})

/** All texts of lists, without markup; a text alone is a list of one. */
export const texts = field((found) => unique(textsIn(found, nameWording)))

/** Sentences, which keep their inline Markdown: a second one is a second paragraph. */
export const sentence = field((found) => unique(textsIn(found, sentenceWording)).join('\n\n') || undefined)

export const sentences = field((found) => unique(textsIn(found, sentenceWording)))

/** Short words in lists, or in one text with commas between them. */
export const keywords = field((found) =>
  unique(
    found.flatMap((value) =>
      textsIn(value, nameWording).flatMap(typeof value === 'string' ? keywordsOf : String),
    ),
  ),
)

/** A text that is a list where its value is one, and else running text. */
export const summary = field((found) => {
  const [points, running] = [found.filter(Array.isArray), found.filter((value) => !Array.isArray(value))]
  return {
    text: unique(textsIn(running, sentenceWording)).join('\n\n') || undefined,
    points: unique(textsIn(points, sentenceWording)),
  }
})

/** Addresses to which a link may lead; an object has one below `href` or the like. */
export const links = field((found) => {
  const addresses = found.flat().map((value) => {
    const address = isGroup(value) ? gathered([value], { href: 'url link' }).href[0] : value
    return typeof address === 'string' ? safeLink(address) : undefined
  })
  return unique(addresses.filter((address) => address !== undefined)).filter((one) => !isFiller(one))
})

/** A name, and the address to which it or a word of it is a link in Markdown. */
export const linked = field((found) => {
  const [value] = found
  const { words, addresses } = withoutLinks(typeof value === 'string' ? plainWording(value) : '')
  const name = addresses.length > 0 ? nameWording(words) : textsIn(value, nameWording).join(', ')
  return { name: name || undefined, urls: addresses.map(safeLink).filter((url) => url !== undefined) }
})

/** A place, in one text, which may be a link, or in parts. */
export const place = field((found) => {
  const [parts] = groupsIn(found)
  if (!parts) return linked.parse(found)
  const keys = ['address', 'city', 'region', 'state', 'country', 'countryCode']
  return {
    name: keys.flatMap((key) => textsIn(own(parts, key), nameWording)).join(', ') || undefined,
    urls: [],
  }
})

/** Both ends of a period in one text, or two in a list, of which an empty one goes on. */
export const ends = field((found) =>
  found.flatMap((value) =>
    Array.isArray(value) && value.length === 2 && isEmpty(value[1])
      ? textsIn(value[0], (start) => `${start} – present`)
      : textsIn(value, nameWording),
  ),
)

/** The fields of a period: a start and an end, or both at once. */
export const period = {
  startDate: texts,
  endDate: texts,
  dates: ends,
  current: field(([value]) => value === true || value === 'true'),
}
export const periodNames = {
  startDate: 'start from begin startedOn dateStart startYear yearStart dateFrom fromDate',
  endDate: 'end to until finishedOn dateEnd endYear stopDate finishDate yearEnd dateTo toDate',
  dates: 'date period duration year years when timeframe time workTime',
  current: 'isCurrent currentlyWorking ongoing',
}

/** The field of a day. */
export const day = { date: texts }
export const dayNames = `dates period year when releaseDate published publishedOn issueDate issued issuedOn startDate start awardTime startedOn`

export const address =
  'website link href companyUrl companyLink credentialUrl demo homepage visitLink event_url'
export const code = 'github repository repo sourceCode source'
export const points =
  'achievements responsibilities bullets points accomplishments tasks bulletPoints features descBullets'
