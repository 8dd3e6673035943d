import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { slowLine } from '../bench/line.ts'
import { listening } from '../browser/support/servers/server.ts'

const closes: (() => void)[] = []
afterEach(() => {
  for (const close of closes.splice(0)) close()
})

/** Requests an answer over the slow line: its bytes, and the ms until its first byte and its end. */
async function answerOf(answer: Buffer): Promise<{ bytes: Buffer; first: number; last: number }> {
  const server = createServer((socket) => socket.on('data', () => socket.end(answer)))
  const line = await slowLine(await listening(server))
  closes.push(line.close, () => server.close())
  const socket = connect(line.port, '127.0.0.1')
  const began = performance.now()
  socket.write('?')
  const came: Buffer[] = []
  let first = 0
  socket.on('data', (bytes) => {
    first ||= performance.now() - began
    came.push(bytes)
  })
  await once(socket, 'end')
  return { bytes: Buffer.concat(came), first, last: performance.now() - began }
}

it('takes a round trip of 150 ms for the first answer', async () => {
  const { bytes, first } = await answerOf(Buffer.from('yes'))
  expect(String(bytes)).toBe('yes')
  expect(first).toBeGreaterThanOrEqual(148)
})

it('carries all bytes in order, no faster than 1.6 Mbit/s and TCP slow start allow', async () => {
  const answer = randomBytes(40_000)
  const { bytes, last } = await answerOf(answer)
  expect(bytes.equals(answer)).toBe(true)
  // The first window has 14,600 bytes. The next begins a round trip later, when the first packet is acknowledged.
  expect(last).toBeGreaterThanOrEqual(2 * 148 + (40_000 - 14_600) / 204.8 - 2)
})
