import { positionOf } from '../../yaml/sourcePosition.ts'
import { own } from '../../yaml/valueAt.ts'
import type { Rule } from './rule.ts'
import { foundAt } from './rule.ts'

/** One to three digits and three behind a point, as German, Spanish and others write thousands: a decimal point to YAML. */
const thousands = /^[+-]?[1-9]\d{0,2}\.\d{3}$/

/**
 * Warns of a figure that looks like thousands and is read as decimals, unless `decimals` shows that these are meant.
 */
export const figureRule: Rule = ({ figures }, { root, text }) =>
  figures.flatMap(({ path, value }) => {
    const at = [...path, 'value']
    const { span } = positionOf(root, at)
    const written = text.slice(span.start, span.end)
    if (!thousands.test(written) || own(value, 'decimals') !== undefined) return []
    const read = String(Number(written))
    const otherwise = thousands.test(read) ? 'decimals: 3 beside it' : read
    return foundAt(root, at, {
      code: 'point-in-figure',
      severity: 'warning',
      message: `YAML reads the point in ${written} as a decimal point, not as a separator of thousands`,
      help: `write ${written.replace('.', '')}, or ${otherwise} if the point is a decimal one`,
    })
  })
