import type { Finding } from '../../report/diagnostics.ts'
import { problem } from '../../report/problem.ts'
import { nameSpan, sourcePositionAt } from '../../yaml/sourcePosition.ts'
import { own, valueAt } from '../../yaml/valueAt.ts'
import { ownerName } from '../describe.ts'
import { insertion } from '../issues/missing.ts'
import { foundAt, type Rule } from './rule.ts'

/** The layouts of a timeline that show what has no dates, too. */
const undatedLayouts: readonly unknown[] = ['near', 'rows']

/** Dates are days that there were or will be, ends come after starts, and entries along an axis of time have dates. */
export const dateRule: Rule = ({ ofKind, periods }, { root, text, value: data }) => {
  const findings: Finding[] = []
  for (const { path, value: date } of [...ofKind.date, ...ofKind.day])
    if (isUnreal(date.trim())) findings.push(...foundAt(root, path, problem('unreal-date', { date })))
  for (const { path, schema, value } of periods) {
    const { shape } = schema
    const start = String(own(value, 'start') ?? '')
    const end = String(own(value, 'end') ?? '')
    if (isBefore(end, start))
      findings.push(...foundAt(root, [...path, 'end'], problem('end-before-start', { start, end })))
    // An entry of the résumé alone needs no dates; where there are roles, the dates are theirs.
    if (!Object.hasOwn(shape, 'dates') || path[0] === 'resume') continue
    if (undatedLayouts.includes(valueAt(data, [...path.slice(0, 2), 'layout']))) continue
    const keys = Object.hasOwn(shape, 'date') ? ['date'] : ['start', 'end']
    if (['dates', 'roles', ...keys].some((key) => own(value, key) !== undefined)) continue
    const position = sourcePositionAt(root, path)
    const words = { owner: ownerName(path, data), insertion: insertion(keys, shape, position, text) }
    findings.push({ ...problem('no-dates', words), path, span: nameSpan(position) })
  }
  return findings
}

const dateParts = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/

/** Whether a date is in no calendar. */
function isUnreal(date: string): boolean {
  const [, year, month = '01', day = '01'] = dateParts.exec(date) ?? []
  if (year === undefined) return false
  const real = new Date(`${year}-${month}-${day}T00:00Z`)
  // 30 February is taken for 2 March.
  return Number.isNaN(real.getTime()) || real.getUTCDate() !== Number(day)
}

/** Whether a date lies before another, as far as both are exact: 2021 is not before 2021-03. */
function isBefore(first: string, second: string): boolean {
  if (!dateParts.test(first) || !dateParts.test(second)) return false
  const length = Math.min(first.length, second.length)
  return first.slice(0, length) < second.slice(0, length)
}
