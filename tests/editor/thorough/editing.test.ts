import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterEach, describe, expect, it } from 'vitest'
import { ContentFile } from '../../../src/node/content/content.ts'
import { editor } from '../../../src/node/editor/plugin.ts'
import { type Answered, answerEvent, askEvent } from '../../../src/shared/editor.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const one of cleanUp.splice(0).toReversed()) await one()
})

/** A dev server with nothing but edits, on a copy of the fixture site. */
async function serve(host: string) {
  const folder = mkdtempSync(join(tmpdir(), 'editing-'))
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }))
  cpSync('tests/fixtures/site', folder, { recursive: true })
  const file = join(folder, 'portfolio.yaml')
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    cacheDir: join(folder, '.vite'),
    plugins: [editor(new ContentFile(file), async () => Promise.reject(new Error('None.')))],
    server: { host, port: 0 },
  })
  await server.listen()
  cleanUp.push(() => server.close())
  const address = server.httpServer?.address() as AddressInfo | undefined
  const port = address?.port ?? 0
  return { server, port, textOf: () => readFileSync(file, 'utf8') }
}

/** How a client introduces itself; all that is left out is as in a page of the server. */
interface Client {
  address?: string
  host?: string
  origin?: string | undefined
  token?: string | undefined
}

/** Opens Vite's socket and sends a message. Resolves to the answer; to the refusal of the handshake, or silence. */
function send(
  { server, port }: { server: ViteDevServer; port: number },
  message: string,
  client: Client = {},
): Promise<Answered | 'no socket' | 'no answer'> {
  const { address = '127.0.0.1', host = `127.0.0.1:${port}` } = client
  const { origin, token } = { origin: `http://${host}`, token: server.config.webSocketToken, ...client }
  return new Promise((resolve) => {
    const asked = request({
      host: address,
      port,
      path: token === undefined ? '/' : `/?token=${token}`,
      headers: {
        host,
        ...(origin !== undefined && { origin }),
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
        'sec-websocket-protocol': 'vite-hmr',
      },
    })
    asked.on('response', () => resolve('no socket'))
    asked.on('error', () => resolve('no socket'))
    asked.on('upgrade', (_, socket: Socket) => {
      let received = ''
      socket.on('error', () => undefined)
      socket.on('data', (chunk) => {
        received += chunk.toString('utf8')
        const answer = new RegExp(`\\{"type":"custom","event":"${answerEvent}".*?\\}\\}(?=[^}]|$)`).exec(
          received,
        )
        if (!answer) return
        resolve(JSON.parse(answer[0]).data)
        socket.destroy()
      })
      socket.on('close', () => resolve('no answer'))
      // What is right is answered, however busy the machine is; of all else there may be no answer.
      setTimeout(() => socket.destroy(), [right, undo].includes(message) ? 30_000 : 1500).unref()
      socket.write(frameOf(message))
    })
    asked.end()
  })
}

/** A text frame of a client (RFC 6455, section 5.2), with a mask of zeros. */
function frameOf(message: string): Buffer {
  const payload = Buffer.from(message)
  const size = payload.length
  const head = Buffer.alloc(size < 126 ? 2 : size < 65_536 ? 4 : 10)
  head[0] = 0x81
  head[1] = 0x80 | (size < 126 ? size : size < 65_536 ? 126 : 127)
  if (head.length === 4) head.writeUInt16BE(size, 2)
  if (head.length === 10) head.writeBigUInt64BE(BigInt(size), 2)
  return Buffer.concat([head, Buffer.alloc(4), payload])
}

const custom = (data: unknown, event = askEvent) => JSON.stringify({ type: 'custom', event, data })
const edit = { op: 'set', file: 'main', path: ['sections', 1, 'label'], value: 'Me' }
const asking = (patch: unknown, more: object = {}) =>
  custom({ id: 7, name: 'edit', data: { patches: [patch], ...more } })
const right = asking(edit)
const choices = custom({ id: 9, name: 'choices', data: null })
const undo = custom({ id: 8, name: 'undo', data: null })
const isDone = (answer: unknown) => typeof answer === 'object' && answer !== null && 'answer' in answer

