import { expect, it } from 'vitest'
import { sources } from '../browser/support/sites/builds.ts'
import { importGraph } from './imports.ts'

it('every file that the sites of the browser tests depend on triggers a rebuild', () => {
  const imports = importGraph('.', ['tests/browser', 'tests/torture', 'tests/fixtures/routes'])
  const found = new Set(['tests/browser/support/sites/build.ts', 'tests/browser/support/sites/sites.ts'])
  for (const file of found)
    for (const { from, to, typeOnly } of imports)
      if (from === file && !typeOnly && to.startsWith('tests/')) found.add(to)
  expect(found.size).toBeGreaterThan(10)
  const isSource = (file: string) =>
    sources.some((source) => file === source || file.startsWith(`${source}/`))
  expect([...found].filter((file) => !isSource(file))).toEqual([])
})
