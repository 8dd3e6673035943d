import type { ResolvedPicture, ResolvedSentence } from '../../../shared/resolved.ts'

/** A testimonial as it is shown: one of the YAML, or a sample. */
export interface TestimonialItem {
  name: string
  company?: string | undefined
  avatar?: ResolvedPicture | undefined
  feedback: ResolvedSentence
}

/** Capitals, and characters from U+1100 on, such as Chinese, Japanese and Korean: they are as wide as two others. */
const wideLetters = /[\p{Lu}\u{1100}-\u{10FFFF}]/gu

/** The approximate width of a text, in small Latin letters. */
export const lettersWide = (text: string): number => text.replace(wideLetters, 'mm').length

/** Whether the words of a testimonial are too long to be set as large as a quotation. */
export const isLong = (feedback: string): boolean => lettersWide(feedback) > 280
