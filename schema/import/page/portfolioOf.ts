import { z } from 'zod'
import type { Leftover } from '../reading.ts'
import type { Paragraph, Read, Resume } from '../resume.ts'
import { filled } from '../resume.ts'
import { Unimportable } from '../unimportable.ts'
import { emphasised, fitted, headingsOf, isInEnglish } from './headings.ts'
import { projectsOf, publicationsOf, skillsOf } from './lists.ts'
import { socialsOf } from './profiles.ts'
import { resumePart } from './resumePart.ts'
import { isBefore, timelinesOf } from './timelines.ts'

/** A portfolio as its file has it, and all of the input that is not in it. */
export interface Composed {
  data: Record<string, unknown>
  leftovers: Leftover[]
  /** What stands in for something that the input does not say, as paths of the file. */
  missing: ('email' | 'name')[]
}

/** The address that stands in for one that the input does not have: it reaches nobody, and `check -- --strict` says so. */
const noAddress = 'hello@example.com'

/** Makes a portfolio of what was read. Throws `Unimportable` where nothing was. */
export function portfolioOf({ resume: read, leftovers: before, format }: Read, file: string): Composed {
  const leftovers = [...before]
  const leave = (where: string, what: string, why: string) => leftovers.push({ where, what, why })
  const resume = usable(read, leave)
  if (isBlank(resume))
    throw new Unimportable(`${file} is read as a ${format}, and says nothing that a page could show.`)
  const missing: Composed['missing'] = []
  if (!resume.name) missing.push('name')
  if (!resume.email) missing.push('email')
  const name = resume.name ?? 'Your Name'

  const parts = [
    skillsOf(resume, leave),
    projectsOf(resume, leave),
    timelinesOf(resume),
    publicationsOf(resume, leave),
  ]
  const sections = [
    ...aboutOf(resume, name),
    ...parts.flatMap((part) => part.sections),
    ...proseOf(resume),
    contactOf(resume),
  ]
  const socials = socialsOf(resume)
  const data = filled({
    site: {
      title: resume.page.title ?? [name, resume.label].filter(Boolean).join(' · '),
      description: shortened(resume.page.description ?? resume.summary ?? resume.label ?? name, 200),
      lang: resume.lang ?? 'en',
      ...(isRightToLeft(resume.lang) && { dir: 'rtl' }),
      owner: filled({ name, role: resume.label, email: resume.email ?? noAddress }),
    },
    theme: resume.page.accent ? { accent: resume.page.accent } : undefined,
    socials: socials.length > 0 ? socials : undefined,
    sections: [heroOf(resume, name, sections), ...sections],
    resume: resumePart(resume, Object.assign({}, ...parts.map((part) => part.lists)), leave),
    footer: filled({
      groups: resume.page.resumeFile
        ? [{ title: 'Résumé', links: [{ name: 'Résumé', href: resume.page.resumeFile }] }]
        : undefined,
      copyright: `© ${name}`,
    }),
  })
  return { data, leftovers, missing }
}

type LeaveText = (where: string, what: string, why: string) => void

/** The résumé without what a page would refuse: addresses that are none, and ends before their starts. */
function usable(resume: Resume, leave: LeaveText): Resume {
  const { email } = resume
  const isAddress = email !== undefined && z.email().safeParse(email).success
  if (email && !isAddress) leave('email', email, 'it is no e-mail address')
  for (const list of [resume.work, resume.volunteer, resume.education, resume.projects])
    for (const { startDate, endDate } of list)
      if (isBefore(endDate, startDate))
        leave('an end', endDate ?? '', `it comes before its start, ${startDate}`)
  return { ...resume, email: isAddress ? email : undefined }
}

function isBlank({ name, label, summary, ...rest }: Resume): boolean {
  const lists = Object.values(rest).filter((value) => Array.isArray(value))
  return !name && !label && !summary && lists.every((list) => list.length === 0)
}

const isRightToLeft = (lang = '') => /^(?:ar|fa|he|ur)\b/.test(lang)

function heroOf(
  { label, summary, page, work, lang }: Resume,
  name: string,
  sections: readonly Record<string, unknown>[],
) {
  const [post] = work
  const said = [label, summary, post?.position].find(Boolean)
  const next = sections[0]
  const main = ['projects', 'work', 'education', 'skills']
    .map((id) => sections.find((section) => section.id === id))
    .find(Boolean)
  const isEnglish = isInEnglish(lang)
  return {
    type: 'hero',
    id: 'home',
    headline: page.headline ? fitted(page.headline) : emphasised(name),
    tagline: shortened(said ?? 'Say here in a sentence or two what you do.', 140),
    action: main
      ? { name: isEnglish ? 'See What I Have Done' : main.label, href: `#${main.id}` }
      : { name: isEnglish ? 'Get in Touch' : next?.label, href: '#contact' },
    scroll: { name: isEnglish ? `Scroll Down to ${next?.label}` : next?.label, href: `#${next?.id}` },
  }
}

function aboutOf({ summary, image, location, lang }: Resume, name: string): Record<string, unknown>[] {
  const paragraphs = (summary ?? '')
    .split(/\n+/)
    .map((one) => one.trim())
    .filter(Boolean)
  if (paragraphs.length === 0) return []
  const place = [location.city, location.region].filter(Boolean).join(', ')
  return [
    filled({
      type: 'about',
      id: 'about',
      ...headingsOf('about', lang),
      layout: image ? undefined : 'none',
      paragraphs,
      portrait: image ? { src: image, alt: `Portrait of ${name}` } : undefined,
      facts:
        place && isInEnglish(lang) ? [{ icon: 'lucide:map-pin', title: 'Based in', text: place }] : undefined,
    }),
  ]
}

/** Texts under headings of their own, each character of which means itself. */
function proseOf({ texts }: Resume): Record<string, unknown>[] {
  const headings = new Set<string>()
  return texts.map(({ heading, paragraphs }, index) => {
    let name = fitted(heading)
    while (headings.has(name.toLowerCase())) name = `${name} ${index + 1}`
    headings.add(name.toLowerCase())
    const isList =
      paragraphs.length > 1 && paragraphs.every((one) => typeof one !== 'string' || !one.includes('\n'))
    const text = paragraphs
      .map((one) => (isList ? `- ${inMarkdown(one)}` : inMarkdown(one)))
      .join(isList ? '\n' : '\n\n')
    return { type: 'prose', id: `text-${index + 1}`, label: heading, heading: name, text }
  })
}

function inMarkdown(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return escaped(paragraph)
  const { words, url, text } = paragraph
  const link = `[${escaped(words)}](<${new URL(url).href}>)`
  return text ? `${link}: ${escaped(text)}` : link
}

/** A text each character of which means itself in Markdown. */
const escaped = (text: string) =>
  text
    .replace(/[\\`*_[\]<>&~|!]/g, '\\$&')
    .replace(/^(\s*)([#+=:-])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2')

function contactOf({ lang, page }: Resume): Record<string, unknown> {
  return filled({ type: 'contact', id: 'contact', ...headingsOf('contact', lang), text: page.contact })
}

/** The first sentences of a text, as many as fit, on one line. */
function shortened(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= limit) return line
  const sentence = line.slice(0, limit).match(/^.+[.!?](?=\s)/)?.[0]
  return sentence ?? `${line.slice(0, limit - 1).replace(/\s+\S*$/, '')}…`
}
