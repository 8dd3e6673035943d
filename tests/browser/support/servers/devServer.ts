import { type ChildProcess, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect } from '@playwright/test'
import { type SiteName, writeSite } from '../../../sites/sites.ts'
import { fixture, root, viteProgram } from '../paths.ts'
import { freePort } from './server.ts'

/** A dev server on a copy of the fixture site, which tests may write into. */
export interface DevServer {
  origin: string
  /** The YAML file that the server watches. */
  yaml: string
  /** The folder of the YAML. */
  folder: string
  /** Changes the YAML, as an editor does when it saves. */
  write: (change: (text: string) => string) => void
  /** Writes or replaces a file at once, never half of it. */
  put: (path: string, content: Uint8Array) => void
  /** Restores the YAML and the pictures, and waits until the server has noticed. */
  restore: () => Promise<void>
  /** What it has printed so far. */
  printed: () => string
  /** The places that it has opened in an editor, a line for each. */
  opened: () => string
  stop: () => void
}

/** Waits until the process has printed its address; returns a function that gives all output so far. */
function ready(child: ChildProcess): Promise<() => string> {
  let printed = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk
        if (printed.includes('Local:')) resolve(() => printed)
      })
    child.on('close', () => reject(new Error(`The dev server ended:\n${printed}`)))
  })
}

/** How a dev server is started. */
export interface DevOptions {
  /** The path of the YAML within the content, such as `examples/mine/portfolio.yaml`. */
  yaml?: string | undefined
  /** The site of which it serves a copy, in place of the fixture site. */
  site?: SiteName | undefined
  /** Introduces a mistake into the YAML before the start. */
  spoil?: ((text: string) => string) | undefined
}

/** Starts `vite` as `npm run dev` does, on a copy of the fixture site, or of another. */
export async function startDevServer({
  yaml: name = 'portfolio.yaml',
  site = 'default',
  spoil = (text) => text,
}: DevOptions = {}): Promise<DevServer> {
  const copy = mkdtempSync(join(tmpdir(), 'portfolio-'))
  const yaml = join(copy, name)
  const folder = dirname(yaml)
  mkdirSync(folder, { recursive: true })
  await writeSite(site, folder)
  const original = readFileSync(yaml, 'utf8')
  const put = (path: string, content: string | Uint8Array) => {
    // By a rename: a reader never meets half a text.
    writeFileSync(`${path}.new`, content)
    renameSync(`${path}.new`, path)
  }
  const write = (change: (text: string) => string) => put(yaml, change(readFileSync(yaml, 'utf8')))
  write(spoil)
  const port = await freePort()
  const opened = join(copy, 'opened')
  writeFileSync(opened, '')
  const editor = join(copy, 'editor')
  writeFileSync(editor, `#!/bin/sh\necho "$@" >> '${opened}'\n`, { mode: 0o755 })
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(
    process.execPath,
    [viteProgram, '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    {
      cwd: root,
      // Relative, as an author writes it.
      env: { ...env, PORTFOLIO: relative(root, yaml), NO_COLOR: '1', LAUNCH_EDITOR: editor },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const stop = () => {
    // At once: one that ends in its own time would still answer, and miss its files.
    child.kill('SIGKILL')
    rmSync(copy, { recursive: true, force: true })
  }
  const printed = await ready(child).catch((error) => {
    stop()
    throw error
  })
  const origin = `http://127.0.0.1:${port}`
  /** The version of the content that the server's documents are made from. */
  const version = async () => (await (await fetch(origin)).text()).match(/data-version="(\w+)"/)?.[1]
  let first: string | undefined
  const restore = async () => {
    for (const name of readdirSync(join(fixture, 'images'))) {
      const [was, is] = [join(fixture, 'images', name), join(folder, 'images', name)]
      const bytes = readFileSync(was)
      if (!existsSync(is) || !readFileSync(is).equals(bytes)) put(is, bytes)
    }
    write(() => original)
    first ??= await version()
    await expect.poll(version).toBe(first)
  }
  return {
    origin,
    yaml,
    folder,
    write,
    put,
    restore,
    printed,
    opened: () => readFileSync(opened, 'utf8'),
    stop,
  }
}
