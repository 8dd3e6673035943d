import type { Plugin } from 'vite'

/** The table of the 147 names of colours in react-spring; `transparent` is the first of them. */
const table = /((?:var|let|const) colors\$?\d* = \{\s*transparent: [^,]+),[^}]*\}/

/** Leaves the names of colours out of the springs: none here moves between colours that have names. */
export function withoutColourNames(): Plugin {
  return {
    name: 'portfolio:without-colour-names',
    apply: 'build',
    transform: {
      filter: { id: /\/@react-spring\/shared\//, code: /aliceblue/ },
      handler(code) {
        if (!table.test(code))
          this.error('The names of colours are not where they were in @react-spring/shared.')
        return { code: code.replace(table, '$1 }'), map: null }
      },
    },
  }
}
