import { exampleLines } from '../add/exampleLines.ts'
import { anchorOf, type SectionKind } from '../add/newSection.ts'

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

/** Marks around a value that is to be replaced, in a text that is not yet a snippet. */
const [start, end] = ['\uE000', '\uE001']

/** The sections that `npm run add` writes, one for each layout of a type, with tab stops at what is to be replaced. */
export function snippetsOf({ type, schema, description, layouts }: SectionKind): Snippet[] {
  const all: readonly (string | undefined)[] = layouts.length > 0 ? layouts : [undefined]
  return all.map((layout, index) => {
    const lines = exampleLines(schema, {
      layout,
      values: { anchor: anchorOf(type) },
      stop: (written) => start + written + end,
    })
    const text = lines.map((line, at) => (at === 0 || line === '' ? line : `  ${line}`)).join('\n')
    return {
      label: `${index === 0 || layout === undefined ? type : `${type} ${layout}`} with every key`,
      description,
      body: { type: `^${withStops(text).slice('type: '.length)}` },
    }
  })
}

/** Escapes what has a meaning in snippets, and numbers the tab stops. */
function withStops(text: string): string {
  let number = 0
  return text
    .replace(/[\\$}]/g, '\\$&')
    .replaceAll(end, '}')
    .replaceAll(start, () => {
      number += 1
      return `\${${number}:`
    })
}
