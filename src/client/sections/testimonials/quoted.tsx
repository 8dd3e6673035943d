import { Fragment, type ReactNode } from 'react'
import type { ResolvedSentence } from '../../../shared/resolved.ts'
import { interpolate } from '../../ui/interpolate.ts'
import { sentence } from '../../ui/text/sentence.tsx'

/** The words of a testimonial in the quotation marks of its section, which stand around `{feedback}`. */
export const quoted = (feedback: ResolvedSentence, quote: string): ReactNode =>
  typeof feedback === 'object'
    ? quote.split('{feedback}').map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the quotation marks never change places
        <Fragment key={index}>
          {index > 0 && sentence(feedback)}
          {mark}
        </Fragment>
      ))
    : interpolate(quote, { feedback })
