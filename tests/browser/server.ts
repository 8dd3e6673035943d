import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const isFile = async (path: string) => (await stat(path).catch(() => undefined))?.isFile() === true

/** The file below `folder` that a request's path asks for, a folder's being its index.html. */
async function wanted(folder: string, url: string): Promise<string | undefined> {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
    // `normalize` has resolved every `..`: the rest begins at the root, and the root is `folder`.
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    return (await isFile(file)) ? file : undefined
  } catch {
    return undefined
  }
}

/**
 * Serves a built folder as the plainest of hosts would: files by their path, a folder by its
 * index.html, and for all else status 404 with the folder's 404.html if there is one.
 *
 * @param folder a built page, such as `dist`
 * @param take answers what is neither GET nor HEAD, which by itself such a host refuses
 * @returns the server, listening on a free port of this machine only, and its origin
 */
export async function serve(
  folder: string,
  take: RequestListener = (_, response) => response.writeHead(405).end(),
): Promise<{ server: Server; origin: string }> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return take(request, response)
    const file = await wanted(folder, request.url ?? '/')
    const sent = file ?? (await wanted(folder, '/404.html'))
    const headers = {
      'cache-control': 'no-cache',
      'content-type': sent ? (types[extname(sent)] ?? 'application/octet-stream') : types['.txt'],
    }
    response.writeHead(file ? 200 : 404, headers)
    if (request.method === 'HEAD') return response.end()
    if (!sent) return response.end('Not found')
    // A visitor may leave before the end of a file; nothing is to be done then.
    createReadStream(sent)
      .on('error', () => response.destroy())
      .pipe(response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo // A TCP server's address is never a string.
  return { server, origin: `http://127.0.0.1:${port}` }
}
