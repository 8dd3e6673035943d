import type { HeadedText, Paragraph, Resume, ResumeProject } from '../resume.ts'
import { filled, joinedPoints } from '../resume.ts'
import { calm, headingsOf, withoutEmphasis } from './headings.ts'
import type { Leave } from './leave.ts'
import { phraseIn } from './phrases.ts'
import { headOf, linkTo, periodOf, shownAlone, some, type Written } from './timelines.ts'

/**
 * Projects that fit a card become a section of projects. If none does, they become timelines or lists, and a list of
 * the résumé.
 */
export function projectsOf({ projects, lang }: Resume, leave: Leave): Written {
  const pictured = projects.filter(isCard)
  if (pictured.length === 0) {
    for (const [index, { image }] of projects.entries())
      if (image)
        leave(
          `projects[${index}].image`,
          image,
          'a project with a picture needs a description and a link, and has no dates or roles',
        )
    if (projects.length === 0) return { sections: [], lists: {} }
    const headings = [...new Set(projects.map(({ heading }) => heading))]
    const sections = headings.map((heading, index) => {
      const under = projects.filter((one) => one.heading === heading)
      const own = heading && { label: calm(heading), heading: withoutEmphasis(calm(heading)) }
      const head = own ? { id: `list-${index + 1}`, ...own } : headOf('projects', lang)
      return { heading, section: shownProjects(head, under) }
    })
    return {
      sections: sections.flatMap(({ heading, section }) => (heading ? [] : [section])),
      last: sections.flatMap(({ heading, section }) => (heading ? [section] : [])),
      lists: { projects: projects.map(listed) },
    }
  }
  const items = pictured.map(({ name, description = '', image = '', url = '', keywords }) => {
    const tags = keywords.filter((word) => word.length <= 40).slice(0, 20)
    for (const word of keywords)
      if (!tags.includes(word)) leave(`projects, ${name}`, word, 'it is no short tag')
    return filled({
      title: name,
      description,
      image: { src: image, alt: phraseIn(lang, 'viewOf', name) },
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

/** Projects that fit no card: a timeline if all have dates, else a list. */
function shownProjects(head: ReturnType<typeof headOf>, projects: readonly ResumeProject[]) {
  const items = projects.map(({ name, entity, location: _, description, highlights, url, ...when }) =>
    filled({
      title: name,
      organisation: entity,
      ...periodOf(when),
      text: description ?? joinedPoints(highlights),
      link: linkTo(url),
    }),
  )
  return shownAlone(head, items)
}

/**
 * Projects that fit no card, beside others that do, as a text: the résumé takes its projects from one place. What the
 * text does not say is left over.
 */
export function moreProjects({ projects, lang }: Resume, leave: Leave): HeadedText[] {
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
  return [{ heading: phraseIn(lang, 'moreProjects'), paragraphs }]
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
  location,
  type,
  url,
  ...when
}: ResumeProject) {
  return filled({
    title: name,
    description,
    highlights: some(highlights),
    keywords: some(keywords),
    roles: some(roles),
    organisation: entity,
    location,
    kind: type,
    url,
    ...periodOf(when),
  })
}
