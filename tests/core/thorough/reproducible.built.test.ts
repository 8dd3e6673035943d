import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { fixture, root } from '../../browser/support/paths.ts'
import { folderOf } from '../../setup/builtDocument.ts'

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
const home = mkdtempSync(join(tmpdir(), 'portfolio-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** Its parent folders have the names of some of the project's. */
const copy = join(home, 'src/ui/site')
mkdirSync(copy, { recursive: true })

/** Each file of a folder with the hash of its content. */
function hashesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  )
}

it('two builds of the same sources are identical byte for byte, in any folder and with any NODE_ENV, and use no network', {
  timeout: 120_000,
}, () => {
  for (const name of ['schema', 'src', 'package.json', 'tsconfig.json', 'vite.config.ts'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  cpSync(fixture, join(copy, 'content'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  // Any attempt to connect ends the build.
  const offline = `data:text/javascript,${encodeURIComponent(
    "import net from 'node:net'; net.Socket.prototype.connect = () => { process.stderr.write('connected'); process.exit(9) }",
  )}`
  const dist = join(copy, 'dist')
  mkdirSync(dist)
  writeFileSync(join(dist, 'old.html'), 'the page as it was')
  writeFileSync(join(dist, 'licenses.txt'), 'those of the page as it was')
  const { VITEST: _, ...env } = process.env
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build'], {
    cwd: copy,
    env: { ...env, NODE_ENV: 'development', NO_COLOR: '1', NODE_OPTIONS: `--import ${offline}` },
    encoding: 'utf8',
  })
  expect(stderr).not.toContain('connected')
  expect(status, stderr).toBe(0)
  // The old page in the folder has been replaced.
  expect(hashesOf(dist)).toEqual(hashesOf(folderOf('default')))
})
