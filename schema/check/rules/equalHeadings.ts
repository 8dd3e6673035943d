import type { Finding } from '../../report/diagnostics.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import type { Rule } from './rule.ts'

/** Warns of two sections with the same heading, by which screen readers name and list them. */
export const equalHeadingRule: Rule = ({ ofKind }, { root }) => {
  /** The number of the first section with each heading. */
  const firsts = new Map<string, number>()
  return ofKind.heading.flatMap(({ path, value }): Finding[] => {
    if (path[0] !== 'sections') return []
    // As it is compared with others by ear.
    const heading = value.replaceAll('*', '').trim().toLowerCase()
    const number = Number(path[1]) + 1
    const first = firsts.get(heading)
    if (first === undefined) {
      firsts.set(heading, number)
      return []
    }
    return [
      {
        code: 'duplicate-heading',
        severity: 'warning',
        message: `section ${number} has the same heading as section ${first}, so that users of screen readers cannot tell them apart`,
        label: 'the same once more',
        help: 'give each section a heading of its own',
        path,
        span: positionOf(root, path).span,
      },
    ]
  })
}
