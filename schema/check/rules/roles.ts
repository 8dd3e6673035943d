import type { Finding } from '../../report/diagnostics.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { own } from '../../yaml/valueAt.ts'
import { ownerName } from '../describe.ts'
import { missingFound } from '../issues/missing.ts'
import { areMisspelt } from '../issues/unknownKeys.ts'
import type { Rule } from './rule.ts'

/** What belongs to roles, and so cannot stand beside them. */
const ofRoles = ['title', 'points']

/** An entry has a title, or an organisation and roles, which have the titles. */
export const roleRule: Rule = ({ withRoles }, checked) =>
  withRoles.flatMap(({ path, value }): Finding[] => {
    const has = (key: string) => own(value, key) !== undefined
    const needed = has('roles') || areMisspelt(['roles'], path, checked) ? 'organisation' : 'title'
    const missing =
      has(needed) || areMisspelt([needed], path, checked) ? [] : missingFound(path, [needed], checked)
    if (!has('roles')) return missing
    const beside = ofRoles.filter(has).map((key): Finding => {
      const position = positionOf(checked.root, [...path, key])
      return {
        code: 'beside-roles',
        message: `${ownerName(path, checked.value)} has roles, and ${key === 'title' ? 'a title' : 'a list of points'} beside them belongs to one of them`,
        label: 'beside roles',
        help:
          key === 'title'
            ? 'move it into the role that it names; the organisation is the heading above all of them'
            : 'move it into a role; what is true of all of them can stand in text',
        path: [...path, key],
        span: position.key ?? position.span,
      }
    })
    return [...missing, ...beside]
  })
