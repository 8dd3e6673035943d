import { decodedAddress } from '../../../schema/model/address.ts'

/** The decoded path of a request, below the root: `projects/atlas/` for `/projects/atlas/?a#b`. */
export const requestedPath = (url = ''): string =>
  decodedAddress(url.split(/[?#]/, 1)[0] ?? '').replace(/^\//, '')
