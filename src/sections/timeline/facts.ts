import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import type { ResumeLists, SectionFacts } from '../facts.ts'

type Timeline = ResolvedSection<'timeline'>
type Entry = Timeline['items'][number]

/** The fields that all lists share. */
const common = ({ start, end, dates, link }: Entry) => ({ start, end, dates, url: link?.href })

const post = (entry: Entry) => ({
  ...common(entry),
  position: entry.title,
  organisation: entry.organisation,
  summary: entry.text,
  highlights: entry.resume?.highlights,
})

/** The date of an award or a certificate: the end of its entry, or else the start. */
const given = ({ start, end, dates }: Entry) => ({ date: end === 'present' ? start : (end ?? start), dates })

const lists: { [List in NonNullable<Timeline['resume']>]: (items: Entry[]) => Partial<ResumeLists> } = {
  work: (items) => ({
    work: items.map((entry) => ({
      ...post(entry),
      about: entry.resume?.about,
      location: entry.resume?.location,
    })),
  }),
  volunteering: (items) => ({ volunteering: items.map(post) }),
  education: (items) => ({
    education: items.map((entry) => ({
      ...common(entry),
      degree: entry.title,
      institution: entry.organisation,
      area: entry.resume?.area,
      score: entry.resume?.score,
      courses: entry.resume?.courses,
      // An import shows the area of studies as the text where there is no other; it is not repeated.
      ...(entry.text !== entry.resume?.area && { text: entry.text }),
    })),
  }),
  certificates: (items) => ({
    certificates: items.map((entry) => ({
      ...given(entry),
      title: entry.title,
      issuer: entry.organisation,
      text: entry.text,
      url: entry.link?.href,
    })),
  }),
  awards: (items) => ({
    awards: items.map((entry) => ({
      ...given(entry),
      title: entry.title,
      awarder: entry.organisation,
      summary: entry.text,
    })),
  }),
}

export const facts = {
  // The build writes dates in the language of the page, in letters that no file has.
  letters: ({ items }) => items.map(({ dates = '' }) => dates).join(''),
  resume: ({ resume, items }) => (resume ? lists[resume](items) : {}),
} satisfies SectionFacts<'timeline'>
