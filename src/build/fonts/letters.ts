import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { factsOf } from '../../factsRegistry.ts'

/** All texts of a portfolio, or of a part of one, as one. */
export const textIn = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(textIn).join(' ')
      : ''

/** The characters of samples, which are made in the browser. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

/** The characters that the heading font must have: those of the portfolio, and where it has samples, all of ASCII. */
export const headingLetters = (portfolio: Portfolio) =>
  textIn(portfolio) +
  (portfolio.sections.some((section) => factsOf(section).sampleService?.(section)) ? ascii : '')
