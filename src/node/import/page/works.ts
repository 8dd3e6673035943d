import { doiForm } from '../../../../schema/model/sections/publications.ts'
import { linkedWords } from '../readLists.ts'
import type { HeadedText, Paragraph, Publication, Resume, ResumeProject, Skill, Skip } from '../resume.ts'
import { filled, joinedPoints } from '../resume.ts'
import { escaped } from '../wording.ts'
import {
  type Item,
  type Placed,
  periodOf,
  shownAlone,
  smallText,
  some,
  type Written,
  whenOf,
} from './timelines.ts'
import { headOf, labelOf, noName, ownHead, phraseIn, type SectionHead } from './words.ts'

// Skills, projects and publications: what a résumé says of somebody's works and means.

/** Skills: bars if there are percentages, groups if there are keywords, else names alone. */
export function skillsOf({ skills: read, lang }: Resume, skip: Skip): Placed {
  const skills = withPercent(
    read.map((one) => (one.phrase ? { ...one, name: phraseIn(lang, one.phrase) } : one)),
  )
  if (skills.length === 0) return { sections: [], lists: {} }
  const groupsOf = (all: typeof skills) =>
    all.map(({ name, level, keywords }) =>
      filled({ name, level, items: keywords.length > 0 ? keywords : [name] }),
    )
  const head = headOf('skills', lang)
  const bars = skills.filter(({ percent }) => percent !== undefined)
  if (bars.length > 0) {
    const others = skills.filter(({ percent, keywords }) => percent === undefined || keywords.length > 0)
    const sections: Written[] = [
      { type: 'skills', ...head, items: bars.map(({ name, percent }) => ({ name, level: percent })) },
    ]
    if (others.length > 0)
      sections.push({ type: 'skills', ...headOf('tools', lang), layout: 'groups', groups: groupsOf(others) })
    return { sections, lists: {} }
  }
  if (skills.some(({ keywords }) => keywords.length > 0)) {
    const single = skills.filter(({ level, keywords }) => !level && keywords.length === 0)
    const groups: Written[] = groupsOf(skills.filter((one) => single.length < 2 || !single.includes(one)))
    // A group for each of those would show its name twice.
    if (single.length > 1)
      groups.unshift({ name: labelOf('skills', lang), items: single.map(({ name }) => name) })
    return { sections: [{ type: 'skills', ...head, layout: 'groups', groups }], lists: {} }
  }
  for (const [index, { name, level }] of skills.entries())
    if (level)
      skip(
        `skills[${index}].level`,
        `${name}: ${level}`,
        'a skill by itself has its name, or a level in percent',
      )
  const items = skills.map(({ name }) => ({ name }))
  return { sections: [{ type: 'skills', ...head, layout: 'tags', items }], lists: {} }
}

/** Skills whose levels are percentages: written so, or as numbers beyond any other scale. */
function withPercent(skills: readonly Skill[]): readonly Skill[] {
  const levels = skills.map(({ level, keywords }) =>
    keywords.length === 0 ? /^(\d{1,3})\s*(%?)$/.exec(level ?? '') : null,
  )
  const known = levels.filter((level) => level !== null)
  const arePercentages =
    known.every(([, number]) => Number(number) <= 100) &&
    known.some(([, number, sign]) => sign || Number(number) > 10)
  if (!arePercentages) return skills
  return skills.map((skill, index) => {
    const number = levels[index]?.[1]
    return number === undefined
      ? skill
      : { ...filled({ ...skill, level: undefined }), percent: Number(number) }
  })
}

/**
 * Projects that fit a card become a section of projects. If none does, they become cards of another type, timelines or
 * lists, and a list of the résumé.
 */
