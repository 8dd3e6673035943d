import { linkedWords } from '../entries.ts'
import type { HeadedText, LeaveOver, Paragraph, Resume, ResumeProject } from '../resume.ts'
import { filled, joinedPoints } from '../resume.ts'
import { escaped } from '../sentences.ts'
import { chosenFor } from './choice.ts'
import { headingsOf, ownHeading } from './headings.ts'
import { phraseIn } from './phrases.ts'
import { whenOf } from './shortLists.ts'
import { headOf, linkOf, periodOf, shownAlone, some, type Written } from './timelines.ts'

/**
 * Projects that fit a card become a section of projects. If none does, they become timelines or lists, and a list of
 * the résumé.
 */
export function projectsOf({ projects, lang }: Resume, person: string, leaveOver: LeaveOver): Written {
  const cards = cardsOf(projects)
  if (cards.length === 0) {
    for (const [index, { image, links = [] }] of projects.entries()) {
      if (image)
        leaveOver(
          `projects[${index}].image`,
          image,
          'a project with a picture needs a description and a link, and has no dates or roles',
        )
      for (const { name, url } of links)
        leaveOver(
          `projects[${index}].links`,
          `${name} ${url}`,
          'a project on a timeline or in a list has one link',
        )
    }
    if (projects.length === 0) return { sections: [], lists: {} }
    const headings = [...new Set(projects.map(({ heading }) => heading))]
    const sections = headings.map((heading, index) => {
      const under = projects.filter((one) => one.heading === heading)
      const head = heading
        ? { id: `list-${index + 1}`, ...ownHeading(heading, lang) }
        : headOf('projects', lang)
      return { heading, section: shownProjects(head, under, person, lang) }
    })
    return {
      sections: sections.flatMap(({ heading, section }) => (heading ? [] : [section])),
      last: sections.flatMap(({ heading, section }) => (heading ? [section] : [])),
      lists: { projects: projects.map(listed) },
    }
  }
  const items = cards.map(({ name, description = '', image, url = '', links = [], keywords }) => {
    const tags = keywords.filter((word) => word.length <= 40).slice(0, 20)
    for (const word of keywords)
      if (!tags.includes(word)) leaveOver(`projects, ${name}`, word, 'it is no short tag')
    return filled({
      title: name,
      description,
      image: image && { src: image, alt: phraseIn(lang, 'viewOf', name) },
      link: url,
      links: some(
        links.map(({ name, url }) => ({ name: name || new URL(url).hostname, href: url })).slice(0, maxLinks),
      ),
      tags: some(tags),
    })
  })
  for (const { name, links = [] } of cards)
    for (const link of links.slice(maxLinks))
      leaveOver(`projects, ${name}, links`, link.url, `a project has ${maxLinks} at most`)
  const layout = layoutFor(cards, person)
  return {
    sections: [filled({ type: 'projects', id: 'projects', ...headingsOf('projects', lang), layout, items })],
    lists: {},
  }
}

/** Projects that are told of on cards or in rows, and how long their texts may be there. */
const [mostTold, longestTold] = [9, 420]

/** What kinds of projects look like. */
const kinds: readonly [kind: RegExp, icon: string][] = [
  [/talk|present|conference|speech/i, 'lucide:presentation'],
  [/site|web/i, 'lucide:globe'],
  [/app/i, 'lucide:app-window'],
  [/librar|package|open.?source/i, 'lucide:package'],
  [/book|research|paper/i, 'lucide:book-open'],
]

/**
 * Projects that say more than their section has keys for, on cards or in rows, as the person decides: what they are, when
 * they were and where they are. Undefined unless there are several, and each has a description that is not long.
 */
