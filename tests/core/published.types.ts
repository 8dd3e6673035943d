import type {
  Resolved,
  ResolvedIcon,
  ResolvedMarkdown,
  ResolvedSection,
  ResolvedSentence,
} from '../../src/shared/resolved.ts'

// Type tests, checked by `tsc --noEmit`. Nothing here runs.

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** The type of a Markdown text becomes HTML and that of an icon name an icon; other texts stay strings. */
export const markdown: Same<ResolvedSection<'prose'>['text'], ResolvedMarkdown> = true
export const icon: Same<ResolvedSection<'services'>['items'][number]['icon'], ResolvedIcon> = true
export const text: Same<ResolvedSection<'numbers'>['items'][number]['label'], string> = true
/** A sentence stays a string where it has no Markdown. */
export const sentence: Same<ResolvedSection<'gallery'>['text'], ResolvedSentence | undefined> = true
export const plain: Same<Resolved<string>, string> = true
