import { addressOf, hasControls, isMail } from '../../model/address.ts'
import type { Problem } from '../../report/diagnostics.ts'
import { controlled, openScheme, pathFound, refusedScheme, tooLong, webFound } from '../links/addresses.ts'
import type { Rule } from './rule.ts'
import { foundAt } from './rule.ts'

/** Every endpoint is an address to which a browser sends a form: https, or a path of the page's own host. */
export const endpointRule: Rule = ({ ofKind }, { root }) =>
  ofKind.endpoint.flatMap(({ path, value }) => foundAt(root, path, endpointFound(value.trim())))

const help = 'begin it with https:// or, for a server at the same host, with /'

function endpointFound(endpoint: string): Problem | undefined {
  const long = tooLong(endpoint)
  if (long) return long
  const address = addressOf(endpoint)
  if (isMail(endpoint) || (address.kind === 'scheme' && address.scheme === 'mailto')) {
    return {
      code: 'link-scheme',
      message: 'an endpoint is a server, and this is an e-mail address',
      help: 'write delivery: mailto, and the address as email below site and owner',
    }
  }
  switch (address.kind) {
    case 'anchor':
      return { code: 'link-address', message: 'an endpoint is a server, and this is an anchor', help }
    case 'host':
      return openScheme(endpoint, 'an endpoint')
    case 'path':
      return pathFound(endpoint)
    case 'scheme':
      if (address.scheme !== 'https' && address.scheme !== 'http')
        return { ...refusedScheme(address.scheme, 'an endpoint'), help }
      if (hasControls(endpoint)) return controlled
      return addressFound(endpoint, address.scheme, address.rest)
  }
}

function addressFound(endpoint: string, scheme: string, rest: string): Problem | undefined {
  const found = webFound(endpoint, scheme, rest)
  return found && found.severity !== 'warning' ? found : (credentials(endpoint) ?? found)
}

/** Browsers refuse to send to an address that holds a password, which all visitors could read besides. */
function credentials(endpoint: string): Problem | undefined {
  const { username, password } = new URL(endpoint)
  if (!username && !password) return undefined
  return {
    code: 'link-address',
    message:
      'this address contains a user name or a password, and browsers refuse to send to such an address',
    help: 'take away the @ and the user name and password before it',
  }
}
