import { posix } from 'node:path'
import { addressOf, decodedAddress } from '../model/address.ts'

/** The path, from the YAML, of a file that a style sheet names; nothing of what is no file. */
export function styleFile(href: string, sheet: string): string | undefined {
  if (addressOf(href).kind !== 'path') return undefined
  const [path = ''] = href.split(/[?#]/, 1)
  return posix.join(posix.dirname(sheet), decodedAddress(path))
}
