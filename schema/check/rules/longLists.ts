import type { Finding } from '../../report/diagnostics.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { named } from '../describe.ts'
import type { Rule } from './rule.ts'

/** Warns of a list that is longer than what a page shows well. */
export const longListRule: Rule = ({ longLists }, { root }) =>
  longLists.map(({ path, length, max, beyond }): Finding => {
    const { key, span } = positionOf(root, path)
    return {
      code: 'long-list',
      severity: 'warning',
      message: `${named(path)} has ${length} entries, and more than ${max} ${beyond}`,
      label: `${length} entries`,
      help: 'keep those that say most about you, or split them into two sections with a text in between',
      path,
      span: key ?? span,
    }
  })
