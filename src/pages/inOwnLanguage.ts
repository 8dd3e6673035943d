import type { ResolvedHeading } from '../../schema/vite/resolved.ts'
import { foreign } from '../ui/foreign.ts'

/** The heading of a page with its language, where that is not the page's. Headings of sections come with theirs. */
export function inOwnLanguage(heading: ResolvedHeading): ResolvedHeading {
  // Languages are known by texts as they were written: without the places where a line may end.
  return __FOREIGN__ ? { ...heading, language: foreign(heading.text.replaceAll('\u200b', '')) } : heading
}
