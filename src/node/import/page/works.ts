import { doiForm } from '../../../../schema/model/sections/publications.ts'
import { networkOf } from '../formats/networks.ts'
import { firstSentences, joinedPoints } from '../resume/sentences.ts'
import type { Paragraph, Publication, Resume, ResumeProject, Skill } from '../resume.ts'
import { unique } from '../values.ts'
import { escaped } from '../wording.ts'
import { manyPublications } from './look.ts'
import { markdownList } from './texts.ts'
import { briefAbstract, datesOf, publicationRows, some, type Written } from './timelines.ts'
import { headOf, interestsWord, labelOf, noName, ownHead, phraseIn, type SectionHead } from './words.ts'

// Skills, projects and publications: what a résumé says of somebody’s works and means.

/** Sections, and lists that the résumé has as a whole since no section says all of them. */
export interface Placed {
  sections: Written[]
  lists: Written
}

/** The most groups of skills on the page; of more it has the names, and the résumé what belongs to each. */
const mostGroups = 12

/** Skills: bars if there are percentages, and sentences of names, with the languages and interests of the person. */
export function skillsOf({ skills: read, languages, interests, lang }: Resume): Placed {
  const skills = withPercent(read)
  const bars = skills.filter(({ percent }) => percent !== undefined)
  const named = skills.filter(({ percent, keywords }) => percent === undefined || keywords.length > 0)
  const isGlossary = named.filter(({ keywords }) => keywords.length > 0).length > mostGroups
  const single = isGlossary ? named : named.filter(({ keywords }) => keywords.length === 0)
  const grouped = named.filter((one) => !single.includes(one))
  const groups: Written[] = grouped.map(({ name, level, keywords }) => ({
    name,
    level,
    items: keywords,
  }))
  if (single.length > 0)
    groups.unshift({
      name: labelOf(bars.length > 0 ? 'tools' : 'skills', lang),
      items: single.map(({ name }) => name),
    })
  const ofSkills = groups.length
  const spoken = languages.map(({ language, fluency }) => (fluency ? `${language} (${fluency})` : language))
  const spokenName = labelOf('languages', lang)
  // Those of a programmer are other languages.
  const isTaken = named.some(({ name }) => name?.toLowerCase() === spokenName.toLowerCase())
  if (spoken.length > 0) groups.push({ name: isTaken ? phraseIn(lang, 'speaks') : spokenName, items: spoken })
  const liked = unique(interests.flatMap(({ name, keywords }) => [name, ...keywords]))
  if (liked.length > 0) groups.push({ name: interestsWord(lang), items: liked })
  const head = headOf('skills', lang)
  const sections: Written[] = []
  if (bars.length > 0)
    sections.push({
      type: 'skills',
      ...head,
      items: bars.map(({ name, percent }) => ({ name, level: percent })),
    })
  if (groups.length > 0)
    sections.push({
      type: 'skills',
      ...(bars.length > 0 ? headOf('tools', lang) : head),
      layout: 'groups',
      groups,
    })
  // Names alone, and what is no skill, would be groups of the résumé.
  const isOther = groups.length > ofSkills || single.length > 0
  const listed = skills.map(({ name, level, keywords }) => ({ name, level, keywords: some(keywords) }))
  return { sections, lists: { skills: isOther ? some(listed) : undefined } }
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
    return number === undefined ? skill : { ...skill, level: undefined, percent: Number(number) }
  })
}

/** How many tags and further links a project has at most, and how long a tag is. */
const [maxTags, maxLinks, longestTag] = [20, 6, 40]

/** The most projects whose pictures are piled up, and those that are told of; the page has the names of the others. */
const [mostPictured, mostTold] = [4, 9]

/** Projects under the usual heading, and those of each other heading that some have; names alone are a list. */
export function projectsOf({ projects, lang }: Resume): Placed {
  const sections: Written[] = []
  const headings = projects.map(({ heading }) => heading).filter((heading) => heading !== undefined)
  for (const [index, heading] of [undefined, ...new Set(headings)].entries()) {
    const head = heading === undefined ? headOf('projects', lang) : ownHead(`list-${index}`, heading)
    const under = projects.filter((one) => one.heading === heading)
    if (heading !== undefined && under.some(({ name }) => name.length > longestName)) {
      sections.push({ type: 'timeline', ...head, layout: 'rows', items: under.map(projectRow) })
      continue
    }
    const told = under.filter(aboutProject).slice(0, mostTold)
    const bare = under.filter((one) => !told.includes(one))
    if (told.length > 0) sections.push(projectSection(head, told, lang))
    const ofBare = told.length > 0 ? ownHead(`${head.id}-more`, phraseIn(lang, 'moreProjects')) : head
    const names = bare.map(({ name, url }): Paragraph => (url ? { words: name, url } : escaped(name)))
    if (bare.length > 0) sections.push({ type: 'prose', ...ofBare, text: markdownList(names) })
  }
  const isMore = projects.length > mostTold || projects.some(saysMore)
  return { sections, lists: { projects: isMore ? some(projects.map(listedProject)) : undefined } }
}

