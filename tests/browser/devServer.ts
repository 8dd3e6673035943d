import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from './paths.ts'

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')

/** A dev server on a copy of the content, which tests may write into. */
export interface DevServer {
  origin: string
  /** The YAML file that the server watches. */
  yaml: string
  /** Writes the YAML anew, as an editor does when it saves. */
  write: (change: (text: string) => string) => void
  stop: () => void
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server: Server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

/** Waits until the process has said where it serves. */
function ready(child: ChildProcess): Promise<void> {
  let printed = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk
        if (printed.includes('Local:')) resolve()
      })
    child.on('close', () => reject(new Error(`The dev server ended:\n${printed}`)))
  })
}

/** Starts `vite` as `npm run dev` does, on a copy of the content, changed first by `spoil`. */
export async function startDevServer(spoil = (text: string) => text): Promise<DevServer> {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-'))
  cpSync(join(root, 'content'), folder, { recursive: true })
  const yaml = join(folder, 'portfolio.yaml')
  const write = (change: (text: string) => string) => {
    // By a second file: a reader never meets half a text.
    writeFileSync(`${yaml}.new`, change(readFileSync(yaml, 'utf8')))
    renameSync(`${yaml}.new`, yaml)
  }
  write(spoil)
  const port = await freePort()
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(
    process.execPath,
    [vite, '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    {
      cwd: root,
      env: { ...env, PORTFOLIO: yaml, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const stop = () => {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  await ready(child).catch((error) => {
    stop()
    throw error
  })
  return { origin: `http://127.0.0.1:${port}`, yaml, write, stop }
}
