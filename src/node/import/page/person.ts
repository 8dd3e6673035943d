import { localeOf } from '../../../../schema/text/languages.ts'
import { endOfLead } from '../../../../schema/text/lead.ts'
import { sentenceWords } from '../../../../schema/text/sentence.ts'
import { longestPart, textWidth } from '../../../../schema/text/textWidth.ts'
import { punctuationIn } from '../../../shared/punctuation.ts'
import type { Resume } from '../resume.ts'
import { filled } from '../resume.ts'
import { escaped } from '../sentences.ts'
import { emphasised, headingsOf, interestsWord, withoutEmphasis } from './headings.ts'
import type { Look, Opening } from './look.ts'
import { phraseIn } from './phrases.ts'
import type { Fact } from './shortLists.ts'
import { markdownList, written } from './texts.ts'
import { headOf } from './timelines.ts'

/** What a page needs to say of the person: the role; else the latest post; else the first sentences of the summary. */
export function taglineOf({ label, summary, work: [post] }: Resume): string | undefined {
  const place = post?.position && [post.position, post.name].filter(Boolean).join(' · ')
  const text = [label, place, summary, post?.name].find(Boolean)
  return text && firstSentences(text, 140)
}

/** How a first screen opens, and where its words stand. */
interface FirstScreen {
  opening: Opening
  layout: Look['layout']
  /** The path of a drawing of the person's own, in place of that of the look. */
  drawing?: string | undefined
}

/** The first screen: a portrait where there is one, else the drawing of the look, or words alone, as large as possible. */
export function heroOf(
  resume: Resume,
  name: string,
  sections: readonly Record<string, unknown>[],
  { opening, layout, drawing }: FirstScreen,
) {
  const { image, page, lang, label } = resume
  const next = sections[0]
  const main = ['projects', 'work', 'publications']
    .map((id) => sections.find((section) => section.id === id))
    .find(Boolean)
  const sentence = opening === 'sentence' ? openingSentence(resume) : undefined
  const art = image ? { portrait: { src: image, alt: phraseIn(lang, 'portraitOf', name) } } : undefined
  // Centred words leave a portrait little room, and need no arrow below a button that leads down.
  const isCentred = layout === 'centred' && !image
  return filled({
    type: 'hero',
    id: 'home',
    headline: page.headline ? withoutEmphasis(page.headline) : emphasised(sentence ?? bound(name)),
    tagline: sentence
      ? [name, label].filter(Boolean).join(' · ')
      : withEmployer(taglineOf(resume), resume) || phraseIn(lang, 'tagline'),
    action: main
      ? { name: phraseIn(lang, 'seeWork'), href: `#${main.id}` }
      : { name: phraseIn(lang, 'getInTouch'), href: '#contact' },
    note: noteOf(resume, hasPlace(next)),
    scroll: isCentred
      ? undefined
      : { name: phraseIn(lang, 'scrollTo', String(next?.label)), href: `#${next?.id}` },
    art: art ?? (opening !== 'drawing' ? 'type' : drawing && { drawing: { src: drawing } }),
    layout: layout && (isCentred ? layout : 'start'),
  })
}

/** What stands beside the button: where somebody lives and what he speaks, unless another section says so. */
function noteOf(resume: Resume, isPlaceSaid: boolean): string | undefined {
  const place = isPlaceSaid ? undefined : placeOf(resume)
  return [place, briefLanguages(resume)].filter(Boolean).join(' · ') || undefined
}

/** The most letters of a role with the employer behind it: two lines. */
const longestRole = 90

/** A role with where somebody has it now, unless it says so. */
function withEmployer(
  tagline: string | undefined,
  { label, lang, work: [post] }: Resume,
): string | undefined {
  const { name, position, endDate = 'present', dates } = post ?? {}
  const isNow = position !== undefined && endDate === 'present' && dates === undefined
  const isRole = label !== undefined && tagline === label && !/[.!?。]$/.test(label)
  if (!isNow || !isRole || name === undefined || label.toLowerCase().includes(name.toLowerCase()))
    return tagline
  const both = `${label}${punctuationIn(lang ?? 'en').comma}${name}`
  return both.length <= longestRole ? both : tagline
}

/** Whether a section says where somebody lives. */
const hasPlace = (section: Record<string, unknown> | undefined) =>
  section?.type === 'about' && section.facts !== undefined

/** The widest name, in em, that stays on one line of the narrowest phone. */
const widestName = 9

