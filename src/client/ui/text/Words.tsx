import type { ResolvedSentence } from '../../../shared/resolved.ts'
import { foreign } from '../foreign.ts'
import { sentence } from './sentence.tsx'

/** A text among others in one element: in a `bdi` with its language where that is not the page's. */
export function Words({ text }: { text: ResolvedSentence }) {
  const language = foreign(text)
  return language ? <bdi {...language}>{sentence(text)}</bdi> : sentence(text)
}
