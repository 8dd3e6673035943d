import { connect, createServer, type Socket } from 'node:net'
import { listening } from '../browser/support/servers/server.ts'

/** How long a byte takes to the other side, in ms: Lighthouse's slow 4G has 150 ms there and back. */
const oneWay = 75

/** Bytes that the line carries in a millisecond: 1.6 megabits a second. */
const perMs = 204.8

/** Bytes in one packet, and how many packets a server sends before it is first answered (RFC 6928). */
const packet = 1460
const firstFlight = 10

const later = (ms: number, work: () => void) => setTimeout(work, ms)

/**
 * Sends to the visitor what a server has to say as TCP does it on a slow line: as much as the window holds, which each
 * answer widens by what it answers for (slow start, RFC 5681; nothing is lost here), and no faster than the line carries.
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
      // Timers count whole milliseconds: which one ends first does not say which packet is first.
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
 * A slow line to a server of this machine: a phone's, with the delay and the width of Lighthouse's slow 4G, and with the
 * slow start of a new connection, which neither Lighthouse nor the developer tools of a browser have.
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
