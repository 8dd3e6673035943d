import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, createBuilder, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { styledComponents } from '../../src/node/build/bundle/styledComponents.ts'

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

/** Bundles a source from its own folder, and gives the code. */
async function bundled(name: string, source: string): Promise<string> {
  const root = join(folder, name)
  mkdirSync(join(root, 'parts'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, 'parts/Box.tsx'), source)
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [styledComponents({ beside: (path) => resolve('content', path) })],
    build: {
      write: false,
      lib: { entry: 'parts/Box.tsx', formats: ['es'] },
      rolldownOptions: { external: /^styled-components/ },
    },
  })
  // With one format and no watching there is exactly one output.
  const [built] = output as Rolldown.RolldownOutput[]
  return built?.output[0].code ?? ''
}

const idsIn = (code: string) => code.match(/componentId: "[^"]+"/g)

test('the class of a component does not depend on the folder of the project', async () => {
  const [one, other] = [await bundled('one', component), await bundled('another/folder', component)]
  expect(idsIn(one)).toHaveLength(1)
  expect(idsIn(other)).toEqual(idsIn(one))
})

test('a build in which no component gets a class name fails with a sentence', async () => {
  await expect(bundled('none', 'export const box = 1')).rejects.toThrow(
    'No styled component was given a class name: the compiler pass of styled-components did not run.',
  )
})

test('so does one in which they get names only in the client build', async () => {
  const root = join(folder, 'half')
  mkdirSync(root)
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, 'Box.tsx'), component)
  writeFileSync(join(root, 'server.ts'), 'export const box = 1')
  const of = (entry: string) => ({
    write: false,
    rolldownOptions: { input: join(root, entry), external: /^styled-components/ },
  })
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [styledComponents({ beside: (path) => resolve('content', path) })],
    builder: { sharedPlugins: true, sharedConfigBuild: true },
    environments: { client: { build: of('Box.tsx') }, ssr: { build: of('server.ts') } },
  })
  const { client, ssr } = builder.environments
  if (!client || !ssr) throw new Error('An environment is missing.')
  await builder.build(client)
  await expect(builder.build(ssr)).rejects.toThrow('No styled component was given a class name')
})
