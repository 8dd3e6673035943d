import { decodedAddress } from '../../../schema/model/address.ts'

/** The path that a server is asked for, below its root, without escapes: `projects/atlas/` for `/projects/atlas/?a#b`. */
export const requestedPath = (url = ''): string =>
  decodedAddress(url.split(/[?#]/, 1)[0] ?? '').replace(/^\//, '')
