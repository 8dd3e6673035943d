import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parse, stringify } from 'yaml'
import { root } from './paths.ts'
import { sentence } from './sentence.ts'
import type { Site } from './sites.ts'

/** Built pages are kept here, each state of the sources in a folder of its own. */
const kept = join(root, '.cache/sites')

/** What a built page depends on, from the project's root. */
const sources = [
  'content',
  'schema',
  'src',
  'tests/browser/sites.ts',
  'tests/browser/added.ts',
  'tests/browser/hostile.ts',
  'tests/fixtures/site',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
]

function filesOf(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}

/**
 * The folder for pages built from the sources as they are now. A run that changes no source builds
 * nothing; runs side by side on different sources do not meet. Those a day old are cleared away.
 */
export function folderOfBuilds(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesOf(join(root, source))))
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  const folder = join(kept, hash.digest('hex').slice(0, 12))
  mkdirSync(folder, { recursive: true })
  const day = 24 * 60 * 60 * 1000
  for (const name of readdirSync(kept)) {
    const old = join(kept, name)
    if (old !== folder && Date.now() - statSync(old).mtimeMs > day) rmSync(old, { recursive: true })
  }
  return folder
}

/** The YAML to build: the site's own, or a changed copy in `folder` with the pictures beside it. */
function source({ file, change }: Site, folder: string): string {
  const original = join(root, file)
  if (!change) return original
  const portfolio = parse(readFileSync(original, 'utf8'))
  change(portfolio)
  cpSync(dirname(original), folder, { recursive: true })
  const copy = join(folder, basename(file))
  writeFileSync(copy, stringify(portfolio, { aliasDuplicateObjects: false }))
  return copy
}

/** Runs `npm run build` for a YAML file into a folder; what it printed is the error of a failing one. */
function npmRunBuild(yaml: string, into: string): Promise<void> {
  // A test runner's NODE_ENV would make a page that no visitor gets.
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn('npm', ['run', '--silent', 'build', '--', '--outDir', into, '--emptyOutDir'], {
    cwd: root,
    env: { ...env, PORTFOLIO: yaml },
    shell: process.platform === 'win32', // where npm is a script, which only a shell starts
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk
    })
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('close', (code) => (code === 0 ? done() : failed(new Error(printed))))
  })
}

/**
 * Builds a site as `npm run build` does, unless its page is there already.
 *
 * @param folder `folderOfBuilds()`
 * @returns the folder of the finished page
 */
export async function build(name: string, site: Site, folder: string): Promise<string> {
  const page = join(folder, name)
  if (existsSync(page)) return page
  // Another run may be building the same: each works on the side, and a rename is all or nothing.
  const side = join(folder, `${name}.${process.pid}`)
  try {
    await npmRunBuild(source(site, `${side}.content`), side)
    if (!existsSync(join(side, 'index.html'))) throw new Error(`The build wrote no index.html into ${side}`)
    if (!existsSync(page)) renameSync(side, page)
  } catch (error) {
    throw sentence(`The site '${name}' does not build.\n${(error as Error).message}`)
  } finally {
    for (const leftover of [side, `${side}.content`]) rmSync(leftover, { recursive: true, force: true })
  }
  return page
}
