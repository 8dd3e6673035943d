import type { ResolvedSentence } from './resolved.ts'

/** The words of a sentence without its Markdown: for machines, and to measure or to tell it from others. */
export function plain<T extends ResolvedSentence | undefined>(text: T): string | Extract<T, undefined>
export function plain(text: ResolvedSentence | undefined): string | undefined {
  return typeof text === 'object' ? text.text : text
}
