import type { Finding } from '../../report/diagnostics.ts'
import { list } from '../../report/phrasing.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { missingFound } from '../issues/missing.ts'
import { meantKey } from '../issues/unknownKeys.ts'
import type { Rule } from './rule.ts'

/** A section has all the fields that its layout shows, and none that only other layouts show. */
export const layoutRule: Rule = ({ laidOut }, checked) => {
  const lacking = laidOut.filter(
    ({ parent, key, isWritten, unknown, layouts, layout }) =>
      layouts.includes(layout.name) &&
      !isWritten &&
      // A key that is only misspelt is not missing as well.
      !unknown.some((name) => meantKey(name, parent, checked) === key),
  )
  const idle = laidOut.filter(
    ({ isWritten, layouts, mayStay, layout }) => isWritten && !mayStay && !layouts.includes(layout.name),
  )
  // By the parent object, since a file may have very many of them.
  const idleOf = new Map(idle.map((one) => [one.parent, one]))
  const incomplete = new Set(lacking.map(({ parent }) => parent))
  const missing = lacking.flatMap(({ parent, key, layouts, layout }): Finding[] => {
    const others = layout.all.filter((name) => !layouts.includes(name))
    const written = idleOf.get(parent)
    const choice = written
      ? `that shows ${written.key}, which is written: ${list(written.layouts, 'or')}`
      : `that does without ${key}: ${list(others, 'or')}`
    return missingFound(parent, [key], checked).map((finding) => ({
      ...finding,
      help: `${finding.help}\nor choose a layout of the section ${choice}`,
    }))
  })
  // If the same object lacks a field, that finding names this one already.
  const alone = idle.filter(({ parent }) => !incomplete.has(parent))
  const notShown = alone.map(({ parent, key, layouts, layout }): Finding => {
    const path = [...parent, key]
    const position = positionOf(checked.root, path)
    return {
      code: 'not-shown',
      severity: 'warning',
      message: `the layout ${layout.name} does not show ${key}`,
      label: 'not shown',
      help: `take it away, or choose a layout that shows it: ${list(layouts, 'or')}`,
      path,
      span: position.key ?? position.span,
    }
  })
  return [...missing, ...notShown]
}
