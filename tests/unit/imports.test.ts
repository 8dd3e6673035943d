import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { circles, computed, importGraph, importsOf } from './imports.ts'

// The directions in which the folders may import one another, checked on the real imports.

const root = fileURLToPath(new URL('../..', import.meta.url))
const imports = importGraph(root, ['schema', 'src'])

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The imports of all files below some folders. */
const of = (...folders: string[]) => imports.filter(({ from }) => folders.some((one) => from.startsWith(one)))
const written = (found: typeof imports) => found.map(({ from, to }) => `${from} imports ${to}`)

/** The imports of all code that may run in the browser: src/ without the build and the server entry. */
const inBrowser = of('src/').filter(
  ({ from }) => !from.startsWith('src/build/') && from !== 'src/entry-server.tsx',
)

/** The folders of schema/ from the lowest up: each may import from itself and those before it. */
const order = [
  'report',
  'languages',
  'typography',
  'yaml/syntax',
  'yaml',
  'model',
  'colour',
  'lookup',
  'feed',
  'check',
  'caseStudies',
  'overlay',
  'fix',
  'vite',
  'add',
  'generate',
  'import',
  'commands',
]
const levelOf = (file: string) => {
  const folder = order
    .filter((one) => file.startsWith(`schema/${one}/`))
    .toSorted((a, b) => b.length - a.length)[0]
  return folder === undefined ? -1 : order.indexOf(folder)
}

it('the whole graph is read', () => {
  expect(of('schema/').length).toBeGreaterThan(200)
  expect(of('src/').length).toBeGreaterThan(200)
  expect(inBrowser.length).toBeGreaterThan(100)
  // One import within a type, one import() and one plain import.
  expect(written(imports)).toEqual(
    expect.arrayContaining([
      'src/virtual.d.ts imports schema/vite/page.ts',
      'schema/commands/checkCommand.ts imports schema/report/report.ts',
      'schema/check/load.ts imports schema/yaml/source.ts',
    ]),
  )
})

it('only the build has computed imports, of what it has bundled itself', () => {
  const files = imports.filter(({ to }) => to === computed).map(({ from }) => from)
  expect(files.filter((file) => !file.startsWith('src/build/'))).toEqual([])
})

it('there are no circular imports, types included', () => {
  expect(circles(imports).map((circle) => circle.join(' → '))).toEqual([])
})

it('schema/ imports neither React nor src/', () => {
  const wrong = of('schema/').filter(
    ({ to }) => /^(?:react|styled-components|@react-spring)\b/.test(to) || to.startsWith('src/'),
  )
  expect(written(wrong)).toEqual([])
})

it('schema/import/ and its libraries are loaded only by the import command', () => {
  const others = imports.filter(({ from }) => !from.startsWith('schema/import/'))
  const command = 'schema/commands/importCommand.ts'
  expect(new Set(others.filter(({ to }) => to.startsWith('schema/import/')).map(({ from }) => from))).toEqual(
    new Set([command]),
  )
  expect(others.filter(({ to }) => to === command).map(({ from }) => from)).toEqual([
    'schema/commands/import.ts',
  ])
  expect(others.filter(({ to }) => to === 'schema/commands/import.ts')).toEqual([])
  const libraries = ['csv-parse/sync', 'fflate']
  expect(
    imports
      .filter(({ to }) => libraries.includes(to))
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(libraries)
  expect(written(others.filter(({ to }) => libraries.includes(to)))).toEqual([])
})

it('each folder of schema/ imports only from those below it', () => {
  expect(of('schema/').filter(({ from }) => levelOf(from) === -1)).toEqual([])
  const within = of('schema/').filter(({ to }) => to.startsWith('schema/'))
  expect(written(within.filter(({ to }) => levelOf(to) === -1))).toEqual([])
  expect(written(within.filter(({ from, to }) => levelOf(to) > levelOf(from)))).toEqual([])
})

it('browser code imports only types from schema/', () => {
  const wrong = inBrowser.filter(({ to, typeOnly }) => to.startsWith('schema/') && !typeOnly)
  expect(written(wrong)).toEqual([])
})

it('browser code imports nothing from src/build/, Node or the server entry', () => {
  const wrong = inBrowser.filter(
    ({ to }) => to.startsWith('src/build/') || to.startsWith('node:') || to === 'src/entry-server.tsx',
  )
  expect(written(wrong)).toEqual([])
})

it('browser code does not import the facts of sections', () => {
  const areFacts = (file: string) => file === 'src/factsRegistry.ts' || file.endsWith('/facts.ts')
  const wrong = inBrowser.filter(({ from, to, typeOnly }) => areFacts(to) && !areFacts(from) && !typeOnly)
  expect(written(wrong)).toEqual([])
})

it('no import escapes these tests by import.meta.glob or an absolute path', () => {
  const texts = [...new Set(imports.map(({ from }) => from))].map((file) => [file, read(file)] as const)
  expect(texts.filter(([, text]) => /\bimport\.meta\.glob\b/.test(text)).map(([file]) => file)).toEqual([])
  expect(written(imports.filter(({ to }) => to.startsWith('/')))).toEqual([])
})

describe('the imports of a text', () => {
  it('are found in every form', () => {
    const text = `
      import a from './a.ts'
      import type { B } from './b.ts'
      import { type C, type D } from './c.ts'
      import { type E, e } from './e.ts'
      import './f.css'
      export * from './g.ts'
      export type { H } from './h.ts'
      export { type I } from './i.ts'
      const j = () => import('./j.ts')
      type K = import('./k.ts').K | typeof import('./l.ts')
      // import m from './m.ts'
      const n = "import n from './n.ts'"
      export const o = a
    `
    expect(
      importsOf(text, 'x.ts')
        .map(({ to, typeOnly }) => `${to}${typeOnly ? ' (type)' : ''}`)
        .toSorted(),
    ).toEqual([
      './a.ts',
      './b.ts (type)',
      './c.ts (type)',
      './e.ts',
      './f.css',
      './g.ts',
      './h.ts (type)',
      './i.ts (type)',
      './j.ts',
      './k.ts (type)',
      './l.ts (type)',
    ])
  })

  it('are marked as computed if the module is only known at run time', () => {
    const text = 'const a = (b: string) => import(b)'
    expect(importsOf(text, 'x.ts')).toEqual([{ to: computed, typeOnly: false }])
  })
})

describe('a circular import', () => {
  const edges = (...pairs: string[]) => pairs.map((pair) => ({ from: pair[0] ?? '', to: pair[1] ?? '' }))

  it('is found between two files, and over several', () => {
    expect(circles(edges('ab', 'ba'))).toEqual([['a', 'b']])
    expect(circles(edges('ab', 'bc', 'cd', 'db'))).toEqual([['b', 'c', 'd']])
  })

  it('is not reported for two paths to one file', () => {
    expect(circles(edges('ab', 'ac', 'bd', 'cd'))).toEqual([])
  })
})
