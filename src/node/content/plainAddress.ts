import { domainToUnicode } from 'node:url'

/**
 * An address as people read it: without scheme, `www.` and a slash at its end, and with letters of its own in place of
 * those for machines, such as `müller.example/über-mich`.
 *
 * @param isAscii whether it has those for machines all the same
 */
export function plainAddress(href: string, isAscii = false): string {
  const { host, hostname, port, pathname, search, hash } = new URL(href)
  const domain = isAscii ? host : domainToUnicode(hostname) + (port && `:${port}`)
  const rest = pathname + search + hash
  return (domain + (isAscii ? rest : decoded(rest))).replace(/^www\./i, '').replace(/\/$/, '')
}

/** An address whose escapes are decoded but for signs that have a meaning in it; as it is, if one is malformed. */
function decoded(address: string): string {
  try {
    // What nobody would see stays an escape.
    return decodeURI(address).replace(/[\p{C}\s]/gu, encodeURIComponent)
  } catch {
    return address
  }
}
