import { quotedScalar } from '../../yaml/edits.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { eatenBehind, writeQuoted } from '../../yaml/syntax/cutText.ts'
import type { Rule } from './rule.ts'

/** Warns of a text that YAML cut at a `#` which looks like a part of it: `title: We are #1`. */
export const commentRule: Rule = ({ texts }, { root, text }) =>
  texts.flatMap(({ path }) => {
    const { plain, span } = positionOf(root, path)
    const eaten = plain ? eatenBehind(text, span.end) : undefined
    if (eaten === undefined) return []
    const start = span.end + eaten.indexOf('#')
    const end = span.end + eaten.length
    const whole = text.slice(span.start, end)
    return [
      {
        code: 'yaml-comment',
        severity: 'warning' as const,
        message: 'a # after a space begins a comment, so the text ends before it',
        label: 'not read as text',
        help: `${writeQuoted(whole)} if it belongs to the text; else put a space behind the #`,
        // A number is no comment of the author's.
        fix: /^#\d/.test(eaten.trim()) ? [{ start: span.start, end, text: quotedScalar(whole) }] : undefined,
        path,
        span: { start, end },
      },
    ]
  })
