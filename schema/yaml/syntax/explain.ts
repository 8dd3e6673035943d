import type { ParsedNode, YAMLError } from 'yaml'
import type { Lines } from '../lines.ts'
import { tagWords } from '../tree.ts'
import { type Explained, other, type Scene, said, sceneAt } from './errorContext.ts'
import { indent, tab, tooDeep } from './indentation.ts'
import { badEscape, badStart, colonInText, quote, valueStart } from './quoting.ts'
import { withoutSpan } from './recovery.ts'
import { bracket, noColon, unexpected } from './structure.ts'
import { openQuote } from './unclosed.ts'

/** Explains an error of the YAML parser by the trap that most likely caused it. */
export function explain(
  error: YAMLError,
  text: string,
  lines: Lines,
  contents: ParsedNode | null,
): Explained {
  return byCode(sceneAt(error.pos[0], { error, text, lines, contents }))
}

function byCode(scene: Scene): Explained {
  const { error, text, contents } = scene
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return tab(scene)
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'BLOCK_IN_FLOW':
      return colonInText(scene) ?? tooDeep(scene)
    case 'BAD_INDENT':
      return /^Flow/.test(error.message) ? bracket(scene) : indent(scene)
    case 'MISSING_CHAR':
      if (/quote/.test(error.message))
        return quote(scene, openQuote(contents, error.pos[0]) ?? scene.span.start)
      if (/without - indicator/.test(error.message)) return indent(scene)
      return /^Flow|flow/.test(error.message) ? bracket(scene) : noColon(scene)
    case 'MULTILINE_IMPLICIT_KEY':
      return noColon(scene)
    case 'UNEXPECTED_TOKEN':
      return unexpected(scene)
    case 'BAD_SCALAR_START':
      return badStart(scene, error.pos[0])
    case 'BAD_ALIAS':
    case 'ALIAS_PROPS':
      return badStart(scene, valueStart(scene) ?? error.pos[0])
    case 'BAD_DQ_ESCAPE':
      return badEscape(scene)
    case 'MULTIPLE_DOCS':
      return {
        finding: {
          code: 'yaml-document',
          message: 'a line of three hyphens begins a second document; the file holds only one',
          label: 'nothing from here on is read',
          help: 'delete the line; for a rule across the text, use another character',
          path: [],
          span: { start: error.pos[0], end: error.pos[0] + 3 },
        },
        hole: { start: error.pos[0], end: text.length, lost: true },
      }
    case 'BAD_DIRECTIVE':
      return said(
        scene,
        'yaml-syntax',
        'a line that begins with % is a directive; none is known here',
        'delete the line',
        {
          mended: withoutSpan(text, scene.span),
        },
      )
    case 'TAG_RESOLVE_FAILED':
      return said(scene, 'yaml-tag', ...tagWords(text.slice(error.pos[0], error.pos[1])), {
        span: { start: error.pos[0], end: error.pos[1] },
        label: 'read as a tag',
      })
    default:
      return other(scene)
  }
}
