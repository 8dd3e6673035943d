import type { Plugin } from 'vite'

/** What the page is better off without, by the file of a library that it is in: what stands there, how often, and what is kept. */
const parts = [
  // React throws a few errors as signs, and makes them in advance. An error notes where it was made, and wherever
  // a debugger listens, as Lighthouse's does, the browser parses all of React anew for that. Nobody reads it.
  {
    file: /\/react-dom-client\.production\.js/,
    what: /\bError\((formatProdErrorMessage\((?:460|461|474|519|542)\))\)/g,
    times: 5,
    kept: 'Object.create(Error.prototype, { message: { value: $1 } })',
  },
  // The table of the 147 names of colours, of which `transparent` is the first: nothing moves between colours.
  {
    file: /\/@react-spring\/shared\/.*\.mjs/,
    what: /(const colors = \{\s*transparent: 0),[^}]*\}/g,
    times: 1,
    kept: '$1 }',
  },
  // The elements that may move, which `src/motion/springs.ts` names too.
  {
    file: /\/@react-spring\/web\/.*\.mjs/,
    what: /(const primitives = )\[[^\]]*\]/g,
    times: 1,
    kept: '$1["article", "div", "span"]',
  },
]

/** Leaves out of the browser's libraries what bundlers can't, such as tables that are walked through. */
export function leanLibraries(): Plugin {
  return {
    name: 'portfolio:lean-libraries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: {
        id: parts.map(({ file }) => file),
        code: /const (?:colors|primitives) = |formatProdErrorMessage/,
      },
      handler(code, id) {
        const part = parts.find(({ file }) => file.test(id))
        if (part?.what && code.match(part.what)?.length !== part.times)
          this.error(`${id} is no longer what src/build/bundle/lean.ts knows.`)
        return part && { code: code.replace(part.what, part.kept), map: null }
      },
    },
  }
}
