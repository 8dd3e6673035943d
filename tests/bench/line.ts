import { connect, createServer, type Socket } from 'node:net'
import { listening } from '../browser/support/servers/server.ts'

/** The delay in one direction, in ms: Lighthouse's slow 4G has a round trip of 150 ms. */
const oneWay = 75

/** Bytes that the line carries in a millisecond: 1.6 megabits a second. */
const perMs = 204.8

/** Bytes of a packet, and packets of the initial congestion window (RFC 6928). */
const packet = 1460
const firstFlight = 10

const later = (ms: number, work: () => void) => setTimeout(work, ms)

/**
 * Sends a server's data to the visitor as TCP does on a slow line: as much as the congestion window holds, which each
 * acknowledgement widens by what it acknowledges (slow start, RFC 5681; no packet is lost), and no faster than the
 * line.
 */
function slowDown(server: Socket, visitor: Socket, line: { freeAt: number }): void {
  let window = firstFlight * packet
  let onTheWay = 0
  let waiting = Buffer.alloc(0)
  let over = false
  const carried: Buffer[] = []
  const endAfterLast = () => {
    if (over && waiting.length + carried.length === 0) visitor.end()
  }
  const send = () => {
    while (waiting.length > 0 && onTheWay + Math.min(packet, waiting.length) <= window) {
      const bytes = waiting.subarray(0, packet)
      waiting = waiting.subarray(packet)
      onTheWay += bytes.length
      const now = performance.now()
      line.freeAt = Math.max(now, line.freeAt) + bytes.length / perMs
      const arrives = line.freeAt - now + oneWay
      carried.push(bytes)
      // Timers count whole milliseconds, so two may end in either order: each delivers the first packet of the queue.
      later(arrives, () => {
        visitor.write(carried.shift() ?? '')
        endAfterLast()
      })
      later(arrives + oneWay, () => {
        onTheWay -= bytes.length
        window += bytes.length
        send()
      })
    }
  }
  server.on('data', (bytes: Buffer) => {
    waiting = Buffer.concat([waiting, bytes])
    send()
  })
  server.on('close', () => {
    over = true
    endAfterLast()
  })
}

/**
 * A slow line to a server of this machine: a phone's, with the delay and the bandwidth of Lighthouse's slow 4G, and
 * with the slow start of a new connection, which neither Lighthouse nor the developer tools of a browser simulate.
 *
 * @param port the server's
 * @returns the port at which it is reached over the line
 */
export async function slowLine(port: number): Promise<{ port: number; close: () => void }> {
  const line = { freeAt: 0 }
  const sockets = new Set<Socket>()
  const proxy = createServer((visitor) => {
    const server = connect(port, '127.0.0.1')
    for (const socket of [visitor, server]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => socket.destroy())
    }
    visitor.on('data', (bytes) => later(oneWay, () => server.write(bytes)))
    visitor.on('close', () => server.destroy())
    slowDown(server, visitor, line)
  })
  return {
    port: await listening(proxy),
    close() {
      proxy.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
