import { relative } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { sources } from '../browser/support/sites/builds.ts'

it('every file that the sites of the browser tests depend on triggers a rebuild', async () => {
  const bundled = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: true,
      write: false,
      rolldownOptions: {
        input: ['tests/browser/support/sites/build.ts', 'tests/browser/support/sites/sites.ts'],
        treeshake: false,
      },
    },
  })
  if (!('output' in bundled)) throw new Error('The bundler gave no output.')
  const files = bundled.output
    .flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []))
    .map((id) => relative('.', id).replaceAll('\\', '/'))
    .filter((file) => file.startsWith('tests/'))
  expect(files.length).toBeGreaterThan(10)
  const isSource = (file: string) =>
    sources.some((source) => file === source || file.startsWith(`${source}/`))
  expect(files.filter((file) => !isSource(file))).toEqual([])
})
