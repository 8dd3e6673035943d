import { anchorId } from '../../model/fields.ts'
import type { Finding } from '../../report/diagnostics.ts'
import { linesOf } from '../../report/lines.ts'
import { nearest, onlyNear } from '../../report/nearest.ts'
import { quoted } from '../../report/phrasing.ts'
import { replaced, rewritten } from '../../yaml/edits.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { own } from '../../yaml/valueAt.ts'
import { meantAnchor } from '../issues/meant.ts'
import type { Rule } from './rule.ts'

/** The number of links for which a nearer anchor is looked up. */
const maxSought = 200

/** Every `#anchor` leads to a section, and no two sections share one. `#` and `#top` lead to the top. */
export const anchorRule: Rule = ({ ofKind }, { root, text, value }) => {
  const sections = own(value, 'sections')
  if (!Array.isArray(sections)) return []
  // If a section has no id that can be read, any link may lead to it but those that are nearly another's id.
  const areKnown = sections.every((section) => typeof own(section, 'id') === 'string')
  const findings: Finding[] = []
  const lines = linesOf(text)
  const first = new Map<string, number>()
  for (const { path, value } of ofKind.anchor) {
    const { span } = positionOf(root, path)
    const line = first.get(value)
    if (line === undefined) first.set(value, lines.lineOf(span.start))
    else {
      findings.push({
        code: 'duplicate-id',
        message: `the id ${quoted(value)} stands twice; the first is on line ${line}, and a link would always lead there`,
        label: `already on line ${line}`,
        help: 'give each section an id of its own',
        path,
        span,
      })
    }
  }

  const known = [...first.keys()]
  // An id of the wrong form is reported itself, so a link to its right form is accepted.
  const meant = new Set(known.flatMap((id) => [id.toLowerCase(), meantAnchor(id)]))
  const usable = known.filter((id) => anchorId.safeParse(id).success)
  const allowed = usable.slice(0, 100).map((id) => `#${id}`)
  const whole = positionOf(root, ['sections']).span
  const linked = new Set(ofKind.link.map(({ value }) => value.trim().replace(/^#/, '')))
  for (const { path, value, span } of ofKind.link) {
    const anchor = value.trim()
    if (!anchor.startsWith('#') || anchor === '#' || anchor === '#top' || meant.has(anchor.slice(1))) continue
    const near = findings.length < maxSought ? nearest(anchor.slice(1), known) : undefined
    if (!areKnown && (near === undefined || near !== onlyNear(anchor.slice(1), known))) continue
    const place = positionOf(root, path).span
    // If no other link leads there, the id may be what is misspelt.
    const isSure = near !== undefined && linked.has(near) && near === onlyNear(anchor.slice(1), known)
    const edit = span ? replaced(text, span, anchor, `#${near}`) : rewritten(text, place, `#${near}`)
    findings.push({
      code: 'unknown-anchor',
      message: `no section has the id ${quoted(anchor.slice(1))}, so this link leads nowhere`,
      label: near === undefined ? undefined : `did you mean "#${near}"?`,
      fix: isSure && edit ? [edit] : undefined,
      help: 'name the id of a section, or take the link away',
      allowed,
      path,
      span: span ?? place,
      whole,
      missed: anchor.slice(1),
    })
  }
  return findings
}