/** How long the name of a project may be that stands in large letters. */
const longestName = 48

/** An entry of a list of the owner's own, which has a title in place of a name, on a line. */
const projectRow = (project: ResumeProject): Written => ({
  title: project.name,
  organisation: project.entity,
  ...datesOf(project),
  text: textOf(project) === undefined ? undefined : aboutProject(project),
  link: project.url && { href: project.url },
})

/** The texts of a project. */
const textOf = ({ description, highlights }: ResumeProject): string | undefined =>
  highlights.length > 0 ? joinedPoints([description, ...highlights]) : description

/** How much of them the page has room for, in letters. */
const longestAbout = 280

/** What a project is: its first sentences, or else what it was made with and by whom. */
function aboutProject(project: ResumeProject): string | undefined {
  const { keywords, roles, entity, location } = project
  const text = textOf(project)
  if (text === undefined) return [...keywords, ...roles].join(', ') || (entity ?? location)
  return text.length > longestAbout ? firstSentences(text, longestAbout) : text
}

function projectSection(
  head: SectionHead,
  projects: readonly ResumeProject[],
  lang: string | undefined,
): Written {
  const items = projects.map((project) => {
    const { name, image, url, links, keywords, roles, entity } = project
    const { dates, start, end } = datesOf(project)
    const years = [start, end === 'present' ? undefined : end]
      .map((date) => date?.slice(0, 4))
      .filter(Boolean)
    return {
      title: name,
      description: aboutProject(project),
      image: image && { src: image, alt: phraseIn(lang, 'viewOf', name) },
      link: url,
      links: some(
        links.slice(0, maxLinks).map((one) => ({ name: one.name || networkOf(one.url), href: one.url })),
      ),
      client: entity,
      year: dates?.slice(0, longestTag) ?? ([...new Set(years)].join('–') || undefined),
      role: roles.join(', ') || undefined,
      tags: some(tagsOf(keywords)),
    }
  })
  const isPictured = projects.length <= mostPictured && projects.every(({ image }) => image)
  return { type: 'projects', ...head, layout: isPictured ? undefined : 'names', items }
}

/** Short keywords, each once. */
function tagsOf(keywords: readonly string[]): string[] {
  const tags = new Map(
    keywords.filter((word) => word.length <= longestTag).map((word) => [word.toLowerCase(), word]),
  )
  return [...tags.values()].slice(0, maxTags)
}

/** Whether a résumé says more of a project than a section does to it. */
function saysMore(project: ResumeProject): boolean {
  const { description, highlights, roles, entity, location, type, keywords, ...one } = project
  return (
    aboutProject(project) !== description ||
    description === undefined ||
    highlights.length + roles.length > 0 ||
    tagsOf(keywords).length < keywords.length ||
    [entity, location, type, one.startDate, one.endDate, one.dates].some(Boolean)
  )
}

/** A project as a list of the résumé has it. */
const listedProject = ({
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
}: ResumeProject) => ({
  title: name,
  description,
  highlights: some(highlights),
  keywords: some(keywords),
  roles: some(roles),
  organisation: entity,
  location,
  kind: type,
  url,
  ...datesOf(when),
})

/** Many publications with their years; where one has none, all of them are rows. A few stand beside awards. */
export function publicationsOf({ publications, name: owner, lang }: Resume): Placed {
  const listed = publications.map(({ name, publisher, date, dates, url, summary }) => ({
    title: name,
    publisher,
    date,
    dates,
    url,
    summary,
  }))
  const isCut = publications.some(({ summary = '' }) => summary !== briefAbstract(summary))
  const lists = { publications: isCut ? listed : undefined }
  if (publications.length < manyPublications) return { sections: [], lists }
  const head = headOf('publications', lang)
  if (!publications.every(({ date }) => date)) {
    const items = publicationRows(publications)
    return { sections: [{ type: 'timeline', ...head, layout: 'rows', items }], lists }
  }
  const items = publications.map((one) => publication(one, owner ?? noName))
  const isMore = publications.some(({ date = '', dates, summary }) => date.length !== 4 || dates || summary)
  return {
    sections: [{ type: 'publications', ...head, items }],
    lists: { publications: isMore ? listed : undefined },
  }
}

function publication({ name, authors, publisher, date = '', doi, url }: Publication, owner: string): Written {
  const isDoi = doi !== undefined && doiForm.test(doi)
  return {
    title: name,
    authors: authors.length > 0 ? authors : [owner],
    venue: publisher,
    year: Number(date.slice(0, 4)),
    doi: isDoi ? doi : undefined,
    link: url && { href: url },
  }
}
