import type { Finding, Path, Problem } from '../../report/diagnostics.ts'
import { list } from '../../report/phrasing.ts'
import { nameSpan, positionOf } from '../../yaml/sourcePosition.ts'
import { isGroup, own, valueAt } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import { ownerName } from '../describe.ts'
import { insertion, missingFound } from '../issues/missing.ts'
import { areMisspelt } from '../issues/unknownKeys.ts'
import { foundAt, type Rule } from './rule.ts'

/** A finding at the key that a path leads to. */
function atKey({ root }: Checked, path: Path, problem: Problem): Finding {
  const { key, span } = positionOf(root, path)
  return { ...problem, path, span: key ?? span }
}

/** A finding about what an entry lacks, at the word that names the entry. */
function lacking({ root }: Checked, path: Path, problem: Problem): Finding {
  const position = positionOf(root, path)
  return { ...problem, path, span: nameSpan(position) }
}

/** A section shows either entries of its own or samples: one of the two, and never both. */
export const sampleRule: Rule = ({ sampled }, checked) => {
  const { root, text, value } = checked
  const findings: Finding[] = []
  for (const { path, schema, items, samples } of sampled) {
    if (items !== samples) continue
    const owner = ownerName(path, value)
    if (items) {
      findings.push(
        atKey(checked, [...path, 'samples'], {
          code: 'items-or-samples',
          message: `${owner} has both items and samples; it can show only one of them`,
          label: 'beside items',
          help: 'take samples away once you have items of your own',
        }),
      )
      continue
    }
    const adding = (key: string, words: string) =>
      insertion([key], schema.shape, positionOf(root, path), text).replace(/^add\b/, words)
    findings.push(
      lacking(checked, path, {
        code: 'items-or-samples',
        message: `${owner} has nothing to show: neither items nor samples`,
        label: 'has no items or samples',
        help: `${adding('items', 'add items of your own')}\n${adding('samples', 'or have samples made')}`,
      }),
    )
  }
  return findings
}

/** An entry has a title, or an organisation and roles, which have the titles. */
export const roleRule: Rule = ({ withRoles }, checked) => {
  const findings: Finding[] = []
  for (const { path, value } of withRoles) {
    const has = (key: string) => own(value, key) !== undefined
    const needed = has('roles') || areMisspelt(['roles'], path, checked) ? 'organisation' : 'title'
    if (!has(needed) && !areMisspelt([needed], path, checked))
      findings.push(...missingFound(path, [needed], checked))
    if (!has('roles')) continue
    const beside = (key: string, what: string, help: string) => {
      if (!has(key)) return
      const message = `${ownerName(path, checked.value)} has roles, and ${what} beside them belongs to one of them`
      findings.push(
        atKey(checked, [...path, key], { code: 'beside-roles', message, label: 'beside roles', help }),
      )
    }
    beside(
      'title',
      'a title',
      'move it into the role that it names; the organisation is the heading above all of them',
    )
    beside('points', 'a list of points', 'move it into a role; what is true of all of them can stand in text')
  }
  return findings
}

/** Where a form writes to the owner's address, there is one. */
export const mailRule: Rule = (_, checked) => {
  const sections = own(checked.value, 'sections')
  const owner = ['site', 'owner']
  const writes = (section: unknown) =>
    own(section, 'type') === 'contact' && (own(section, 'delivery') ?? 'mailto') === 'mailto'
  const isNeeded = Array.isArray(sections) && sections.some(writes)
  if (!isNeeded || !isGroup(valueAt(checked.value, owner))) return []
  if (valueAt(checked.value, [...owner, 'email']) !== undefined || areMisspelt(['email'], owner, checked))
    return []
  return missingFound(owner, ['email'], checked).map((finding) => ({
    ...finding,
    message: `${finding.message}: the form of the section contact writes to it`,
    help: `${finding.help}\nor take that section away, or give it a delivery that sends the form to a server`,
  }))
}

