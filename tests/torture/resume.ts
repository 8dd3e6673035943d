import fc from 'fast-check'
import type { z } from 'zod'
import type { resume as schema } from '../../schema/resume/resume.ts'
import type { ScriptName, Texts } from './words.ts'

/**
 * Scripts whose letters every installed family has: a PDF has no other fonts, and the check refuses what it cannot
 * show.
 */
export const inEveryFamily: readonly ScriptName[] = ['latin', 'german']

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

/** Mostly a few entries, and now and then more than a page of them. */
const listOf = <T>(entry: fc.Arbitrary<T>) =>
  maybe(
    fc.oneof(
      { weight: 5, arbitrary: fc.array(entry, { minLength: 1, maxLength: 4, size: 'max' }) },
      { weight: 1, arbitrary: fc.array(entry, { minLength: 5, maxLength: 20, size: 'max' }) },
    ),
  )

const url = maybe(
  fc.constantFrom('https://elsewhere.example/', `https://elsewhere.example/${'path'.repeat(20)}`),
)

/** Dates of one precision, so that none lacks a month that others have. */
const date = maybe(fc.integer({ min: 1990, max: 2020 }).map((year) => `${year}-04`))
const end = maybe(fc.constantFrom('2021-03', '2024-12', 'present'))

/** Résumés without the lists to which sections may contribute, in letters that every family has. */
export function resumeOf({ label, body }: Texts): fc.Arbitrary<z.input<typeof schema>> {
  const words = listOf(label)
  const post = { position: label, organisation: maybe(label), url, start: date, end, summary: maybe(body) }
  const profile = fc.record({ network: label, username: maybe(label), url })
  return fc.record({
    paper: maybe(fc.constantFrom('a4' as const, 'letter' as const)),
    summary: maybe(body),
    contact: maybe(
      fc.record({
        phone: maybe(fc.constant('+49 30 1234567')),
        url,
        location: maybe(
          fc.record({ address: maybe(label), city: label, countryCode: maybe(fc.constant('SE')) }),
        ),
        profiles: listOf(profile),
      }),
    ),
    work: listOf(
      fc.record({ ...post, about: maybe(label), location: maybe(label), highlights: listOf(body) }),
    ),
    volunteering: listOf(fc.record({ ...post, highlights: words })),
    education: listOf(
      fc.record({
        institution: maybe(label),
        degree: label,
        area: maybe(label),
        url,
        start: date,
        end,
        courses: words,
      }),
    ),
    awards: listOf(fc.record({ title: label, awarder: maybe(label), date, summary: maybe(body) })),
    certificates: listOf(fc.record({ title: label, issuer: maybe(label), date, url })),
    languages: listOf(fc.record({ name: label, fluency: maybe(label) })),
    interests: listOf(fc.record({ name: label, keywords: words })),
    references: listOf(fc.record({ name: label, text: maybe(body) })),
  })
}
