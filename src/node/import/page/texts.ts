import { colonBehind } from '../readLists.ts'
import { type HeadedText, inOneLine, type Paragraph } from '../resume.ts'
import { escaped, safeSentence, withoutBlocks } from '../wording.ts'
import { headOf, ownHead, withoutCapitals } from './words.ts'

/** A text under a small heading, in Markdown. */
export interface SmallText {
  heading: string
  text: string
}

/** The most letters of a text that shares a section with others, rather than to leave a section nearly empty. */
const short = 320

/**
 * Sections of Markdown for texts under headings of their own; several short ones share one.
 *
 * @param small texts in Markdown that never have a section of their own
 */
export function textsOf(
  texts: readonly HeadedText[],
  lang: string | undefined,
  small: readonly SmallText[],
): Record<string, unknown>[] {
  const headings = new Set<string>()
  const all = texts.map(({ heading, paragraphs }, index) => {
    const head = ownHead(`text-${index + 1}`, heading)
    while (headings.has(head.label.toLowerCase())) head.label += ` ${index + 1}`
    headings.add(head.label.toLowerCase())
    head.heading = head.label
    const isList =
      paragraphs.length > 1 && paragraphs.every((one) => typeof one !== 'string' || !one.includes('\n'))
    const text = isList ? markdownList(paragraphs) : paragraphs.map(inMarkdown).join('\n\n')
    return { type: 'prose', ...head, text }
  })
  const few = all.filter(({ text }) => text.length <= short)
  if (small.length === 0 && few.length < 2) return all
  const text = [...small, ...few].map((one) => `### ${escaped(one.heading)}\n\n${one.text}`).join('\n\n')
  return [...all.filter((one) => !few.includes(one)), { type: 'prose', ...headOf('more', lang), text }]
}

/** Points of a list, a line of Markdown each. */
export const markdownList = (points: readonly Paragraph[]): string =>
  points.map((point) => `- ${inOneLine(inMarkdown(point))}`).join('\n')

function inMarkdown(paragraph: Paragraph): string {
  if (typeof paragraph === 'string')
    return safeMarkdown(/\s\S+\s/.test(paragraph) ? withoutCapitals(paragraph) : paragraph)
  const { words, url, text } = paragraph
  const link = `[${escaped(words)}](<${new URL(url).href}>)`
  return text ? `${link}${colonBehind(words)}${safeMarkdown(text)}` : link
}

/** A sentence as a part of a text; one that is no safe Markdown as its letters. */
export const safeMarkdown = (text: string) =>
  safeSentence(text).text === text ? withoutBlocks(text) : escaped(text)
