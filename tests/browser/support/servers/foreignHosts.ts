import { createServer } from 'node:https'
import { join } from 'node:path'
import { getCertificate } from '@vitejs/plugin-basic-ssl'
import { root } from '../paths.ts'
import { listening } from './server.ts'

/** Stands in for any photograph: 4 to 3, and clearly not one. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 4 3">
  <path fill="#567" d="M0 0h4v3H0z"/><path fill="#89a" d="m0 3 1.5-2L3 3zm2 0 1-1 1 1z"/></svg>`

const variable = 'FOREIGN_PORT'

/**
 * Stands in for every host but this machine: pictures are answered with a drawn one, and all other connections are
 * closed. From then on browsers with `foreignArgs()` resolve every name to it. That avoids intercepting requests, which
 * would take a fifth of the time of a test and disable the browser's cache.
 *
 * @returns stops it
 */
export async function serveForeignHosts(): Promise<() => void> {
  const pem = await getCertificate(join(root, '.cache'))
  const server = createServer({ key: pem, cert: pem }, (request, response) => {
    if (request.headers['sec-fetch-dest'] !== 'image') return request.socket.destroy()
    // Open to any origin, as stock photo services are.
    response.writeHead(200, { 'content-type': 'image/svg+xml', 'access-control-allow-origin': '*' })
    response.end(picture)
  })
  process.env[variable] = String(await listening(server))
  // It must not keep the process alive where nobody stops it.
  server.unref()
  return () => {
    delete process.env[variable]
    server.close()
    server.closeAllConnections()
  }
}

/**
 * Keeps a Chromium on this machine: every other name resolves to `serveForeignHosts` where that runs, or else to
 * nothing.
 */
export function foreignArgs(): string[] {
  const port = process.env[variable]
  return [
    `--host-resolver-rules=MAP * ${port ? `127.0.0.1:${port}` : '~NOTFOUND'}, EXCLUDE 127.0.0.1`,
    ...(port ? ['--ignore-certificate-errors'] : []),
  ]
}
