import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { root } from '../../browser/support/paths.ts'

/** What `npm pack` would put into the package. */
const [packed]: { size: number; files: { path: string }[] }[] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: root, encoding: 'utf8' }),
)
const names = (packed?.files ?? []).map(({ path }) => path)

/** All files below a folder of the repository. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted()

test('the package holds the engine, its looks and one example, and nothing else', () => {
  const left = ['src/README.md']
  const folders = ['schema', 'src', 'content/looks', 'content/examples/engineer']
  expect(names.toSorted()).toEqual(
    [
      'LICENSE',
      'README.md',
      'package.json',
      ...folders.flatMap(filesIn).filter((file) => !left.includes(file)),
    ].toSorted(),
  )
  expect(names).toContain('src/node/cli/bin.mjs')
})

test('it is below 1.2 MB', () => {
  expect(packed?.size).toBeLessThan(1_200_000)
})

test('all that it imports is among its dependencies, but for types', () => {
  const installed = Object.keys(manifest.dependencies)
  const builtIn = new Set(builtinModules)
  const foreign = names
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
    .flatMap((name) =>
      [
        ...readFileSync(join(root, name), 'utf8').matchAll(
          /^(?:import(?! type)|export) .*?from '([^.'][^']*)'|\bimport\('([^.'][^']*)'\)/gm,
        ),
      ].map(([, from, loaded]) => ({ name, from: from ?? loaded ?? '' })),
    )
    .filter(({ from }) => !/^(?:node:|virtual:|onefolio\/|\$\{)/.test(from) && !builtIn.has(from))
    .filter(({ from }) => !installed.some((one) => from === one || from.startsWith(`${one}/`)))
  expect(foreign).toEqual([])
})
