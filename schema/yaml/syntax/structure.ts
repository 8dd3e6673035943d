import { type Explained, leftOut, other, type Scene, said } from './errorContext.ts'
import { indent, listBeside } from './indentation.ts'
import { badStart, leftOver, quote, valueStart } from './quoting.ts'
import { withLetter, withoutSpan } from './recovery.ts'
import { openBracket, openQuote } from './unclosed.ts'

/** A bracket that is never closed. */
export function bracket(scene: Scene): Explained {
  const open = openBracket(scene.contents, scene.text, scene.error.pos[0])
  if (open === undefined) return other(scene)
  const line = scene.lines.lineOf(open)
  const which = scene.text[open] ?? '['
  const closing = which === '[' ? ']' : '}'
  return said(
    scene,
    'yaml-bracket',
    `this ${which} is never closed; its ${closing} is missing`,
    `add ${closing} where the ${which === '[' ? 'list' : 'group of keys'} ends, or put the text in quotes if it begins with ${which}`,
    {
      span: { start: open, end: open + 1 },
      label: 'never closed',
      mended: withLetter(scene.text, open),
      hole: { start: open, end: Math.max(scene.lines.span(line).end, scene.span.start) },
      lost: true,
    },
  )
}

/** A line that should be a key or an entry and is neither. */
export function noColon(scene: Scene): Explained {
  const { words } = scene
  if (/^-[^\s-]/.test(words)) {
    return leftOut(
      scene,
      'yaml-space',
      'a dash needs a space behind it to begin an entry',
      `write - ${words.slice(1)}`,
    )
  }
  const glued = /^((?:- +)*[\w-]+):(?=\S)(?!\/\/)/.exec(words)
  if (glued) {
    return leftOut(
      scene,
      'yaml-space',
      'a colon needs a space behind it to end a key',
      `write ${glued[0]} ${words.slice(glued[0].length)}`,
    )
  }
  if (/^- |^[\w-]+:(?:\s|$)/.test(words)) return indent(scene)
  return leftOut(
    scene,
    'yaml-syntax',
    'this line is neither a key with a colon nor an entry after a dash',
    'write key: value; a text of several lines is indented deeper than its key',
  )
}

/** Something that cannot stand where it stands. */
export function unexpected(scene: Scene): Explained {
  const { error, text, contents, lines } = scene
  const at = error.pos[0]
  const character = text[at] ?? ''
  const open = openQuote(contents, at - 1, text)
  if (/at node end/.test(error.message) && open !== undefined) {
    if (lines.lineOf(open) !== scene.line) return quote(scene, open)
    return leftOver(scene, open)
  }
  const start = valueStart(scene)
  if (start !== undefined && start < at) return badStart(scene, start)
  if (/block-seq-ind on same line/.test(error.message)) {
    return listBeside(scene)
  }
  if (character === ']' || character === '}' || character === ',') {
    const what =
      character === ',' ? 'a comma stands here with nothing before it' : `this ${character} closes nothing`
    return said(scene, 'yaml-bracket', what, 'take it away, or put the text in quotes', {
      span: { start: at, end: at + 1 },
      mended: withoutSpan(text, { start: at, end: at + 1 }),
    })
  }
  if (/^-[^\s-]/.test(scene.words)) return noColon(scene)
  if (/Not a YAML token/.test(error.message)) {
    return leftOut(
      scene,
      'yaml-syntax',
      'behind | or > nothing more can stand on the line',
      'begin the text on the next line, indented',
    )
  }
  return /at node end/.test(error.message) ? indentOrOther(scene) : other(scene)
}

function indentOrOther(scene: Scene): Explained {
  return scene.error.pos[0] <= scene.span.start ? indent(scene) : other(scene)
}
