import { existsSync, readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type RequestListener,
} from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { extname, join, normalize, relative } from 'node:path'
import type { Writable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { headersFile, readHeaders } from '../../../../src/node/build/hosts/headers.ts'
import { untilReleased } from './hold.ts'

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

/** The types that hosts compress. */
const texts = /^(?:text|application\/(?:json|manifest))|xml/

/** The path below which every site is served, beside the root. */
export const subPath = '/portfolio'

/** The headers that the build sets for every file; those for caching would only confuse the tests. */
function headersOf(folder: string): Record<string, string> {
  const file = join(folder, headersFile)
  const rules = existsSync(file) ? readHeaders(readFileSync(file, 'utf8')) : []
  return Object.fromEntries(rules.filter(({ path }) => path === '/*').flatMap(({ headers }) => headers))
}

/** A file to send. */
interface Sent {
  path: string
  bytes: Buffer
}

/**
 * The file below `folder` for the path of a request; for a folder its index.html. It is read at once: the four steps of
 * a stream take longer for small files.
 */
function wanted(folder: string, url: string): Sent | undefined {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
    // `normalize` has resolved every `..`, so that the path stays within `folder`.
    const below = path.startsWith(`${subPath}/`) ? path.slice(subPath.length) : path
    const file = join(folder, below.endsWith('/') ? `${below}index.html` : below)
    return { path: file, bytes: readFileSync(file) }
  } catch {
    return undefined
  }
}

/** The part of a request that is read, in HTTP/1 as in HTTP/2. */
interface RequestHead {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
}

/** The part of a response that is used, in HTTP/1 as in HTTP/2. */
interface Answer extends Writable {
  writeHead(status: number, headers?: OutgoingHttpHeaders): unknown
}

/** How to answer for a folder. */
export interface Answering {
  /** Compresses texts and has files with a hash in their name cached for ever, as good hosts do. */
  packing?: boolean
  /** Changes the bytes of a file before they are sent, given its path in the folder, such as `index.html`. */
  change?: (bytes: Buffer, path: string) => Buffer | string
}

/**
 * A request handler for a built folder, like the plainest of hosts: files by their path, a folder by its index.html,
 * and for all else status 404 with the folder's 404.html if there is one. It sends the headers that the build wrote, so
 * that every test runs under the policy, and waits for what a test holds back with `hold`.
 *
 * @param folder a built page, such as `dist`
 */
export function answering(folder: string, { packing = false, change }: Answering = {}) {
  const everywhere = headersOf(folder)
  return async ({ method, url, headers }: RequestHead, response: Answer): Promise<void> => {
    await untilReleased(headers.host ?? headers[':authority']?.toString(), url ?? '/')
    const file = wanted(folder, url ?? '/')
    const sent = file ?? wanted(folder, '/404.html')
    const type = (sent ? types[extname(sent.path)] : types['.txt']) ?? 'application/octet-stream'
    const packed = packing && sent !== undefined && texts.test(type)
    response.writeHead(file ? 200 : 404, {
      ...everywhere,
      'cache-control':
        packing && sent?.path.includes('assets') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-type': type,
      ...(packed && { 'content-encoding': 'gzip' }),
    })
    if (method === 'HEAD') response.end()
    else if (!sent) response.end('Not found')
    else {
      const bytes = change?.(sent.bytes, relative(folder, sent.path)) ?? sent.bytes
      response.end(packed ? gzipSync(bytes, { level: 9 }) : bytes)
    }
  }
}

/** Lets a server listen on a free port of this machine only, and returns the port. */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // A TCP server's address is never a string.
  return port
}

/** A port of this machine that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listening(server)
  await new Promise((closed) => server.close(closed))
  return port
}

/** A folder that is served. */
export interface Host {
  /** Such as `http://127.0.0.1:40123`. */
  origin: string
  /** Stops the server and closes its connections. */
  close: () => void
}

/** Answers 405 to what is neither GET nor HEAD, as hosts of files do. */
const refuse: RequestListener = (_, response) => response.writeHead(405).end()

/**
 * Serves a built folder over HTTP/1, as `answering` does.
 *
 * @param take handles what is neither GET nor HEAD
 */
export async function serve(
  folder: string,
  { take = refuse, ...how }: Answering & { take?: RequestListener } = {},
): Promise<Host> {
  const answer = answering(folder, how)
  const server = createServer((request, response) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? answer(request, response)
      : take(request, response),
  )
  return {
    origin: `http://127.0.0.1:${await listening(server)}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
