import { exampleLines } from '../add/examples.ts'
import { anchorOf, type NewSectionType } from '../add/newSection.ts'

/** A snippet of a JSON Schema for editors. */
interface Snippet {
  label: string
  description: string
  /**
   * The entry of the list, to which the language server for YAML adds its dash where there is none yet. All of it
   * stands behind the key `type`, as the literal text that the server takes a value with a caret for: keys of an object
   * could have no comments. Tab stops are written as `${1:text}`.
   */
  body: { type: string }
}

/** The sections that `npm run add` writes, one for each layout of a type, with tab stops at what is to be replaced. */
export function snippetsOf(kind: NewSectionType): Snippet[] {
  const { type, description, layouts } = kind
  const all: readonly (string | undefined)[] = layouts.length > 0 ? layouts : [undefined]
  return all.map((layout, index) => {
    const lines = exampleLines(kind, { layout, id: anchorOf(type) })
    const text = withStops(lines).join('\n  ').replace(/^ +$/gm, '')
    return {
      label: `${index === 0 || layout === undefined ? type : `${type} ${layout}`} with every key`,
      description,
      body: { type: `^${text.slice('type: '.length)}` },
    }
  })
}

/** A value on one line, behind its key or a dash, and the comment behind it. */
const scalar =
  /^(\s*(?:- )?(?!type:|layout:)[\w-]+: |\s*- )((?![#|>[{])(?:'[^']*'|"[^"]*"|(?:(?! #).)+))(.*)$/

/** Escapes what has a meaning in snippets, and numbers a tab stop for each value. */
function withStops(lines: readonly string[]): string[] {
  let number = 0
  const escaped = (text: string) => text.replace(/[\\$}]/g, '\\$&')
  return lines.map((line) => {
    const [, key = '', value, rest = ''] = /^\s*(?:- )?[\w-]+:\s*(?:#.*)?$/.test(line)
      ? []
      : (scalar.exec(line) ?? [])
    if (value === undefined) return escaped(line)
    number += 1
    return `${escaped(key)}\${${number}:${escaped(value)}}${escaped(rest)}`
  })
}
