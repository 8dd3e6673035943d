import type { Finding, Path, Problem } from '../../report/diagnostics.ts'
import { sentenceList } from '../../report/phrasing.ts'
import { problem } from '../../report/problem.ts'
import { nameSpan, sourcePositionAt } from '../../yaml/sourcePosition.ts'
import { isGroup, own, valueAt } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import { ownerName } from '../describe.ts'
import { insertion, missingFound } from '../issues/missing.ts'
import { areMisspelt } from '../issues/unknownKeys.ts'
import type { Rule } from './rule.ts'

/** A finding at the key that a path leads to. */
function atKey({ root }: Checked, path: Path, problem: Problem): Finding {
  const { key, span } = sourcePositionAt(root, path)
  return { ...problem, path, span: key ?? span }
}

/** A finding about what an entry lacks, at the word that names the entry. */
const lacking = ({ root }: Checked, path: Path, problem: Problem): Finding => ({
  ...problem,
  path,
  span: nameSpan(sourcePositionAt(root, path)),
})

/** A section shows either entries of its own or samples: one of the two, and never both. */
export const sampleRule: Rule = ({ sampled }, checked) => {
  const { root, text, value } = checked
  const findings: Finding[] = []
  for (const { path, schema, ...has } of sampled) {
    const owner = ownerName(path, value)
    if (has.items && has.samples)
      findings.push(atKey(checked, [...path, 'samples'], problem('items-or-samples', { owner })))
    if (has.items || has.samples) continue
    const adding = (key: string, words: string) =>
      insertion([key], schema.shape, sourcePositionAt(root, path), text).replace(/^add\b/, words)
    const items = adding('items', 'add items of your own')
    const words = { owner, items, samples: adding('samples', 'or have samples made') }
    findings.push(lacking(checked, path, problem('items-or-samples missing', words)))
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
    for (const [key, what] of [
      ['title', 'a title'],
      ['points', 'a list of points'],
    ] as const) {
      const words = { owner: ownerName(path, checked.value), what }
      if (has('roles') && has(key))
        findings.push(atKey(checked, [...path, key], problem('beside-roles', words)))
    }
  }
  return findings
}

/** Where a form writes to the owner's address, there is one. */
export const mailRule: Rule = (_, checked) => {
  const sections = own(checked.value, 'sections')
  const owner = ['site', 'owner']
  // The layout address has no such form.
  const writes = (section: unknown) =>
    own(section, 'type') === 'contact' &&
    own(section, 'layout') !== 'address' &&
    (own(section, 'delivery') ?? 'mailto') === 'mailto'
  const isNeeded = Array.isArray(sections) && sections.some(writes)
  if (!isNeeded || !isGroup(valueAt(checked.value, owner))) return []
  const isWritten = valueAt(checked.value, [...owner, 'email']) !== undefined
  if (isWritten || areMisspelt(['email'], owner, checked)) return []
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
  const findings: Finding[] = []
  const incomplete = new Set<Path>()
  for (const { parent, key, isWritten, layouts, layout } of laidOut) {
    if (isWritten || !layouts.includes(layout.name) || areMisspelt([key], parent, checked)) continue
    incomplete.add(parent)
    const written = idleOf.get(parent)
    const others = layout.all.filter((name) => !layouts.includes(name))
    const choice = written
      ? `that shows ${written.key}, which is written: ${sentenceList(written.layouts, 'or')}`
      : `that does without ${key}: ${sentenceList(others, 'or')}`
    for (const finding of missingFound(parent, [key], checked))
      findings.push({ ...finding, help: `${finding.help}\nor choose a layout of the section ${choice}` })
  }
  for (const { parent, key, layouts, layout } of idle) {
    // If the same object lacks a field, that finding names this one already.
    if (incomplete.has(parent)) continue
    const words = { layout: layout.name, key, layouts: sentenceList(layouts, 'or') }
    findings.push(atKey(checked, [...parent, key], problem('not-shown', words)))
  }
  return findings
}