/** A section has all the fields that its layout shows, and none that only other layouts show. */
export const layoutRule: Rule = ({ laidOut }, checked) => {
  const idle = laidOut.filter(
    ({ isWritten, layouts, mayStay, layout }) => isWritten && !mayStay && !layouts.includes(layout.name),
  )
  // By the parent object, since a file may have very many of them.
  const idleOf = new Map(idle.map((one) => [one.parent, one]))
  const missing: Finding[] = []
  const incomplete = new Set<Path>()
  for (const { parent, key, isWritten, layouts, layout } of laidOut) {
    if (isWritten || !layouts.includes(layout.name) || areMisspelt([key], parent, checked)) continue
    incomplete.add(parent)
    const written = idleOf.get(parent)
    const others = layout.all.filter((name) => !layouts.includes(name))
    const choice = written
      ? `that shows ${written.key}, which is written: ${list(written.layouts, 'or')}`
      : `that does without ${key}: ${list(others, 'or')}`
    for (const finding of missingFound(parent, [key], checked))
      missing.push({ ...finding, help: `${finding.help}\nor choose a layout of the section ${choice}` })
  }
  const notShown: Finding[] = []
  for (const { parent, key, layouts, layout } of idle) {
    // If the same object lacks a field, that finding names this one already.
    if (incomplete.has(parent)) continue
    notShown.push(
      atKey(checked, [...parent, key], {
        code: 'not-shown',
        severity: 'warning',
        message: `the layout ${layout.name} does not show ${key}`,
        label: 'not shown',
        help: `take it away, or choose a layout that shows it: ${list(layouts, 'or')}`,
      }),
    )
  }
  return [...missing, ...notShown]
}

/** Dates are days that there were or will be, ends come after starts, and entries of a timeline have dates. */
export const dateRule: Rule = ({ ofKind, periods }, checked) => {
  const { root, text, value: data } = checked
  const findings: Finding[] = []
  for (const { path, value } of [...ofKind.date, ...ofKind.day])
    findings.push(...foundAt(root, path, unrealFound(value)))
  for (const { path, schema, value } of periods) {
    const { shape } = schema
    const [start, end] = [own(value, 'start'), own(value, 'end')]
    if (isBefore(end, start)) {
      findings.push(
        ...foundAt(root, [...path, 'end'], {
          code: 'end-before-start',
          message: `this ends in ${end}, before it began in ${start}`,
          label: `before ${start}`,
          help: 'put the earlier of the two at start',
        }),
      )
    }
    // An entry of the résumé alone needs no dates; where there are roles, the dates are theirs.
    if (!Object.hasOwn(shape, 'dates') || path[0] === 'resume') continue
    const keys = Object.hasOwn(shape, 'date') ? ['date'] : ['start', 'end']
    if (['dates', 'roles', ...keys].some((key) => own(value, key) !== undefined)) continue
    findings.push(
      lacking(checked, path, {
        code: 'no-dates',
        message: `${ownerName(path, data)} does not say when it was`,
        label: 'has no dates, start or end',
        help: insertion(keys, shape, positionOf(root, path), text),
      }),
    )
  }
  return findings
}

const dateParts = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/

/** What is wrong with a date that no calendar has. */
function unrealFound(value: string): Problem | undefined {
  const [, year, month, day] = dateParts.exec(value.trim()) ?? []
  if (!month) return undefined
  let message: string
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  if (Number(month) < 1 || Number(month) > 12) message = `no year has a month ${month}`
  else if (day && (Number(day) < 1 || Number(day) > days))
    message = `${year}-${month} has ${days} days, and none is ${day}`
  else return undefined
  return {
    code: 'unreal-date',
    message,
    label: 'no such date',
    help: 'write year, month and day in this order, such as 2021-03-15',
  }
}

/** Whether a date lies before another, as far as both are exact: 2021 is not before 2021-03. */
function isBefore(one: unknown, other: unknown): boolean {
  const [first, second] = [String(one ?? ''), String(other ?? '')]
  if (!dateParts.test(first) || !dateParts.test(second)) return false
  const length = Math.min(first.length, second.length)
  return first.slice(0, length) < second.slice(0, length)
}
