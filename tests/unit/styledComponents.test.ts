import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { styledComponents } from '../../src/build/bundle/styledComponents.ts'

const component = `import { styled } from 'styled-components'
export const Box = styled.div<{ $far: number }>\`
  color: red;
\`
`

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'styled-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Bundles a source that stands in a folder of its own, and gives the code. */
async function bundled(name: string, source: string): Promise<string> {
  const root = join(folder, name)
  mkdirSync(join(root, 'parts'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, 'parts/Box.tsx'), source)
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [styledComponents()],
    build: {
      write: false,
      lib: { entry: 'parts/Box.tsx', formats: ['es'] },
      rolldownOptions: { external: /^styled-components/ },
    },
  })
  // A library in one format is built once, and not watched.
  const [built] = output as Rolldown.RolldownOutput[]
  return built?.output[0].code ?? ''
}

const idsIn = (code: string) => code.match(/componentId: "[^"]+"/g)

test('a component has the same class in whatever folder its sources lie', async () => {
  const [one, other] = [await bundled('one', component), await bundled('another/folder', component)]
  expect(idsIn(one)).toHaveLength(1)
  expect(idsIn(other)).toEqual(idsIn(one))
})

test('a build in which no component is named ends with a sentence', async () => {
  await expect(bundled('none', 'export const box = 1')).rejects.toThrow(
    'No styled component was given a class name: the compiler pass of styled-components did not run.',
  )
})
