import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { printHeaders } from '../../../../src/node/cli/headers.ts'
import { isRoot } from '../chromium.ts'
import { installDebians } from '../install.ts'
import { freePort } from './server.ts'

/** The program and its table of types; undefined where it is missing and cannot be installed. */
export function findNginx(): { program: string; types: string } | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/opt/homebrew/bin']
  const look = () => folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path))
  const program = look() ?? (installDebians('nginx') ? look() : undefined)
  const types = ['/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'].find((path) =>
    existsSync(path),
  )
  return program && types ? { program, types } : undefined
}

/**
 * Serves a built folder by nginx with the output of `npm run headers -- nginx`, in which only `listen` is changed.
 *
 * @returns its origin, and what stops it
 */
export async function serveByNginx(
  folder: string,
  { program, types }: { program: string; types: string },
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const printed = printHeaders(['nginx', folder])
  if ('err' in printed) throw new Error(printed.err)
  const port = await freePort()
  const site = printed.out.replace('listen 80;', `listen 127.0.0.1:${port};`).replace('listen [::]:80;', '')
  const home = mkdtempSync(join(tmpdir(), 'portfolio-nginx-'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(join(home, 'site.conf'), site)
  writeFileSync(
    join(home, 'nginx.conf'),
    `daemon off; ${isRoot ? 'user root;' : ''} worker_processes 1; pid ${home}/pid; error_log stderr;
    events {}
    http { include ${types}; access_log off; include ${home}/site.conf;
      ${temporary.map((name) => `${name}_temp_path ${home}/${name};`).join(' ')} }`,
  )
  const child = spawn(program, ['-e', 'stderr', '-p', home, '-c', join(home, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk
  })
  const ended = new Promise<void>((done) => child.on('close', () => done()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(home, { recursive: true, force: true })
  }
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(origin).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`nginx does not start with what was printed:\n${stderr}`)
  }
  return { origin, stop }
}
