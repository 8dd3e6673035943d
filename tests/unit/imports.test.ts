import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { circles, computed, importGraph, importsOf } from './imports.ts'

// The directions of house and rooms, on the imports as they really are.

const root = fileURLToPath(new URL('../..', import.meta.url))
const imports = importGraph(root, ['schema', 'src'])

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The files below a folder, and what they import. */
const of = (...folders: string[]) => imports.filter(({ from }) => folders.some((one) => from.startsWith(one)))
const written = (found: typeof imports) => found.map(({ from, to }) => `${from} imports ${to}`)

/** What is sent to the browser, or may be: all of src/ but the build and what runs for it while prerendering. */
const inBrowser = of('src/').filter(
  ({ from }) => !from.startsWith('src/build/') && from !== 'src/entry-server.tsx',
)

/** The folders of schema/ from the lowest up: each may import itself and those before it. */
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
  // Through an import within a type, an import() and a plain one.
  expect(written(imports)).toEqual(
    expect.arrayContaining([
      'src/virtual.d.ts imports schema/vite/page.ts',
      'schema/commands/checkCommand.ts imports schema/report/report.ts',
      'schema/check/load.ts imports schema/yaml/source.ts',
    ]),
  )
})

it('only the build imports what is not there yet, which it has bundled itself', () => {
  const files = imports.filter(({ to }) => to === computed).map(({ from }) => from)
  expect(files.filter((file) => !file.startsWith('src/build/'))).toEqual([])
})

it('no files import one another, types included', () => {
  expect(circles(imports).map((circle) => circle.join(' → '))).toEqual([])
})

it('schema/ knows neither React nor src/', () => {
  const wrong = of('schema/').filter(
    ({ to }) => /^(?:react|styled-components|@react-spring)\b/.test(to) || to.startsWith('src/'),
  )
  expect(written(wrong)).toEqual([])
})

it('what an import of other formats takes is loaded with its command alone', () => {
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

it('schema/ has one direction: each folder takes only from those below it', () => {
  expect(of('schema/').filter(({ from }) => levelOf(from) === -1)).toEqual([])
  const within = of('schema/').filter(({ to }) => to.startsWith('schema/'))
  expect(written(within.filter(({ to }) => levelOf(to) === -1))).toEqual([])
  expect(written(within.filter(({ from, to }) => levelOf(to) > levelOf(from)))).toEqual([])
})

it('what runs in a browser takes only types from schema/', () => {
  const wrong = inBrowser.filter(({ to, typeOnly }) => to.startsWith('schema/') && !typeOnly)
  expect(written(wrong)).toEqual([])
})

it('what runs in a browser takes nothing from src/build/, Node or the entry of the server', () => {
  const wrong = inBrowser.filter(
    ({ to }) => to.startsWith('src/build/') || to.startsWith('node:') || to === 'src/entry-server.tsx',
  )
  expect(written(wrong)).toEqual([])
})

it('the facts of sections are for the build, and in no script', () => {
  const areFacts = (file: string) => file === 'src/factsRegistry.ts' || file.endsWith('/facts.ts')
  const wrong = inBrowser.filter(({ from, to, typeOnly }) => areFacts(to) && !areFacts(from) && !typeOnly)
  expect(written(wrong)).toEqual([])
})

it('no import escapes this test: none by a pattern, none from the root', () => {
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

  it('are marked where the module is only known while running', () => {
    const text = 'const a = (b: string) => import(b)'
    expect(importsOf(text, 'x.ts')).toEqual([{ to: computed, typeOnly: false }])
  })
})

describe('a circle', () => {
  const edges = (...pairs: string[]) => pairs.map((pair) => ({ from: pair[0] ?? '', to: pair[1] ?? '' }))

  it('is found between two files, and over several', () => {
    expect(circles(edges('ab', 'ba'))).toEqual([['a', 'b']])
    expect(circles(edges('ab', 'bc', 'cd', 'db'))).toEqual([['b', 'c', 'd']])
  })

  it('is not where two ways lead to one file', () => {
    expect(circles(edges('ab', 'ac', 'bd', 'cd'))).toEqual([])
  })
})
