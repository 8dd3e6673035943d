import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import type { ResumeLists, SectionFacts } from '../facts.ts'

type Timeline = ResolvedSection<'timeline'>
type Entry = Timeline['items'][number]

/** The fields that all lists share. */
const common = ({ start, end, dates, link, resume }: Entry) => ({
  start,
  end,
  dates,
  url: link?.href,
  location: resume?.location,
})

const post = (entry: Entry) => ({
  ...common(entry),
  position: entry.title,
  organisation: entry.organisation,
  summary: entry.text,
  highlights: entry.resume?.highlights,
})

/** When and where an award or a certificate was given: the end of its entry, or else the start. */
const given = ({ start, end, dates, resume }: Entry) => ({
  date: end === 'present' ? start : (end ?? start),
  dates,
  location: resume?.location,
})

const lists: { [List in NonNullable<Timeline['resume']>]: (items: Entry[]) => Partial<ResumeLists> } = {
  work: (items) => ({
    work: items.map((entry) => ({
      ...post(entry),
      about: entry.resume?.about,
    })),
  }),
  volunteering: (items) => ({ volunteering: items.map(post) }),
  education: (items) => ({
    education: items.map((entry) => ({
      ...common(entry),
      // Studies that lead to no degree have their subject as the title.
      degree: entry.title === entry.resume?.area ? undefined : entry.title,
      institution: entry.organisation,
      area: entry.resume?.area,
      score: entry.resume?.score,
      courses: entry.resume?.courses,
      text: entry.text,
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
