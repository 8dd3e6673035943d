import { quoted } from '../../report/phrasing.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import type { Rule } from './rule.ts'

/** Warns of a text that YAML cut at a `#` which looks like a part of it: `title: We are #1`. */
export const commentRule: Rule = ({ texts }, { root, text }) =>
  texts.flatMap(({ path }) => {
    const { plain, span } = positionOf(root, path)
    // A comment has a space behind its #; what has none, such as #1, was meant to be read.
    const eaten = plain
      ? /^[ \t]+#[^\s#!][^\r\n]*/.exec(text.slice(span.end, span.end + 200))?.[0]
      : undefined
    if (eaten === undefined) return []
    const start = span.end + eaten.indexOf('#')
    const whole = (text.slice(span.start, span.end) + eaten).trimEnd()
    return [
      {
        code: 'yaml-comment',
        severity: 'warning' as const,
        message: 'a # after a space begins a comment, so the text ends before it',
        label: 'not read as text',
        help: `write ${quoted(whole, 200)} if it belongs to the text; else put a space behind the #`,
        path,
        span: { start, end: start + eaten.trim().length },
      },
    ]
  })
