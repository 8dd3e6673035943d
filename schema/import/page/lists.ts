import { doiForm } from '../../model/sections/publications.ts'
import type { Leave, Publication, Resume } from '../resume.ts'
import { filled } from '../resume.ts'
import { headingsOf } from './headings.ts'
import { phraseIn } from './phrases.ts'
import { headOf, linkTo, shownAlone, type Written } from './timelines.ts'

/** Skills: bars if there are percentages, groups if there are keywords, else names alone. */
export function skillsOf({ skills: read, lang }: Resume, leave: Leave): Written {
  const skills = read.map((one) => (one.phrase ? { ...one, name: phraseIn(lang, one.phrase) } : one))
  if (skills.length === 0) return { sections: [], lists: {} }
  const section = (id: string, rest: object) => ({
    type: 'skills',
    id,
    ...headingsOf('skills', lang),
    ...rest,
  })
  const bars = skills.flatMap(({ name, percent }) =>
    percent === undefined ? [] : [{ name, level: percent }],
  )
  if (bars.length > 0) {
    const others = skills.filter(({ percent, keywords }) => percent === undefined || keywords.length > 0)
    const tools = section('tools', {
      ...headingsOf('tools', lang),
      layout: 'groups',
      groups: others.map(({ name, level, keywords }) =>
        filled({ name, level, items: keywords.length > 0 ? keywords : [name] }),
      ),
    })
    return {
      sections: [section('skills', { items: bars }), ...(others.length > 0 ? [tools] : [])],
      lists: {},
    }
  }
  if (skills.some(({ keywords }) => keywords.length > 0)) {
    const single = skills.filter(({ level, keywords }) => !level && keywords.length === 0)
    const groups = skills.flatMap((skill) => {
      const { name, level, keywords } = skill
      const isSingle = single.length > 1 && single.includes(skill)
      if (!isSingle) return [filled({ name, level, items: keywords.length > 0 ? keywords : [name] })]
      // A group for each of them would show its name twice.
      return skill === single[0]
        ? [{ name: headingsOf('skills', lang).label, items: single.map(({ name }) => name) }]
        : []
    })
    return { sections: [section('skills', { layout: 'groups', groups })], lists: {} }
  }
  for (const [index, { name, level }] of skills.entries())
    if (level)
      leave(
        `skills[${index}].level`,
        `${name}: ${level}`,
        'a skill by itself has its name, or a level in percent',
      )
  return {
    sections: [section('skills', { layout: 'tags', items: skills.map(({ name }) => ({ name })) })],
    lists: {},
  }
}

/**
 * Publications with authors or a DOI, and with years, become a section of publications. Any others become a list of the
 * résumé, which the page shows too.
 */
export function publicationsOf({ publications, name: owner, lang }: Resume, leave: Leave): Written {
  if (publications.length === 0) return { sections: [], lists: {} }
  const isScholarly = publications.some(({ authors, doi }) => authors.length > 0 || doi)
  const isDated = publications.every(({ date }) => date)
  if (isScholarly && isDated) return { sections: [scholarly(publications, owner, lang, leave)], lists: {} }
  for (const { name, authors, doi } of publications) {
    if (authors.length > 0)
      leave(`publications, ${name}, authors`, authors.join(', '), 'a publication with authors needs its year')
    if (doi) leave(`publications, ${name}, doi`, doi, 'a publication with a DOI needs its year')
  }
  const shown = publications.map(({ name, publisher, date, dates, url, summary }) =>
    filled({ title: name, organisation: publisher, start: date, dates, text: summary, link: linkTo(url) }),
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
  leave: Leave,
) {
  const items = publications.map(({ name, authors, publisher, date = '', dates, doi, url, summary }) => {
    const isDoi = doi !== undefined && doiForm.test(doi)
    if (doi && !isDoi) leave(`publications, ${name}, doi`, doi, 'it is no DOI')
    if (summary) leave(`publications, ${name}, summary`, summary, 'the list of publications has no summaries')
    if (dates || date.length > 4)
      leave(`publications, ${name}, date`, dates ?? date, 'the list shows the year')
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