/** A name whose parts with a hyphen between them stay on one line, where a phone has room for them. */
function bound(name: string): string {
  return name
    .split(' ')
    .map((word) => {
      const whole = word.replace(/(?<=\p{L})-(?=\p{L})/gu, '\u2011')
      return longestPart(whole).width <= widestName ? whole : word
    })
    .join(' ')
}

/** The icons of facts that the résumé has too. */
export const factIcons = { languages: 'lucide:languages', interests: 'lucide:sparkles' } as const

/** The widest first sentence that is a heading, about 85 Latin letters, and the widest word in it, in em. */
const [widestHeading, widestWord] = [46, 8]

/** The widest one that fills the first screen, about 65 letters. */
const widestOpening = 35

/** A second sentence from this number of letters on, set as a lead below a heading that is a sentence, is a second one. */
const heavyLead = 70

/**
 * How a sentence ends that is whole: with a mark, and not with what may be an abbreviated name, such as `Univ.` In German
 * every noun has a capital letter, and so only the usual ones count.
 */
const whole = /(?<!\p{Lu}\p{L}{0,4})[.!?。！？؟।]$/u
const wholeInGerman = /(?<!\b(?:\p{Lu}|Abt|Bd|Dipl|Dr|Fr|Hr|Ing|Mag|Nr|Prof|St|Str|Univ))[.!?]$/u

/** The paragraphs of a summary. */
const paragraphsOf = ({ summary = '' }: Resume): string[] =>
  summary
    .split(/\n+(?!\s*(?:[•▪·]|[*–-]\s))/u)
    .map((one) => one.trim())
    .filter(Boolean)

/** The first sentence of a summary where that is short, plain and whole and others follow, and those. */
function firstSentence(resume: Resume): { sentence: string; width: number; left: string[] } | undefined {
  const [first = '', ...others] = paragraphsOf(resume)
  const locale = localeOf(resume.lang ?? 'en')
  const end = endOfLead(first, resume.lang ?? 'en') ?? 0
  const sentence = first.slice(0, end).trim()
  const rest = first.slice(end).trim()
  const { total, longest } = textWidth(sentence)
  const isPlain = sentenceWords(first) === first && !/[*_\n]/.test(sentence)
  const isWhole = (locale?.language === 'de' ? wholeInGerman : whole).test(sentence)
  const left = rest ? [rest, ...others] : others
  const isShort = total <= widestHeading && longest <= widestWord
  return isPlain && isWhole && isShort && left.length > 0 ? { sentence, width: total, left } : undefined
}

/** The sentence with which a first screen may open; undefined where the page has a headline, or no sentence is short enough. */
export function openingSentence(resume: Resume): string | undefined {
  const said = firstSentence(resume)
  const isFree = resume.page.headline === undefined && said !== undefined && said.width <= widestOpening
  // The tagline has what is not said, such as the name.
  return isFree && resume.summary !== taglineOf(resume) ? said.sentence : undefined
}

/**
 * The heading of the summary: its first sentence where that is short, so that the page has the words of its owner, and
 * what follows does not stand as large below it; else what all pages have.
 */
function saidFirst(resume: Resume, isSaid: boolean) {
  const head = headingsOf('about', resume.lang)
  const said = firstSentence(resume)
  if (said && isSaid) return { head, paragraphs: said.left }
  const lead = endOfLead(said?.left[0] ?? '', resume.lang ?? 'en') ?? 0
  return said && lead < heavyLead
    ? { head: { ...head, heading: said.sentence }, paragraphs: said.left }
    : { head, paragraphs: paragraphsOf(resume) }
}

/** Whether there is a summary that the first screen does not show already. */
export const hasAbout = (resume: Resume): boolean =>
  paragraphsOf(resume).length > 0 && resume.summary !== taglineOf(resume)

/**
 * The summary, and beside it where somebody lives, which languages he speaks, and what else he likes.
 *
 * @param isSaid whether the first screen says its first sentence
 * @param more further facts
 */