export function projectsOf({ projects, lang }: Resume, skip: Skip): Placed {
  if (projects.length === 0) return { sections: [], lists: {} }
  const cards = cardsOf(projects)
  if (cards.length > 0) return { sections: [cardSection(cards, lang, skip)], lists: {} }
  for (const [index, { image, links = [] }] of projects.entries()) {
    if (image)
      skip(
        `projects[${index}].image`,
        image,
        'a project with a picture needs a description and a link, and has no dates or roles',
      )
    for (const { name, url } of links)
      skip(`projects[${index}].links`, `${name} ${url}`, 'a project on a timeline or in a list has one link')
  }
  const sections: Written[] = []
  const last: Written[] = []
  for (const [index, heading] of [...new Set(projects.map((one) => one.heading))].entries()) {
    const under = projects.filter((one) => one.heading === heading)
    if (heading) last.push(shownProjects(ownHead(`list-${index + 1}`, heading), under, lang))
    else sections.push(shownProjects(headOf('projects', lang), under, lang))
  }
  return { sections, last, lists: { projects: projects.map(listedProject) } }
}

/** How many tags and further links a card has at most, and how long a tag is. */
const [maxTags, maxLinks, longestTag] = [20, 6, 40]

/** From how many cards on they are in a list. */
const [manyPlain, manyPictured] = [8, 15]

function cardSection(cards: readonly ResumeProject[], lang: string | undefined, skip: Skip): Written {
  const items = cards.map(({ name, description = '', image, url = '', links = [], keywords }) => {
    const tags = keywords.filter((word) => word.length <= longestTag).slice(0, maxTags)
    for (const word of keywords)
      if (!tags.includes(word)) skip(`projects, ${name}`, word, 'it is no short tag')
    for (const link of links.slice(maxLinks))
      skip(`projects, ${name}, links`, link.url, `a project has ${maxLinks} at most`)
    const more = links.slice(0, maxLinks).map((one) => ({
      name: one.name || new URL(one.url).hostname,
      href: one.url,
    }))
    return filled({
      title: name,
      description,
      image: image && { src: image, alt: phraseIn(lang, 'viewOf', name) },
      link: url,
      links: some(more),
      tags: some(tags),
    })
  })
  const isPictured = cards.every(({ image }) => image)
  const isMany = cards.length > (isPictured ? manyPictured : manyPlain)
  const layout = isMany ? 'list' : isPictured ? undefined : 'grid'
  return filled({ type: 'projects', ...headOf('projects', lang), layout, items })
}

/** Projects that are told of on cards, and how long their texts may be there. */
const [mostTold, longestTold] = [9, 420]

/**
 * Projects that fit no card of projects: several with descriptions that are not long as cards that say what they are,
 * when they were and where they are; else a timeline if all have dates, else a list.
 */
function shownProjects(
  head: SectionHead,
  projects: readonly ResumeProject[],
  lang: string | undefined,
): Written {
  const told = projects.map(({ name, entity, description, highlights, url, ...when }) => {
    const link = url && `[${escaped(new URL(url).hostname.replace(/^www\./, ''))}](<${new URL(url).href}>)`
    const facts = [whenOf(periodOf(when), lang), entity && escaped(entity), link].filter(Boolean).join(' · ')
    return {
      icon: 'lucide:folder-open',
      title: name,
      description: [joinedPoints([description, ...highlights]), facts].filter(Boolean).join('\n'),
    }
  })
  const isTold =
    projects.length > 1 &&
    projects.length <= mostTold &&
    projects.every(({ description }) => description) &&
    told.every(({ description }) => description.length <= longestTold)
  if (isTold) return { type: 'services', ...head, items: told }
  const items = projects.map(({ name, entity, description, highlights, url, ...when }) => ({
    title: name,
    organisation: entity,
    ...periodOf(when),
    text: description,
    points: highlights,
    url,
  }))
  return shownAlone(head, items)
}

/**
 * Projects that fit no card, beside others that do, as a text: the résumé takes its projects from one place. Lists what
 * the text does not say.
 */
