import type { Finding } from '../../report/diagnostics.ts'
import { list } from '../../report/phrasing.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { missingFound } from '../missing.ts'
import { meantKey } from '../unknown.ts'
import type { Rule } from './rule.ts'

/** A layout has all that it shows, and nothing is written for it that it does not show. */
export const layoutRule: Rule = ({ laidOut }, checked) =>
  laidOut.flatMap(({ parent, key, isWritten, unknown, layouts, mayStay, layout }): Finding[] => {
    const isShown = layouts.includes(layout.name)
    if (isShown === isWritten || (isWritten && mayStay)) return []
    if (isShown) {
      // A key that is only misspelt is not missing as well.
      if (unknown.some((name) => meantKey(name, parent, checked) === key)) return []
      const others = layout.all.filter((name) => !layouts.includes(name))
      return missingFound(parent, [key], checked).map((finding) => ({
        ...finding,
        help: `${finding.help}\nor choose a layout of the section that does without ${key}: ${list(others, 'or')}`,
      }))
    }
    const path = [...parent, key]
    const position = positionOf(checked.root, path)
    return [
      {
        code: 'not-shown',
        severity: 'warning',
        message: `the layout ${layout.name} does not show ${key}`,
        label: 'not shown',
        help: `take it away, or choose a layout that shows it: ${list(layouts, 'or')}`,
        path,
        span: position.key ?? position.span,
      },
    ]
  })
