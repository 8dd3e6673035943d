import { doiForm } from '../../../../schema/model/sections/publications.ts'
import type { LeaveOver, Publication, Resume } from '../resume.ts'
import { filled } from '../resume.ts'
import { headingsOf } from './headings.ts'
import { phraseIn } from './phrases.ts'
import { headOf, linkOf, linkTo, shownAlone, type Written } from './timelines.ts'

/**
 * Publications with authors or a DOI, and with years, become a section of publications. Any others become a list of the
 * résumé, which the page shows too.
 */
export function publicationsOf({ publications, name: owner, lang }: Resume, leaveOver: LeaveOver): Written {
  if (publications.length === 0) return { sections: [], lists: {} }
  const isScholarly = publications.some(({ authors, doi }) => authors.length > 0 || doi)
  const isDated = publications.every(({ date }) => date)
  if (isScholarly && isDated)
    return { sections: [scholarly(publications, owner, lang, leaveOver)], lists: {} }
  for (const { name, authors, doi } of publications) {
    if (authors.length > 0)
      leaveOver(
        `publications, ${name}, authors`,
        authors.join(', '),
        'a publication with authors needs its year',
      )
    if (doi) leaveOver(`publications, ${name}, doi`, doi, 'a publication with a DOI needs its year')
  }
  const shown = publications.map(({ name, publisher, date, dates, url, summary }) =>
    filled({ title: name, organisation: publisher, start: date, dates, text: summary, link: linkOf(url) }),
  )
  return {
    sections: [shownAlone(headOf('publications', lang), shown)],
    lists: {
      publications: publications.map(({ name, publisher, date, dates, url, summary }) =>
        filled({ title: name, publisher, date, dates, url, summary }),
      ),
    },
  }
}

function scholarly(
  publications: readonly Publication[],
  owner: string | undefined,
  lang: string | undefined,
  leaveOver: LeaveOver,
) {
  const items = publications.map(({ name, authors, publisher, date = '', dates, doi, url, summary }) => {
    const isDoi = doi !== undefined && doiForm.test(doi)
    if (doi && !isDoi) leaveOver(`publications, ${name}, doi`, doi, 'it is no DOI')
    if (summary)
      leaveOver(`publications, ${name}, summary`, summary, 'the list of publications has no summaries')
    if (dates || date.length > 4)
      leaveOver(`publications, ${name}, date`, dates ?? date, 'the list shows the year')
    return filled({
      title: name,
      authors: authors.length > 0 ? authors : [owner ?? phraseIn(lang, 'yourName')],
      venue: publisher,
      year: Number(date.slice(0, 4)),
      doi: isDoi ? doi : undefined,
      link: linkTo(url),
    })
  })
  return { type: 'publications', id: 'publications', ...headingsOf('publications', lang), items }
}
