import { resumeAddresses } from '../../../../schema/resume/addresses.ts'
import { goesOn } from '../../../../schema/text/languages.ts'
import { sentenceWords } from '../../../../schema/text/sentence.ts'
import { firstSentences, joinedPoints, withBullets, withoutLists } from '../resume/sentences.ts'
import type { Resume } from '../resume.ts'
import { escaped } from '../wording.ts'
import { safeMarkdown } from './texts.ts'
import type { Written } from './timelines.ts'
import { emphasised, headOf, phraseIn, resumeWord, withoutEmphasis } from './words.ts'

/** The most letters of a sentence that the first screen says, of several, and of a role with where somebody has it. */
const [longestLead, longestLeads, longestRole] = [190, 130, 140]

/** What a summary says in which place of a page. */
interface Summary {
  /** On the first screen. */
  lead: string | undefined
  /** At the foot, above the address: what somebody looks for. */
  wish: string | undefined
  /** In a section of its own, where the first screen has no room for all. */
  paragraphs: string[]
}

/** How somebody says what he looks for. */
const wishing =
  /\bI (?:want|would like|hope) to\b|\bI(?:['’]m| am) looking (?:for|to)\b|\bich (?:suche|möchte)\b|\bje (?:cherche|souhaite)\b|\b(?:busco|quisiera)\b/i

/** Parts the summary. A sentence that says the role again is in none of its places: the header has it. */
export function summaryOf({ summary: written, tagline, label }: Resume): Summary {
  const summary = written && withoutLists(withBullets(written))
  const all = (summary ?? '')
    .split(/\n+/)
    .map(sentencesIn)
    .filter((sentences) => sentences.length > 0)
  const sentences = all.flat()
  const last = sentences.at(-1)
  const wish = sentences.length > 2 && last && wishing.test(last) ? last : undefined
  const [first = ''] = sentences
  const saysRole = sentences.length > 1 && label !== undefined && sharesWords(first, label)
  const isSaid = new Set([wish])
  let lead = tagline
  const isRole = (sentence: string) => saysRole && sentence === first
  const opening = all
    .map((paragraph) => paragraph.filter((one) => !isRole(one)))
    .find(({ length }) => length > 0)
  for (const sentence of lead === undefined ? (opening ?? []) : []) {
    const longer = [lead, sentence].filter(Boolean).join(' ')
    const longest = lead === undefined ? longestLead : longestLeads
    if (sentence === wish || sentenceWords(longer).length > longest) break
    lead = longer
    isSaid.add(sentence)
  }
  const left = all.map((paragraph) => paragraph.filter((one) => !isSaid.has(one)).join(' ')).filter(Boolean)
  const isRoleAlone = saysRole && left.length === 1 && left[0] === first
  return { lead, wish, paragraphs: isRoleAlone ? [] : left }
}

/** Abbreviations, behind whose full stop a sentence goes on. */
const abbreviated = String.raw`(?<!\b(?:Prof|Dr|Mr|Mrs|Ms|St|Jr|Sr|Inc|Ltd|Co|vs|etc|approx|incl|Ph\.D|M\.Sc|B\.Sc|e\.g|i\.e|bzw|z\.\s?B|Ing|Dipl|Univ)\.)`

const sentenceEnd = new RegExp(
  String.raw`(?<=\S{2}[.!?।](?:["”’)]|(?=\s)))${abbreviated}\s+(?!\p{Ll})|(?<=[。！？])(?![」』”’])`,
  'u',
)

const sentencesIn = (paragraph: string): string[] => paragraph.trim().split(sentenceEnd).filter(Boolean)

/** Whether a sentence has a word of a role that is longer than little ones. */
function sharesWords(sentence: string, role: string): boolean {
  const said = sentence.toLowerCase()
  return (role.toLowerCase().match(/\p{L}{5,}/gu) ?? []).some((word) => said.includes(word))
}

/**
 * The first screen: a portrait where there is one, else the name above the wall of years.
 *
 * @param lead what the summary says there
 */
export function heroOf(
  resume: Resume,
  name: string,
  sections: readonly Written[],
  lead: string | undefined,
): Written {
  const { image, lang, headline, email } = resume
  const contact = sections.find(({ type }) => type === 'contact')
  const canWrite = contact !== undefined && email !== undefined
  // What kind of file it is stands behind every link to one.
  const resumeLink = canWrite && `[${resumeWord(lang)}](${resumeAddresses.pdf})`
  const place = placeOf(resume)
  const role = roleWithEmployer(resume)
  const hasCareer = sections.some(({ layout }) => layout === 'near')
  return {
    type: 'hero',
    id: 'home',
    headline: headline ? withoutEmphasis(headline) : emphasised(name),
    // Beside no portrait stand the wall and the present, which say what somebody is, and where.
    tagline: image
      ? (role ?? lead)
      : (lead ?? (hasCareer && !isSentence(resume.label) ? withSchool(resume.label, resume) : role)),
    action: canWrite
      ? { name: phraseIn(lang, 'getInTouch'), href: `#${contact.id}` }
      : { name: resumeWord(lang), href: resumeAddresses.page },
    note: [place && escaped(place), resumeLink].filter(Boolean).join(' · ') || undefined,
    art: image ? { portrait: { src: image, alt: phraseIn(lang, 'portraitOf', name) } } : 'career',
  }
}

const isSentence = (role = '') => /[.!?。]$/.test(role)

/** Names that stand in place of an employer. */
const noEmployer = /self.?employed|freelanc|selbst|freiberuf|indépendant|autónom|autonomo|independent/i

/** Where somebody studies now and since when, behind a text; undefined unless he does, and began it after his latest post. */
function withSchool(
  text: string | undefined,
  { lang, work: [post], education: [study] }: Resume,
): string | undefined {
  const { institution, startDate: since, endDate: end = 'present' } = study ?? {}
  const isNow = since && since > (post?.startDate ?? '') && goesOn({ end })
  return text && institution && isNow
    ? joinedPoints([text, phraseIn(lang, 'since', institution, since.slice(0, 4))], ' ')
    : undefined
}

/** The role with where somebody has it and since when; or else the latest post or the studies. */
function roleWithEmployer(resume: Resume): string | undefined {
  const {
    label,
    lang,
    work: [post],
    education: [study],
  } = resume
  const studies = withSchool([study?.studyType, study?.area].filter(Boolean).join(' '), resume)
  if (studies) return studies
  const role = label ?? post?.position
  if (role === undefined)
    return (
      [post?.name, study?.studyType, study?.area, study?.institution].filter(Boolean).join(' · ') || undefined
    )
  const { name, startDate, endDate, dates } = post ?? {}
  const isNow = name && endDate === 'present' && startDate && !dates && !noEmployer.test(name)
  if (!isNow || isSentence(role) || role.toLowerCase().includes(name.toLowerCase()))
    return firstSentences(role, longestRole)
  const both = joinedPoints([role, phraseIn(lang, 'since', name, startDate.slice(0, 4))], ' ') ?? role
  return both.length <= longestRole ? both : firstSentences(role, longestRole)
}

/** What of the summary the first screen has no room for. */
export const aboutOf = ({ lang }: Resume, paragraphs: readonly string[]): Written[] =>
  paragraphs.length > 0 ? [{ type: 'about', ...headOf('about', lang), layout: 'none', paragraphs }] : []

export const placeOf = ({ location: { city, region } }: Resume): string | undefined =>
  [...new Set([city, region])].filter(Boolean).join(', ') || undefined

/** How to reach somebody: the address as wide as the page, below what he looks for, or else the profiles. */
export function contactOf({ lang, contact, email, profiles }: Resume, wish: string | undefined): Written[] {
  if (email === undefined && !profiles.some(({ url }) => url) && (contact ?? wish) === undefined) return []
  const text = [contact, wish]
    .filter((one) => one !== undefined)
    .map(safeMarkdown)
    .join('\n\n')
  return [{ type: 'contact', ...headOf('contact', lang), layout: 'address', text: text || undefined }]
}

/** What others say, as the page shows it: a name may have a company behind it. */
export function referencesOf({ references, lang }: Resume): Written[] {
  const items: Written[] = []
  for (const { name, reference } of references) {
    const [person, ...company] = name?.split(/\s*[,，、·|]\s*/) ?? []
    if (person) items.push({ name: person, company: company.join(', ') || undefined, feedback: reference })
  }
  return items.length > 0 ? [{ type: 'testimonials', ...headOf('references', lang), items }] : []
}
