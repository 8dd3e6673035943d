import type { IncomingMessage } from 'node:http'
import { type AddressInfo, isIP } from 'node:net'
import type { Connect, ViteDevServer } from 'vite'
import type { ContentFile } from '../../content/content.ts'

/**
 * Whether a page of this server itself has sent a request, in a browser on this machine. Vite refuses other origins too,
 * but not for pictures and the like, nor where none is named, and it lets in hosts that are an address of the network.
 */
export function isFromOwnPage({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  // A browser names the origin of each socket, and the page that asks for a file; no page can name another.
  const from = headers.origin ?? headers.referer ?? ''
  if (!URL.canParse(from)) return false
  const { host, hostname } = new URL(from)
  return host === headers.host && isLoopback(hostname) && isLoopback(socket.remoteAddress ?? '')
}

/** Whether a server can be reached from this machine alone. */
export const listensHereAlone = (address: AddressInfo | string | null | undefined): boolean =>
  typeof address === 'object' && address !== null && isLoopback(address.address)

/**
 * Whether a host name or an address is that of this machine, by which no other can reach it. Names below `localhost` are
 * too, but each may be that of another program, whose pages should not be ours.
 */
const isLoopback = (name: string) =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?|(?:::ffff:)127(?:\.\d{1,3}){3})$/i.test(name)

/**
 * Closes Vite's address that opens a file in the owner's editor, which answers whoever asks for any file: it is left for
 * pages of this server, and for the files that they are made of.
 */
export function guardEditor(
  { middlewares, environments }: Pick<ViteDevServer, 'middlewares' | 'environments'>,
  source: Pick<ContentFile, 'dependsOn' | 'isContent' | 'isOwn'>,
): void {
  const isOfSite = (file: string) =>
    source.dependsOn(file) ||
    source.isContent(file) ||
    source.isOwn(file) ||
    Object.values(environments).some(({ moduleGraph }) => moduleGraph.getModulesByFile(file)?.size)
  middlewares.use('/__open-in-editor', (request, response, next) => {
    const place = new URLSearchParams(request.url?.split('?', 2)[1]).get('file') ?? ''
    const file = place.replace(/(?::\d+){0,2}$/, '')
    if (isFromOwnPage(request) && isOfSite(file)) return next()
    response.writeHead(403, { 'content-type': 'text/plain' })
    response.end('Only a page of this server opens files in an editor, and only those of its site.')
  })
}

/**
 * Answers requests by a host name that the server does not know, such as that of a tunnel. Vite refuses them behind this
 * too, with a hint that is for its own configuration.
 *
 * @param allowed the names that it knows; with a dot before them, those of subdomains too; or true for all
 */
export function refuseOtherHosts(middlewares: Connect.Server, allowed: readonly string[] | true): void {
  const handle: Connect.NextHandleFunction = ({ headers: { host = 'localhost' } }, response, next) => {
    const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
    const isKnown =
      allowed === true ||
      /^\[|^(?:.+\.)?localhost$/.test(name) ||
      isIP(name) > 0 ||
      allowed.some((one) => one === name || (one.startsWith('.') && `.${name}`.endsWith(one)))
    if (isKnown) return next()
    response.writeHead(403, { 'content-type': 'text/plain' })
    response.end(
      `This server does not answer as ${name || 'that host'}. If the name is yours, start it with this option:\n\n` +
        `  --allow-host ${name || 'NAME'}\n`,
    )
  }
  // Vite's own check is before all that plugins add.
  middlewares.stack.unshift({ route: '', handle })
}