export function moreProjects({ projects, lang }: Resume, skip: Skip): HeadedText[] {
  const cards = cardsOf(projects)
  const others = projects.filter((one) => !cards.includes(one))
  if (others.length === projects.length || others.length === 0) return []
  const why = 'a list of projects without pictures has names, links and descriptions'
  const paragraphs = others.map(({ name, url, description, links = [], ...rest }): Paragraph => {
    for (const [key, value] of Object.entries(rest))
      for (const text of [value].flat()) if (text) skip(`projects, ${name}, ${key}`, text, why)
    for (const link of links) skip(`projects, ${name}, links`, `${link.name} ${link.url}`, why)
    return linkedWords(url ? name : escaped(name), url, description)
  })
  return [{ heading: phraseIn(lang, 'moreProjects'), paragraphs }]
}

/**
 * The projects that fit cards: with pictures those of which all that is known fits, and the cards without a picture
 * only if all of them do, since the rest would stand elsewhere.
 */
function cardsOf(projects: readonly ResumeProject[]): readonly ResumeProject[] {
  const cards = projects.filter(isCard)
  const areAll = cards.length === projects.length && cards.every((one) => one.image || fitsTags(one))
  return areAll ? projects : cards.filter(({ image }) => image)
}

/** Whether all that is known of a project but its keywords fits a card. */
const isCard = ({ url, description, highlights, roles, ...more }: ResumeProject) =>
  Boolean(url && description) &&
  highlights.length + roles.length === 0 &&
  !(more.startDate ?? more.endDate ?? more.dates ?? more.entity ?? more.type)

const fitsTags = ({ keywords }: ResumeProject) =>
  keywords.length <= maxTags &&
  keywords.every((word) => word.length <= longestTag) &&
  new Set(keywords.map((word) => word.toLowerCase())).size === keywords.length

/** A project as a list of the résumé has it. */
function listedProject({
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

/**
 * Publications with authors or a DOI, and with years, become a section of publications. Any others become a list of the
 * résumé, which the page shows too.
 */
export function publicationsOf({ publications, name: owner, lang }: Resume, skip: Skip): Placed {
  if (publications.length === 0) return { sections: [], lists: {} }
  const head = headOf('publications', lang)
  const isScholarly = publications.some(({ authors, doi }) => authors.length > 0 || doi)
  if (isScholarly && publications.every(({ date }) => date)) {
    const items = publications.map((one) => scholarly(one, owner ?? noName, skip))
    return { sections: [{ type: 'publications', ...head, items }], lists: {} }
  }
  for (const { name, authors, doi } of publications) {
    if (authors.length > 0)
      skip(`publications, ${name}, authors`, authors.join(', '), 'a publication with authors needs its year')
    if (doi) skip(`publications, ${name}, doi`, doi, 'a publication with a DOI needs its year')
  }
  const shown = publications.map(
    ({ name, publisher, date, dates, url, summary }): Item => ({
      title: name,
      organisation: publisher,
      dates,
      start: date,
      text: summary,
      url,
    }),
  )
  const listed = publications.map(({ name, publisher, date, dates, url, summary }) =>
    filled({ title: name, publisher, date, dates, url, summary }),
  )
  const lists = { publications: listed }
  if (shown.length === 1) return { sections: [], small: [smallText('publications', shown, lang)], lists }
  return { sections: [shownAlone(head, shown)], lists }
}

function scholarly(publication: Publication, owner: string, skip: Skip) {
  const { name, authors, publisher, date = '', dates, doi, url, summary } = publication
  const isDoi = doi !== undefined && doiForm.test(doi)
  if (doi && !isDoi) skip(`publications, ${name}, doi`, doi, 'it is no DOI')
  if (summary) skip(`publications, ${name}, summary`, summary, 'the list of publications has no summaries')
  if (dates || date.length > 4) skip(`publications, ${name}, date`, dates ?? date, 'the list shows the year')
  return filled({
    title: name,
    authors: authors.length > 0 ? authors : [owner],
    venue: publisher,
    year: Number(date.slice(0, 4)),
    doi: isDoi ? doi : undefined,
    link: url ? { name: new URL(url).hostname.replace(/^www\./, '') || url, href: url } : undefined,
  })
}
