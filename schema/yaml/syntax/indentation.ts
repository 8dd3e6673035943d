import { type Explained, leftOut, type Scene, said, sceneAt } from './errorContext.ts'
import { indentOf, withLetter, withoutSpan, withoutTabs } from './recovery.ts'

/** A tab, at the beginning of a line or elsewhere. */
export function tab(scene: Scene): Explained {
  const { text, lines, error } = scene
  const { start, end } = lines.span(scene.line)
  const content = text.slice(start, end)
  const blanks = content.slice(0, indentOf(content))
  const first = blanks.indexOf('\t')
  if (first === -1) {
    const at = text.indexOf('\t', Math.max(start, error.pos[0] - 1))
    const span = at === -1 || at >= end ? scene.span : { start: at, end: at + 1 }
    return said(scene, 'yaml-tab', 'a tab stands where YAML takes only spaces', 'replace it by spaces', {
      span,
      label: 'a tab',
      mended: withoutSpan(text, span),
    })
  }
  const more = (text.match(/^ *\t[ \t]*(?=\S)/gm)?.length ?? 1) - 1
  return said(
    scene,
    'yaml-tab',
    `this line is indented with a tab; YAML takes only spaces${more > 0 ? ` (${more} more ${more === 1 ? 'line begins' : 'lines begin'} so)` : ''}`,
    'replace each tab by two spaces; editors have a command for it, such as Convert Indentation to Spaces',
    { span: { start: start + first, end: start + blanks.length }, label: 'a tab', mended: withoutTabs(text) },
  )
}

/** A line that begins in the wrong column. */
export function indent(scene: Scene): Explained {
  const { text, lines, line } = scene
  const here = scene.span.start - lines.span(line).start
  const levels = new Set<number>()
  let least = Number.POSITIVE_INFINITY
  for (let above = line - 1; above > 0 && least > 0; above -= 1) {
    const { start, end } = lines.span(above)
    const content = text.slice(start, end)
    if (!content.trim() || content.trimStart().startsWith('#')) continue
    const inner = indentOf(content) + (/^\s*(?:- +)+/.exec(content)?.[0].trimStart().length ?? 0)
    for (const level of [inner, indentOf(content)]) {
      if (level < least) levels.add(level)
      least = Math.min(least, level)
    }
  }
  const near = [...levels]
    .filter((level) => level !== here)
    .toSorted((a, b) => Math.abs(a - here) - Math.abs(b - here))
  const meant = near.slice(0, 2).toSorted((a, b) => a - b)
  if (levels.has(here)) {
    const dash = scene.words.startsWith('-')
    return leftOut(
      scene,
      'yaml-indent',
      dash
        ? 'this dash begins an entry where keys stand'
        : 'this stands where entries stand, each after a dash',
      dash
        ? 'indent it below a key that has nothing beside it'
        : 'indent it to the column of the words behind the dash, or begin it with a dash',
      'wrong indentation',
    )
  }
  return leftOut(
    scene,
    'yaml-indent',
    `this line begins with ${here} ${here === 1 ? 'space' : 'spaces'}, which fits none of the lines above it`,
    `keys and dashes that belong together begin in the same column${meant.length ? `: try ${meant.join(' or ')} spaces` : ''}`,
    'wrong indentation',
  )
}

/** A line that is deeper than the one above it, which has its value already. */
export function tooDeep(scene: Scene): Explained {
  const next = sceneAt(scene.lines.span(scene.line).end, scene)
  return next.line > scene.line && indentOf(lineText(next)) > indentOf(lineText(scene))
    ? indent(next)
    : indent(scene)
}

function lineText({ text, lines, line }: Scene): string {
  const { start, end } = lines.span(line)
  return text.slice(start, end)
}

/** A list that begins on the line of its key. */
export function listBeside(scene: Scene): Explained {
  const at = scene.error.pos[0]
  return said(
    scene,
    'yaml-indent',
    'a list begins on the line below its key, not beside it',
    'begin a new line before the dash and indent it; if it is no list, put the text in quotes',
    { span: { start: at, end: Math.max(at + 1, scene.span.end) }, mended: withLetter(scene.text, at) },
  )
}
