import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { factsOf } from '../../factsRegistry.ts'

/** Everything in a portfolio, or a part of one, that is text. */
export const wordsOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(wordsOf).join(' ')
      : ''

/** The letters and marks that samples are made of. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

/** All letters that headings may need: those of the portfolio, and where it shows samples, any. */
export const lettersOf = (portfolio: Portfolio) =>
  wordsOf(portfolio) +
  (portfolio.sections.some((section) => factsOf(section).sampleService?.(section)) ? ascii : '')
