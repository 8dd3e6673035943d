import type { ResolvedHeading } from '../../shared/resolved.ts'
import { foreign } from '../ui/foreign.ts'

/** The heading of a page with its language, where it differs from the page's. Headings of sections come with theirs. */
export function inOwnLanguage(heading: ResolvedHeading): ResolvedHeading {
  // Languages are looked up by the text as written, without the zero-width spaces where a line may end.
  return { ...heading, language: foreign(heading.text.replaceAll('\u200b', '')) }
}
