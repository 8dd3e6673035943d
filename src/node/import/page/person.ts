import { resumeAddresses } from '../../../../schema/resume/addresses.ts'
import { localeOf } from '../../../../schema/text/languages.ts'
import { sentenceWords } from '../../../../schema/text/sentence.ts'
import { punctuationIn } from '../../../shared/punctuation.ts'
import type { Resume } from '../resume.ts'
import { filled, joinedPoints } from '../resume.ts'
import { escaped } from '../wording.ts'
import type { Social } from './contact.ts'
import { markdownList, safeMarkdown } from './texts.ts'
import { sinceWhen, type Written } from './timelines.ts'
import { emphasised, headOf, interestsWord, labelOf, phraseIn, resumeWord, withoutEmphasis } from './words.ts'

/** The most letters of a tagline. */
const longestTagline = 140

/**
 * What the first screen says of the person: the role, else the latest post, a short first paragraph of the summary, the
 * employer or the studies; nothing that the summary begins with, too. Undefined where nothing of that is known.
 */
export function taglineOf(resume: Resume): string | undefined {
  const { label, summary = '', work, education } = resume
  const [post] = work
  const [study] = education
  const place = post?.position && [post.position, post.name].filter(Boolean).join(' · ')
  const subject = [study?.studyType, study?.area].filter(Boolean).join(' ')
  const school = [subject, study?.institution].filter(Boolean).join(' · ')
  const [paragraph] = paragraphsOf(resume)
  const isNew = (one: string | undefined) => one && !beginsWith(summary, one)
  const isShort = paragraph && sentenceWords(paragraph).length <= longestTagline
  const text =
    [label, place].find(isNew) ?? (isShort ? paragraph : undefined) ?? [post?.name, school].find(isNew)
  return text && firstSentences(text, longestTagline)
}

/** Whether a text begins with a sentence, whatever stands at its end. */
function beginsWith(text: string, sentence: string): boolean {
  const words = (one: string) => one.replace(/\s+/g, ' ').trim().toLowerCase()
  const said = words(sentence).replace(/[.!?。！？]+$/u, '')
  return words(text).startsWith(said) && /^(?:$|[.!?。！？])/u.test(words(text).slice(said.length))
}

/**
 * The first screen: a portrait where there is one, else a drawing, or the name across the width, with all else on the
 * same sheet.
 *
 * @param drawing the path of the person's own
 */
export function heroOf(
  resume: Resume,
  name: string,
  sections: readonly Written[],
  drawing: string | undefined,
): Written {
  const { image, page, lang, email } = resume
  const [next] = sections
  const isSheet = image === undefined && drawing === undefined
  const main = ['projects', 'work', 'publications']
    .map((id) => sections.find((section) => section.id === id))
    .find(Boolean)
  const isPlaceSaid = sections.some(({ type, facts }) => type === 'about' && facts !== undefined)
  const [write, see, read] = [
    email && { name: phraseIn(lang, 'getInTouch'), href: `mailto:${email}` },
    main && { name: phraseIn(lang, 'seeWork'), href: `#${main.id}` },
    { name: resumeWord(lang), href: resumeAddresses.page },
  ]
  return filled({
    type: 'hero',
    id: 'home',
    headline: page.headline ? withoutEmphasis(page.headline) : emphasised(name),
    tagline: withEmployer(taglineOf(resume), resume),
    // On a sheet the work is in view.
    action: (isSheet ? write : see) || write || read,
    note: isPlaceSaid ? undefined : placeOf(resume),
    scroll:
      isSheet || !next
        ? undefined
        : { name: phraseIn(lang, 'scrollTo', String(next.label)), href: `#${next.id}` },
    art: image
      ? { portrait: { src: image, alt: phraseIn(lang, 'portraitOf', name) } }
      : drawing
        ? { drawing: { src: drawing } }
        : 'wide',
  })
}

/** A role with where somebody has it and since when, unless it says so. */
function withEmployer(tagline: string | undefined, resume: Resume): string | undefined {
  const { label, lang, work } = resume
  const now = sinceWhen(resume)
  const role = label ?? work[0]?.position
  const isRole = role !== undefined && tagline?.startsWith(role) && !/[.!?。]$/.test(role)
  if (!now || !isRole || role.toLowerCase().includes(now.name.toLowerCase())) return tagline
  const both = joinedPoints([role, phraseIn(lang, 'since', now.name, now.year)], ' ')
  return both && both.length <= longestTagline ? both : tagline
}

