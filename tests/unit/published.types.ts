import type { Resolved, ResolvedIcon, ResolvedMarkdown, ResolvedSection } from '../../schema/vite/resolved.ts'

// Type tests: `tsc --noEmit` fails when one of them does not hold. Nothing here runs.

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** Markdown becomes HTML by its type, as an icon's name becomes an icon; other texts stay texts. */
export const markdown: Same<ResolvedSection<'prose'>['text'], ResolvedMarkdown> = true
export const icon: Same<ResolvedSection<'services'>['items'][number]['icon'], ResolvedIcon> = true
export const text: Same<ResolvedSection<'gallery'>['text'], string | undefined> = true
export const plain: Same<Resolved<string>, string> = true
