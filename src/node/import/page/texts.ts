import { localeOf } from '../../../../schema/text/languages.ts'
import { pointsIn } from '../../../../schema/text/sentence.ts'
import { inOneLine } from '../resume/sentences.ts'
import type { HeadedText, Paragraph, Resume } from '../resume.ts'
import { escaped, safeSentence, withoutBlocks } from '../wording.ts'
import type { Written } from './timelines.ts'
import { labelOf, ownHead, phraseIn, withoutCapitals } from './words.ts'

/** Sections of Markdown for texts under headings of their own. */
export function textsOf({ texts, lang }: Resume): Written[] {
  return texts.map(({ heading, paragraphs }: HeadedText, index) => {
    const head = ownHead(`text-${index + 1}`, headingIn(lang, heading))
    const isList =
      paragraphs.length > 1 && paragraphs.every((one) => typeof one !== 'string' || !one.includes('\n'))
    const text = isList ? markdownList(paragraphs) : paragraphs.map(inMarkdown).join('\n\n')
    return { type: 'prose', ...head, text }
  })
}

/** A heading in words. A key in Latin letters is none on a page in other ones. */
function headingIn(lang: string | undefined, heading: HeadedText['heading']): string {
  if (typeof heading === 'string') return heading
  if ('phrase' in heading) return phraseIn(lang, heading.phrase)
  const isLatin = localeOf(lang ?? 'en')?.maximize().script === 'Latn'
  return isLatin || !/^[\p{Script=Latin}\s]+$/u.test(heading.key) ? heading.key : labelOf('about', lang)
}

/** Points of a list, a line of Markdown each. */
export const markdownList = (points: readonly Paragraph[]): string =>
  points.map((point) => `- ${inOneLine(inMarkdown(point))}`).join('\n')

function inMarkdown(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') {
    const text = /\s\S+\s/.test(paragraph) ? withoutCapitals(paragraph) : paragraph
    const { summary = '', highlights } = pointsIn(text)
    if (highlights.length < 2) return safeMarkdown(text)
    return [safeMarkdown(summary), markdownList(highlights)].filter(Boolean).join('\n\n')
  }
  const { words, url, text } = paragraph
  const link = `[${escaped(words)}](<${new URL(url).href}>)`
  return text ? `${link}${colonBehind(words)}${safeMarkdown(text)}` : link
}

/** The colon behind words, which is wide behind Chinese and Japanese; a dash behind words that have a colon already. */
const colonBehind = (words: string): string => {
  if (/[:：]/.test(words)) return ' – '
  return /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}）」』】]$/u.test(words) ? '：' : ': '
}

/** A sentence as a part of a text; one that is no safe Markdown as its letters. */
export const safeMarkdown = (text: string) =>
  safeSentence(text) === text ? withoutBlocks(text) : escaped(text)