/** The icons of facts that the résumé has too. */
export const factIcons = { languages: 'lucide:languages', interests: 'lucide:sparkles' } as const

/** The paragraphs of a summary. */
const paragraphsOf = ({ summary = '' }: Resume): string[] =>
  summary
    .split(/\n+/)
    .map((one) => one.trim())
    .filter(Boolean)

/** The paragraphs of the summary that the first screen does not show already. */
function aboutParagraphs(resume: Resume): string[] {
  const paragraphs = paragraphsOf(resume)
  return paragraphs[0] === taglineOf(resume) ? paragraphs.slice(1) : paragraphs
}

/** The summary, and beside it where somebody lives, which languages he speaks, and what else he likes. */
export function aboutOf(resume: Resume): Written[] {
  const { interests, languages, lang } = resume
  const paragraphs = aboutParagraphs(resume)
  if (paragraphs.length === 0) return []
  const listed = new Intl.ListFormat(localeOf(lang)?.toString() ?? 'en', { style: 'short' })
  const spoken = languages.map(({ language, fluency }) => (fluency ? `${language} (${fluency})` : language))
  const facts = [
    { icon: 'lucide:map-pin', title: phraseIn(lang, 'basedIn'), text: placeOf(resume) },
    {
      icon: factIcons.languages,
      title: labelOf('languages', lang),
      text: listed.format(spoken.map(safeMarkdown)),
    },
    {
      icon: factIcons.interests,
      title: interestsWord(lang),
      text: listed.format(interests.map(({ name }) => safeMarkdown(name))),
    },
  ].filter(({ text }) => text)
  // A grid of one is none: the first screen says a place by itself, and the text anything else.
  const [fact] = facts
  if (facts.length === 1 && fact && fact.text !== placeOf(resume))
    paragraphs.push(`${fact.title}${punctuationIn(lang ?? 'en').colon}${fact.text}`)
  return [
    filled({
      type: 'about',
      ...headOf('about', lang),
      layout: 'none',
      paragraphs,
      facts: facts.length > 1 ? facts : undefined,
    }),
  ]
}

const placeOf = ({ location: { city, region } }: Resume): string | undefined =>
  [...new Set([city, region])].filter(Boolean).join(', ') || undefined

/**
 * How to reach somebody: the e-mail address itself, since a form that nothing receives would only open a mail with it;
 * without one, the profiles.
 */
export function contactOf({ lang, page, email }: Resume, socials: readonly Social[]): Written[] {
  const words = page.contact ? safeMarkdown(page.contact) : ''
  const links = email
    ? `[${escaped(email)}](<mailto:${email}>)`
    : socials.map(({ name, href }) => `- [${escaped(name)}](<${href}>)`).join('\n')
  const text = [words, links].filter(Boolean).join('\n\n')
  return text ? [{ type: 'prose', ...headOf('contact', lang), text }] : []
}

/** The languages that somebody speaks, unless they are facts beside the summary. */
export function languagesOf(resume: Resume): Written[] {
  const { languages, lang } = resume
  if (aboutParagraphs(resume).length > 0 || languages.length === 0) return []
  const points = languages.map(({ language, fluency }) => [language, fluency].filter(Boolean).join(' – '))
  return [{ type: 'prose', ...headOf('languages', lang), text: markdownList(points) }]
}

/** What others say, as the page shows it: a name may have a company behind it. */
export function referencesOf({ references, lang }: Resume): Written[] {
  const items: Written[] = []
  for (const { name, reference } of references) {
    const [person, ...company] = name?.split(/\s*[,，、·|]\s*/) ?? []
    if (person)
      items.push(filled({ name: person, company: company.join(', ') || undefined, feedback: reference }))
  }
  return items.length > 0 ? [{ type: 'testimonials', ...headOf('references', lang), items }] : []
}

/** The first sentences of a text in inline Markdown, as many as fit, on one line: as they are, or else their words. */
export function firstSentences(text: string, limit: number): string {
  const written = text.replace(/\s+/g, ' ').trim()
  const line = sentenceWords(written)
  if (line.length <= limit) return written
  const sentence = line.slice(0, limit).match(/^.+(?:[.!?।](?=\s)|[。！？](?![」』”’]))/u)?.[0]
  // Without the word that was cut, or, if there is no blank, half a surrogate pair.
  return sentence ?? `${line.slice(0, limit - 1).replace(/\s+\S*$|\p{Cs}$/u, '')}…`
}