export function aboutOf(resume: Resume, isSaid: boolean, more: readonly Fact[]): Record<string, unknown>[] {
  const { interests, lang } = resume
  if (!hasAbout(resume)) return []
  const said = saidFirst(resume, isSaid)
  const listed = new Intl.ListFormat(localeOf(lang)?.toString() ?? 'en', { style: 'short' })
  const facts = [
    { icon: 'lucide:map-pin', title: phraseIn(lang, 'basedIn'), text: placeOf(resume) },
    {
      icon: factIcons.languages,
      title: headingsOf('languages', lang).label,
      text: spokenIn(resume),
    },
    {
      icon: factIcons.interests,
      title: interestsWord(lang),
      text: listed.format(likedOf(interests).map(written)),
    },
    ...more,
  ].filter(({ text }) => text)
  // A grid of one is none: the first screen says a place by itself, and the text anything else.
  const [fact] = facts
  const isLone = facts.length === 1 && fact !== undefined
  const last =
    isLone && fact.text !== placeOf(resume)
      ? [`${fact.title}${punctuationIn(lang ?? 'en').colon}${fact.text}`]
      : []
  return [
    filled({
      type: 'about',
      id: 'about',
      ...said.head,
      layout: 'none',
      paragraphs: [...said.paragraphs, ...last],
      facts: facts.length > 1 ? facts : undefined,
    }),
  ]
}

/** The most letters of what somebody likes in detail. */
const fewWords = 90

/** What somebody likes: the words below the names of groups, where they are few; else the names. */
function likedOf(interests: Resume['interests']): string[] {
  const names = interests.map(({ name }) => name)
  const words = interests.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name]))
  return interests.length > 1 && words.join(', ').length <= fewWords ? words : names
}

const placeOf = ({ location: { city, region } }: Resume): string | undefined =>
  [city, region].filter(Boolean).join(', ') || undefined

/**
 * How to write to somebody: the address itself, since a form that nothing receives would only open a mail with it. Who
 * has none gets the form, for which the report asks for one.
 */
export function contactOf({ lang, page, email }: Resume): Record<string, unknown> {
  const head = { id: 'contact', ...headingsOf('contact', lang) }
  if (!email) return filled({ type: 'contact', ...head, text: page.contact })
  const words = page.contact ? written(page.contact) : ''
  const link = `[${escaped(email)}](<mailto:${email}>)`
  return { type: 'prose', ...head, text: [words, link].filter(Boolean).join('\n\n') }
}

/** The languages that somebody speaks, in a sentence, with how well unless it is to be brief. */
function spokenIn({ languages, lang }: Resume, isBrief = false): string {
  const spoken = languages.map(({ language, fluency }) =>
    fluency && !isBrief ? `${language} (${fluency})` : language,
  )
  const listed = new Intl.ListFormat(localeOf(lang)?.toString() ?? 'en', { style: 'short' })
  return listed.format(spoken.map(written))
}

/** The most letters of languages that stand beside the button of the first screen. */
const briefly = 48

/** The languages that somebody speaks as a page shows them that has no facts: on its first screen, where they are few. */
const briefLanguages = (resume: Resume): string | undefined => {
  const spoken = spokenIn(resume, true)
  return hasAbout(resume) || spoken === '' || spoken.length > briefly ? undefined : spoken
}

/** Those which the first screen has no room for, in a section. */
export function languagesOf(resume: Resume): Record<string, unknown>[] {
  const { languages, lang } = resume
  if (hasAbout(resume) || languages.length === 0 || briefLanguages(resume) !== undefined) return []
  const points = languages.map(({ language, fluency }) => [language, fluency].filter(Boolean).join(' – '))
  return [{ type: 'prose', ...headOf('languages', lang), text: markdownList(points) }]
}

/** What others say, as the page shows it: a name may have a company behind it. */
export function referencesOf({ references, lang }: Resume): Record<string, unknown>[] {
  const items = references.flatMap(({ name, reference }) => {
    const [person, ...company] = name?.split(/\s*[,，、·|]\s*/) ?? []
    return person
      ? [filled({ name: person, company: company.join(', ') || undefined, feedback: reference })]
      : []
  })
  return items.length > 0 ? [{ type: 'testimonials', ...headOf('references', lang), items }] : []
}

/** The first sentences of a text in inline Markdown, as many as fit, on one line: as they are, or else their words. */
export function firstSentences(text: string, limit: number): string {
  const written = text.replace(/\s+/g, ' ').trim()
  const line = sentenceWords(written)
  if (line.length <= limit) return written
  const sentence = line.slice(0, limit).match(/^.+[.!?](?=\s)/)?.[0]
  // Without the word that was cut, or, if there is no blank, half a surrogate pair.
  return sentence ?? `${line.slice(0, limit - 1).replace(/\s+\S*$|\p{Cs}$/u, '')}…`
}
