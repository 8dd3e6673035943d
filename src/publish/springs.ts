import type { Plugin } from 'vite'

/** What the page does not use of react-spring, by the package that it is in: where it stands, and what is kept. */
const unused = [
  // The table of the 147 names of colours, of which `transparent` is the first: nothing moves between colours.
  { file: /\/@react-spring\/shared\//, what: /(const colors = \{\s*transparent: 0),[^}]*\}/, kept: '$1 }' },
  // The elements that may move, which `src/motion/springs.ts` names too.
  {
    file: /\/@react-spring\/web\//,
    what: /(const primitives = )\[[^\]]*\]/,
    kept: '$1["article", "div", "span"]',
  },
]

/** Leaves out of the browser's springs what bundlers can't: tables that are walked through. */
export function leanSprings(): Plugin {
  return {
    name: 'portfolio:lean-springs',
    apply: 'build',
    transform: {
      filter: { id: /\/@react-spring\/(?:shared|web)\/.*\.mjs$/, code: /const (?:colors|primitives) = / },
      handler(code, id) {
        const part = unused.find(({ file }) => file.test(id))
        if (!part?.what.test(code)) this.error('react-spring has changed: see src/publish/springs.ts.')
        return { code: code.replace(part.what, part.kept), map: null }
      },
    },
  }
}
