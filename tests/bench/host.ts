import { createSecureServer } from 'node:http2'
import { join } from 'node:path'
import { getCertificate } from '@vitejs/plugin-basic-ssl'
import { root } from '../browser/support/paths.ts'
import { answering, listening } from '../browser/support/servers/server.ts'

/** The size of a TLS record that fits a packet with the headers of both, in bytes. */
const onePacket = 1370

/** A built page that is served. */
export interface Host {
  origin: string
  close: () => void
}

/**
 * Serves a built folder as the hosts of static pages do: HTTP/2, texts compressed, files with a hash in their name
 * cached for ever. Over HTTP/1 files would wait for connections, which no visitor of such a host does. The certificate
 * is self-signed, so browsers need `trust`.
 *
 * @param folder a built page, such as `dist`
 */
export async function host(folder: string): Promise<Host> {
  const pem = await getCertificate(join(root, '.cache'))
  const server = createSecureServer({ key: pem, cert: pem }, answering(folder, { packing: true }))
  // A TLS record can be read only when it is complete. Hosts begin with records of one packet; Node's have 16 kB, more
  // than a slow line carries before the first acknowledgement.
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(onePacket))
  const port = await listening(server)
  return {
    origin: `https://127.0.0.1:${port}`,
    close() {
      server.close()
      // Open connections must not keep the process alive.
      server.unref()
    },
  }
}

/** The flag by which Chromium accepts that certificate. */
export const trust = '--ignore-certificate-errors'
