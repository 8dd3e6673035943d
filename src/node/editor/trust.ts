import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Whether a socket was opened by a page of this server itself, in a browser on this machine. Vite refuses other origins
 * too, but lets in who names none, and hosts that are an address of the network.
 *
 * @param token that of Vite's client, which only a page of this server can read
 */
export function isFromOwnPage(
  { headers: { origin = '', host = '' }, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>,
  token: string,
): boolean {
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  const given = new URLSearchParams(url.split('?', 2)[1]).get('token') ?? ''
  return from.host === host && isLoopback(from.hostname) && isSame(given, token)
}

/** Whether a server can be reached from this machine alone. */
export const listensHereAlone = (address: AddressInfo | string | null | undefined): boolean =>
  typeof address === 'object' && address !== null && isLoopback(address.address)

/** Whether a host name or an address is that of this machine, by which no other can reach it. */
const isLoopback = (name: string) =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?|(?:::ffff:)127(?:\.\d{1,3}){3})$/i.test(name)

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return b.length > 0 && a.length === b.length && timingSafeEqual(a, b)
}
