import { Fragment } from 'react'
import type { ResolvedSentence } from '../../../schema/vite/resolved.ts'
import { Sentence } from '../../ui/text/Sentence.tsx'

/** The words of a testimonial in the quotation marks of its section, which stand around `{feedback}`. */
export function Quoted({ feedback, quote }: { feedback: ResolvedSentence; quote: string }) {
  return quote.split('{feedback}').map((mark, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the quotation marks never change places
    <Fragment key={index}>
      {index > 0 && <Sentence text={feedback} />}
      {mark}
    </Fragment>
  ))
}
