import type { Finding } from '../../report/diagnostics.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { heard } from './heard.ts'
import type { Rule } from './rule.ts'

/** Warns of two sections with the same heading, by which screen readers name and list them. */
export const equalHeadingRule: Rule = ({ ofKind }, { root }) => {
  const sections = ofKind.heading.filter(({ path }) => path[0] === 'sections')
  return sections.flatMap(({ path, value }, index): Finding[] => {
    const first = sections.findIndex((other) => heard(other.value) === heard(value))
    if (first === index) return []
    return [
      {
        code: 'duplicate-heading',
        severity: 'warning',
        message: `section ${Number(path[1]) + 1} has the heading of section ${Number(sections[first]?.path[1]) + 1}, so that nobody who hears the page can tell them apart`,
        label: 'the same once more',
        help: 'give each section a heading of its own',
        path,
        span: positionOf(root, path).span,
      },
    ]
  })
}
