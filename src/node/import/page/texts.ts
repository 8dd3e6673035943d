import { pointsIn } from '../../../../schema/text/sentence.ts'
import { inOneLine } from '../resume/sentences.ts'
import type { HeadedText, Paragraph, Resume } from '../resume.ts'
import { escaped, safeSentence, withoutBlocks } from '../wording.ts'
import type { Written } from './timelines.ts'
import { ownHead, phraseIn, withoutCapitals } from './words.ts'

/** Sections of Markdown for texts under headings of their own. */
export function textsOf({ texts, lang }: Resume): Written[] {
  return texts.map(({ heading, paragraphs }: HeadedText, index) => {
    const words = typeof heading === 'string' ? heading : phraseIn(lang, heading.phrase)
    const head = ownHead(`text-${index + 1}`, words)
    const isList =
      paragraphs.length > 1 && paragraphs.every((one) => typeof one !== 'string' || !one.includes('\n'))
    const text = isList ? markdownList(paragraphs) : paragraphs.map(inMarkdown).join('\n\n')
    return { type: 'prose', ...head, text }
  })
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
