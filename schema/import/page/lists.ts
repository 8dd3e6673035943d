import type { Paragraph, Publication, Resume, ResumeProject } from '../resume.ts'
import { filled } from '../resume.ts'
import { headingsOf, isInEnglish } from './headings.ts'
import type { Leave } from './leave.ts'
import { linkTo, periodOf, shownAlone, some, type Written } from './timelines.ts'

/** Skills: bars where there are numbers, groups where there are words below words, else their names. */
export function skillsOf({ skills, lang }: Resume, leave: Leave): Written {
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
      // A group of each would say its name twice.
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

/** Projects with pictures are a section, which needs one of each; others are a timeline, and a list of the résumé. */
export function projectsOf({ projects, lang }: Resume, leave: Leave): Written {
  const pictured = projects.filter(isCard)
  if (pictured.length === 0) {
    const isDated = projects.every(({ startDate, endDate, dates }) => startDate ?? endDate ?? dates)
    for (const [index, { image, dates, startDate }] of projects.entries()) {
      const lacks = 'a project with a picture needs a description and a link, and has no dates or roles'
      if (image) leave(`projects[${index}].image`, image, lacks)
      if (dates && !startDate && !isDated)
        leave(`projects[${index}].dates`, dates, 'a list of which not all have dates shows none')
    }
    if (projects.length === 0) return { sections: [], lists: {} }
    const items = projects.map(({ name, entity, description, url, ...when }) =>
      filled({
        title: name,
        organisation: entity,
        ...periodOf(when),
        text: description,
        link: linkTo(url),
      }),
    )
    return { sections: [shownAlone('projects', lang, items)], lists: { projects: projects.map(listed) } }
  }
  const items = pictured.map(({ name, description = '', image = '', url = '', keywords }) => {
    const tags = keywords.filter((word) => word.length <= 40).slice(0, 20)
    for (const word of keywords)
      if (!tags.includes(word)) leave(`projects, ${name}`, word, 'it is no short tag')
    return filled({
      title: name,
      description,
      image: { src: image, alt: isInEnglish(lang) ? `A view of ${name}` : name },
      link: url,
      tags: some(tags),
    })
  })
  const layout = items.length > 15 ? { layout: 'list' } : {}
  return {
    sections: [{ type: 'projects', id: 'projects', ...headingsOf('projects', lang), ...layout, items }],
    lists: {},
  }
}

/**
 * Projects that others with pictures leave no room for, as a text: the résumé takes its projects from one place. What a
 * line does not say is told of.
 */
export function moreProjects({ projects }: Resume, leave: Leave): Resume['texts'] {
  const others = projects.filter((one) => !isCard(one))
  if (others.length === projects.length || others.length === 0) return []
  const why = 'a list of projects without pictures has names, links and descriptions'
  const paragraphs = others.map(({ name, url, description, ...rest }): Paragraph => {
    for (const [key, value] of Object.entries(rest))
      for (const text of [value].flat()) if (text) leave(`projects, ${name}, ${key}`, text, why)
    return url
      ? filled({ words: name, url, text: description })
      : [name, description].filter(Boolean).join(': ')
  })
  return [{ heading: 'More Projects', paragraphs }]
}

/** Whether all that is known of a project fits its card. */
const isCard = ({ image, url, description, highlights, roles, startDate, entity }: ResumeProject) =>
  Boolean(image && url && description) && highlights.length + roles.length === 0 && !startDate && !entity

function listed({
  name,
  description,
  highlights,
  keywords,
  roles,
  entity,
  type,
  url,
  ...when
}: ResumeProject) {
  const { dates: _, ...period } = periodOf(when)
  return filled({
    title: name,
    description,
    highlights: some(highlights),
    keywords: some(keywords),
    roles: some(roles),
    organisation: entity,
    kind: type,
    url,
    ...period,
  })
}

/** Publications with authors are a section; those of a JSON Resume stand in the résumé, with day and summary. */
export function publicationsOf({ publications, name: owner, lang }: Resume, leave: Leave): Written {
  if (publications.length === 0) return { sections: [], lists: {} }
  const isScholarly = publications.some(({ authors, doi }) => authors.length > 0 || doi)
  const isDated = publications.every(({ releaseDate }) => releaseDate && releaseDate !== 'present')
  if (isScholarly && isDated) return { sections: [scholarly(publications, owner, lang, leave)], lists: {} }
  for (const { name, authors, doi } of publications) {
    if (authors.length > 0)
      leave(`publications, ${name}, authors`, authors.join(', '), 'a publication with authors needs its year')
    if (doi) leave(`publications, ${name}, doi`, doi, 'a publication with a DOI needs its year')
  }
  const shown = publications.map(({ name, publisher, releaseDate, url, summary }) =>
    filled({ title: name, organisation: publisher, start: releaseDate, text: summary, link: linkTo(url) }),
  )
  return {
    sections: [shownAlone('publications', lang, shown)],
    lists: {
      publications: publications.map(({ name, publisher, releaseDate, url, summary }) =>
        filled({ title: name, publisher, date: releaseDate, url, summary }),
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
  const items = publications.map(({ name, authors, publisher, releaseDate = '', doi, url, summary }) => {
    const isDoi = doi !== undefined && /^10\.\d{4,9}(?:\.\d+)*\/[^\s<>"]+$/.test(doi)
    if (doi && !isDoi) leave(`publications, ${name}, doi`, doi, 'it is no DOI')
    if (summary) leave(`publications, ${name}, summary`, summary, 'the list of publications has no summaries')
    if (releaseDate.length > 4) leave(`publications, ${name}, date`, releaseDate, 'the list shows the year')
    return filled({
      title: name,
      authors: authors.length > 0 ? authors : [owner ?? 'Your Name'],
      venue: publisher,
      year: Number(releaseDate.slice(0, 4)),
      doi: isDoi ? doi : undefined,
      link: linkTo(url),
    })
  })
  return { type: 'publications', id: 'publications', ...headingsOf('publications', lang), items }
}
