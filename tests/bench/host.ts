import { createSecureServer } from 'node:http2'
import { join } from 'node:path'
import { getCertificate } from '@vitejs/plugin-basic-ssl'
import { root } from '../browser/support/paths.ts'
import { answering, listening } from '../browser/support/servers/server.ts'

/** Bytes of a record that fits a packet with what belongs to both. */
const onePacket = 1370

/** A built page that is served. */
export interface Host {
  origin: string
  close: () => void
}

/**
 * Serves a built folder as the hosts of static pages do: HTTP/2, texts compressed, files with a hash in their
 * name to be kept for ever. Over HTTP/1 each file would have to wait for a connection of its own, which no
 * visitor of such a host does. The certificate is one of its own: browsers are told to take it.
 *
 * @param folder a built page, such as `dist`
 */
export async function host(folder: string): Promise<Host> {
  const pem = await getCertificate(join(root, '.cache'))
  const server = createSecureServer({ key: pem, cert: pem }, answering(folder, { packing: true }))
  // A record of TLS can be read once its end has come. Hosts send records of one packet at first; Node's have 16 kB, which
  // are more than a slow line brings before it has been answered.
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(onePacket))
  const port = await listening(server)
  return {
    origin: `https://127.0.0.1:${port}`,
    close() {
      server.close()
      // Nobody waits for whoever still holds a connection.
      server.unref()
    },
  }
}

/** Lets Chromium take that certificate. */
export const trust = '--ignore-certificate-errors'
