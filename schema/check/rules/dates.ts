import type { Finding, Problem } from '../../report/diagnostics.ts'
import { nameSpan, positionOf } from '../../yaml/sourcePosition.ts'
import { own } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import { ownerName } from '../describe.ts'
import { insertion } from '../issues/missing.ts'
import type { Contents } from './contents.ts'
import type { Rule } from './rule.ts'
import { foundAt } from './rule.ts'

/** Dates are days that there were or will be, and ends come after starts. */
export const dateRule: Rule = ({ ofKind, periods }, checked) => {
  const { root } = checked
  const unreal = [...ofKind.date, ...ofKind.day].flatMap(({ path, value }) =>
    foundAt(root, path, unrealFound(value)),
  )
  const early = periods.flatMap(({ path, value }) => {
    const [start, end] = [own(value, 'start'), own(value, 'end')]
    if (!isBefore(end, start)) return []
    return foundAt(root, [...path, 'end'], endFirst(String(end), String(start)))
  })
  return [...unreal, ...early, ...datesFound(periods, checked)]
}

const parts = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/

/** What is wrong with a date that no calendar has. */
function unrealFound(value: string): Problem | undefined {
  const [, year, month, day] = parts.exec(value.trim()) ?? []
  if (!month) return undefined
  if (Number(month) < 1 || Number(month) > 12) return unreal(`no year has a month ${month}`)
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  if (!day || (Number(day) >= 1 && Number(day) <= days)) return undefined
  return unreal(`${year}-${month} has ${days} days, and none is ${day}`)
}

const unreal = (message: string): Problem => ({
  code: 'unreal-date',
  message,
  label: 'no such date',
  help: 'write year, month and day in this order, such as 2021-03-15',
})

/** Whether a date lies before another, as far as both are exact: 2021 is not before 2021-03. */
function isBefore(one: unknown, other: unknown): boolean {
  const [first, second] = [String(one ?? ''), String(other ?? '')]
  if (!parts.test(first) || !parts.test(second)) return false
  const length = Math.min(first.length, second.length)
  return first.slice(0, length) < second.slice(0, length)
}

const endFirst = (end: string, start: string): Problem => ({
  code: 'end-before-start',
  message: `this ends in ${end}, before it began in ${start}`,
  label: `before ${start}`,
  help: 'put the earlier of the two at start',
})

/** An entry of a timeline has dates in own words, or a start or end. */
function datesFound(periods: Contents['periods'], { root, text, value: data }: Checked): Finding[] {
  return periods.flatMap(({ path, schema: { shape }, value }): Finding[] => {
    if (!Object.hasOwn(shape, 'dates')) return []
    const position = positionOf(root, path)
    const keys = Object.hasOwn(shape, 'date') ? ['date'] : ['start', 'end']
    // An entry of the résumé alone needs no dates; where there are roles, the dates are theirs.
    const isDated = ['dates', 'roles', ...keys].some((key) => own(value, key) !== undefined)
    if (isDated || path[0] === 'resume') return []
    return [
      {
        code: 'no-dates',
        message: `${ownerName(path, data)} does not say when it was`,
        label: 'has no dates, start or end',
        help: insertion(keys, shape, position, text),
        path,
        span: nameSpan(position),
        whole: position.span,
      },
    ]
  })
}
