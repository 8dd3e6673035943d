import { fileURLToPath } from 'node:url'
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite'

const stamped = fileURLToPath(new URL('../../theme/stamped.ts', import.meta.url))
const made = fileURLToPath(new URL('../../theme/made.ts', import.meta.url))

/** A piece of source that another takes the place of. */
interface Edit {
  start: number
  end: number
  text: string
}

const isFunction = ({ type }: ESTree.Expression) =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression'

/** The id in `styled.x.withConfig({ componentId: 'id' })`, which the compiler has written there. */
const idIn = (tag: string) => /\.withConfig\(\{\s*componentId: "([^"]+)"\s*\}\)$/.exec(tag)?.[1]

/** For the browser: all styles are in the document, so templates keep nothing but what follows from props. */
function emptied({ quasi }: ESTree.TaggedTemplateExpression, code: string): Edit[] {
  const values = quasi.expressions.filter(isFunction)
  const text = values.map(({ start, end }) => `\${${code.slice(start, end)}}`).join('')
  return [{ start: quasi.start, end: quasi.end, text: `\`${text}\`` }]
}

/** Whether an interpolation stands where the value of a property does: a variable is nowhere else of use. */
function isValue({ quasis }: ESTree.TemplateLiteral, index: number): boolean {
  const before = quasis.slice(0, index + 1).map(({ value }) => value.raw)
  return /:[^;{}]*$/.test(before.join('0'))
}

/** For the server: what follows from props becomes a CSS variable of the element, and each component is kept. */
function constant({ start, end, tag, quasi }: ESTree.TaggedTemplateExpression, code: string, id: string) {
  const values = quasi.expressions.filter(isFunction)
  const edits: Edit[] = values.map((value, index) => ({
    start: value.start,
    end: value.end,
    text: `'var(--${id}-${index})'`,
  }))
  const variables = values.map(
    (value, index) => `'--${id}-${index}': (${code.slice(value.start, value.end)})(props)`,
  )
  const attrs = values.length > 0 ? `.attrs((props) => ({ style: { ${variables.join(', ')} } }))` : ''
  return [
    { start, end: start, text: '__keep(' },
    { start: tag.end, end: tag.end, text: attrs },
    ...edits,
    { start: end, end, text: ')' },
  ]
}

/**
 * A module whose styles are ready for the one end of the page. Throws where a part that components share follows
 * from props, or more of a component's own style than values.
 */
export function withConstantStyles(code: string, end: 'client' | 'ssr'): string {
  const edits: Edit[] = []
  new Visitor({
    TaggedTemplateExpression(node) {
      const tag = code.slice(node.tag.start, node.tag.end)
      const id = idIn(tag)
      if (id === undefined && tag !== 'css') return
      if (id === undefined && node.quasi.expressions.some(isFunction))
        throw new Error('Only a component’s own style may follow from props, and no part that it shares.')
      if (node.quasi.expressions.some((value, index) => isFunction(value) && !isValue(node.quasi, index)))
        throw new Error('Only the value of a property may follow from props, and no name or selector.')
      if (end === 'client') edits.push(...emptied(node, code))
      else if (id !== undefined) edits.push(...constant(node, code, id))
    },
  }).visit(parseAst(code))
  const outer = edits.filter(
    (edit) => !edits.some((other) => other !== edit && other.start < edit.start && edit.end < other.end),
  )
  const changed = outer
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
  return end === 'ssr' ? `import { keep as __keep } from ${JSON.stringify(made)}\n${changed}` : changed
}

/**
 * Sends no style twice. The page is prerendered whole, so a build has every style in the document; in the
 * browser a few lines then do in the place of styled-components, and templates are left out of the chunks.
 * In the dev server styled-components does its work in the browser.
 */
export function constantStyles(): Plugin[] {
  return [
    {
      name: 'portfolio:stamped',
      apply: 'build',
      enforce: 'pre',
      applyToEnvironment: ({ name }) => name === 'client',
      resolveId: (name) => (name === 'styled-components' ? stamped : undefined),
    },
    {
      name: 'portfolio:constant-styles',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\/src\/.*\.tsx?$/, code: /styled-components/ },
        handler(code) {
          const end = this.environment.name === 'client' ? 'client' : 'ssr'
          return { code: withConstantStyles(code, end), map: null }
        },
      },
    },
  ]
}