describe('the socket of edits', () => {
  it('writes for a page of the server', async () => {
    const site = await serve('127.0.0.1')
    const before = site.textOf()
    expect(await send(site, right)).toMatchObject({ id: 7, answer: { lines: { was: [expect.any(String)] } } })
    expect(site.textOf()).toBe(before.replace('label: About', 'label: Me'))
    expect(isDone(await send(site, undo))).toBe(true)
    expect(site.textOf()).toBe(before)
  })

  it('writes nothing for anyone else', async () => {
    const site = await serve('127.0.0.1')
    const before = site.textOf()
    const { port } = site
    const clients: Client[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: undefined },
      { origin: undefined, token: undefined },
      // Another server on this machine.
      { origin: 'http://127.0.0.1:1' },
      { origin: `http://localhost:${port}` },
      // A name that another program of this machine may have.
      { host: `app.localhost:${port}` },
      { host: `evil.example:${port}` },
      { host: `evil.example:${port}`, origin: `http://evil.example:${port}` },
      // An address of the network, which a name may be bound to.
      { host: `192.168.1.5:${port}` },
      { token: undefined },
      { token: '' },
      { token: 'AAAAAAAAAAAA' },
    ]
    for (const client of clients) {
      const answer = await send(site, right, client)
      expect([client, answer]).toEqual([
        client,
        answer === 'no socket'
          ? 'no socket'
          : { id: 7, refused: { problem: expect.stringMatching(/only from a page/) } },
      ])
      // What is chosen, and the words that are not translated yet, are nobody else's either.
      expect(isDone(await send(site, choices, client))).toBe(false)
    }
    expect(site.textOf()).toBe(before)
  })

  it('writes nothing of what no page sends', async () => {
    const site = await serve('127.0.0.1')
    const before = site.textOf()
    const messages = [
      '',
      '{',
      'null',
      '[]',
      custom(null),
      custom('x'),
      custom([]),
      custom({}),
      custom({ id: -1, name: 'edit', data: { patches: [edit] } }),
      asking(edit, { file: '/etc/passwd' }),
      custom({ id: 7, name: 'erase', data: null }),
      custom({ id: 7, name: 'constructor', data: null }),
      custom({ id: 7, name: 'undo', data: {} }),
      asking({ ...edit, file: '/etc/passwd' }),
      asking({ ...edit, file: { path: 'x' } }),
      asking({ ...edit, path: [] }),
      asking({ ...edit, path: 'sections' }),
      asking({ ...edit, path: [{}] }),
      asking({ ...edit, value: null }),
      asking({ ...edit, value: 'x'.repeat(60_000) }),
      asking({ ...edit, value: 'x'.repeat(5_000_000) }),
      asking({ ...edit, value: Array(60_000).fill(0) }),
      custom({ id: 7, name: 'edit', data: { patches: [] } }),
      custom({ id: 7, name: 'edit', data: { patches: Array(1001).fill(edit) } }),
      asking({ op: 'erase' }),
      custom({ id: 7, name: 'edit', data: { patches: [edit] } }, 'portfolio:other'),
    ]
    for (const message of messages) {
      const answer = await send(site, message)
      expect(answer).not.toBe('no socket')
      expect(isDone(answer)).toBe(false)
    }
    // Ways to other properties than its own.
    for (const path of [
      ['__proto__', 'x'],
      ['constructor', 'name'],
      ['sections', '__proto__', 'x'],
      ['sections', 999],
    ])
      expect(isDone(await send(site, asking({ ...edit, path, value: 'x' })))).toBe(false)
    expect(({} as { x?: unknown }).x).toBeUndefined()
    expect(site.textOf()).toBe(before)
    // It still answers.
    expect(isDone(await send(site, right))).toBe(true)
  })

  it('writes nothing while other devices can reach the server, and says so', async () => {
    const site = await serve('0.0.0.0')
    const before = site.textOf()
    const refused = { id: 7, refused: { problem: expect.stringMatching(/without --host/) } }
    expect(await send(site, right)).toEqual(refused)
    const address = Object.values(networkInterfaces())
      .flat()
      .find((one) => one?.family === 'IPv4' && !one.internal)?.address
    if (address) {
      const answer = await send(site, right, { address, host: `${address}:${site.port}` })
      expect(isDone(answer)).toBe(false)
    }
    expect(site.textOf()).toBe(before)
  })

  it('has no address that writes', async () => {
    const site = await serve('127.0.0.1')
    const before = site.textOf()
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      for (const path of [
        '/',
        '/portfolio.yaml',
        '/portfolio:edit',
        `/@fs/${site.server.config.root}/portfolio.yaml`,
      ])
        await fetch(`http://127.0.0.1:${site.port}${path}`, {
          method,
          ...(method !== 'DELETE' && { body: right }),
        })
    expect(site.textOf()).toBe(before)
  })
})

it('is that of a version of Vite whose known faults of this kind are fixed', () => {
  // CVE-2025-24010 (any origin), -30208 to -32395, -46565, -58751, -58752, -62522 (files outside), and
  // CVE-2026-39363 to -39365 (files read through the socket), the last of which 8.0.5 fixed.
  const { version } = JSON.parse(readFileSync('node_modules/vite/package.json', 'utf8'))
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(8_000_005)
})
