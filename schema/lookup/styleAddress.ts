import { posix } from 'node:path'
import { addressOf, decodedAddress } from '../model/address.ts'

/**
 * The path, from the folder of the YAML, of a file that a style sheet refers to; undefined for any other address.
 *
 * @param sheet the path of the style sheet from that folder
 */
export function styleFile(href: string, sheet: string): string | undefined {
  if (addressOf(href).kind !== 'path') return undefined
  const [path = ''] = href.split(/[?#]/, 1)
  return posix.join(posix.dirname(sheet), decodedAddress(path))
}

/** A host that may stand in a content policy. */
const isHost = /^https:\/\/[a-z0-9._-]+(?::\d+)?$/

/** The host, with its scheme, of an `https:` address in a style sheet; undefined for any other address. */
export function styleHost(href: string): string | undefined {
  const address = addressOf(href)
  if (address.kind !== 'scheme' || address.scheme !== 'https' || !URL.canParse(href)) return undefined
  const { origin } = new URL(href)
  return isHost.test(origin) ? origin : undefined
}