function toldProjects(
  head: ReturnType<typeof headOf>,
  projects: readonly ResumeProject[],
  person: string,
  lang: string | undefined,
) {
  const items = projects.map(({ name, entity, type = '', description, highlights, url, ...when }) => {
    const link = url && `[${escaped(new URL(url).hostname.replace(/^www\./, ''))}](<${new URL(url).href}>)`
    const facts = [whenOf(periodOf(when), lang), entity && escaped(entity), link].filter(Boolean).join(' · ')
    return {
      icon: kinds.find(([kind]) => kind.test(type))?.[1] ?? 'lucide:folder-open',
      title: name,
      description: [joinedPoints([description, ...highlights]), facts].filter(Boolean).join('\n'),
    }
  })
  const isTold =
    projects.length > 1 &&
    projects.length <= mostTold &&
    projects.every(({ description }) => description) &&
    items.every(({ description }) => description.length <= longestTold)
  if (!isTold) return undefined
  return filled({
    type: 'services',
    ...head,
    layout: chosenFor(person, 'projects', [undefined, 'list']),
    items,
  })
}

/** Projects that fit no card of projects: other cards or rows, else a timeline if all have dates, else a list. */
function shownProjects(
  head: ReturnType<typeof headOf>,
  projects: readonly ResumeProject[],
  person: string,
  lang: string | undefined,
) {
  const told = toldProjects(head, projects, person, lang)
  if (told) return told
  const items = projects.map(({ name, entity, location: _, description, highlights, url, ...when }) =>
    filled({
      title: name,
      organisation: entity,
      ...periodOf(when),
      text: description,
      points: some(highlights),
      link: linkOf(url),
    }),
  )
  return shownAlone(head, items)
}

/**
 * Projects that fit no card, beside others that do, as a text: the résumé takes its projects from one place. What the
 * text does not say is left over.
 */
export function moreProjects({ projects, lang }: Resume, leaveOver: LeaveOver): HeadedText[] {
  const cards = cardsOf(projects)
  const others = projects.filter((one) => !cards.includes(one))
  if (others.length === projects.length || others.length === 0) return []
  const why = 'a list of projects without pictures has names, links and descriptions'
  const paragraphs = others.map(({ name, url, description, links = [], ...rest }): Paragraph => {
    for (const [key, value] of Object.entries(rest))
      for (const text of [value].flat()) if (text) leaveOver(`projects, ${name}, ${key}`, text, why)
    for (const link of links) leaveOver(`projects, ${name}, links`, `${link.name} ${link.url}`, why)
    return linkedWords(url ? name : escaped(name), url, description)
  })
  return [{ heading: phraseIn(lang, 'moreProjects'), paragraphs }]
}

/** How many further links a card has at most. */
const maxLinks = 6

/**
 * The projects that fit cards: with pictures those of which all that is known fits, and the cards without a picture
 * only if all of them do, since the rest would stand elsewhere.
 */
function cardsOf(projects: readonly ResumeProject[]): readonly ResumeProject[] {
  const cards = projects.filter(isCard)
  if (projects.every((one) => cards.includes(one) && (one.image || fitsTags(one)))) return projects
  return cards.filter(({ image }) => image)
}

/** Whether all that is known of a project but its keywords fits a card. */
const isCard = ({
  url,
  description,
  highlights,
  roles,
  startDate,
  endDate,
  dates,
  entity,
  type,
}: ResumeProject) =>
  Boolean(url && description) &&
  highlights.length + roles.length === 0 &&
  !(startDate ?? endDate ?? dates ?? entity ?? type)

const fitsTags = ({ keywords }: ResumeProject) =>
  keywords.length <= 20 &&
  keywords.every((word) => word.length <= 40) &&
  new Set(keywords.map((word) => word.toLowerCase())).size === keywords.length

/** A stack if there are pictures for all of them, else a grid or, as the person decides, a list; a list where there are many. */
function layoutFor(cards: readonly ResumeProject[], person: string): string | undefined {
  if (cards.length > 15) return 'list'
  if (cards.every(({ image }) => image)) return undefined
  if (cards.length > 8) return 'list'
  const isPlain = cards.length > 2 && !cards.some(({ image }) => image)
  return isPlain ? chosenFor(person, 'projects', ['grid', 'list']) : 'grid'
}

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
