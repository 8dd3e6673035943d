import type { ResolvedSection } from '../../../shared/resolved.ts'
import type { Employer, ResumeLists, SectionMetadata } from '../metadata.ts'

type Timeline = ResolvedSection<'timeline'>
type Written = Timeline['items'][number]

/** An entry of a list of the résumé: one of the timeline, or a role of one, which then has its employer. */
type Entry = Omit<Written, 'title' | 'roles'> & { title: string; employer?: Employer }

/** The entries of a timeline, with the roles of each in its place. */
const entriesOf = (items: readonly Written[]): Entry[] =>
  items.flatMap(({ title = '', roles, ...entry }): Entry[] => {
    if (!roles) return [{ ...entry, title }]
    const { organisation = '', dates, link, text, resume } = entry
    const about = resume?.about ?? text
    const employer = { organisation, dates, url: link?.href, about, location: resume?.location }
    return roles.map((role) => ({
      ...role,
      organisation,
      link,
      resume: { ...resume, about, ...role.resume },
      employer,
    }))
  })

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
  highlights: [...(entry.points ?? []), ...(entry.resume?.highlights ?? [])],
  employer: entry.employer,
})

/** When and where an award or a certificate was given: the end of its entry, or else the start. */
const given = ({ start, end, dates, resume }: Entry) => ({
  date: end === 'present' ? start : (end ?? start),
  dates,
  location: resume?.location,
})

type ListName = NonNullable<Timeline['resume']>

const lists: {
  [List in ListName]: (items: readonly Entry[]) => Partial<ResumeLists>
} = {
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
      points: entry.points,
      employer: entry.employer,
    })),
  }),
  certificates: (items) => ({
    certificates: items.map((entry) => ({
      ...given(entry),
      title: entry.title,
      issuer: entry.organisation,
      text: entry.text,
      points: entry.points,
      url: entry.link?.href,
    })),
  }),
  awards: (items) => ({
    awards: items.map((entry) => ({
      ...given(entry),
      title: entry.title,
      awarder: entry.organisation,
      summary: entry.text,
      points: entry.points,
    })),
  }),
  publications: (items) => ({
    publications: items.map((entry) => ({
      ...given(entry),
      title: entry.title,
      publisher: entry.organisation,
      url: entry.link?.href,
      summary: entry.text,
    })),
  }),
}

const listNames = Object.keys(lists) as ListName[] // Which has no other keys.

export const metadata = {
  // The build writes dates in the language of the page, in letters that no file has.
  letters: ({ items }) =>
    items.flatMap(({ dates = '', roles = [] }) => [dates, ...roles.map(({ dates = '' }) => dates)]).join(''),
  resume({ resume, items }) {
    const said: Partial<ResumeLists> = {}
    for (const list of listNames) {
      const own = items.filter((item) => (resume ?? item.resume?.list) === list)
      if (own.length > 0) Object.assign(said, lists[list](entriesOf(own)))
    }
    return said
  },
} satisfies SectionMetadata<'timeline'>
