import {
  addressOf,
  decodedAddress,
  hasControls,
  isMail,
  linkSchemes as schemes,
  telephoneAddress,
} from '../../model/address.ts'
import type { Problem } from '../../report/diagnostics.ts'
import { list, quoted, shortened } from '../../report/phrasing.ts'

/** The longest address, which is also what most browsers and servers take. */
const maxAddress = 2000

/** What a problem says of the address that is certainly meant. */
export const writeInstead = (meant: string) => ({ help: `write ${quoted(meant)}`, meant })

/** The problem of an address itself, whatever it leads to. */
export function addressFound(href: string): Problem | undefined {
  if (!href.trim()) {
    return {
      code: 'link-address',
      message: 'this link has no address, so it leads nowhere',
      help: 'write the address between the round brackets',
    }
  }
  const long = tooLong(href)
  if (long) return long
  const address = addressOf(href)
  switch (address.kind) {
    case 'anchor':
      return undefined
    case 'host':
      return openScheme(href)
    case 'path':
      return pathFound(href.trim())
    case 'scheme':
      if (!schemes.includes(address.scheme)) return refusedScheme(address.scheme)
      if (hasControls(href)) return controlled
      if (address.scheme === 'mailto') return mailFound(address.rest)
      if (address.scheme === 'tel') return phoneFound(address.rest)
      return webFound(href.trim(), address.scheme, address.rest)
  }
}

/** The problem of an address that is longer than what works everywhere; undefined for any other. */
export function tooLong(href: string): Problem | undefined {
  if (href.length <= maxAddress) return undefined
  return {
    code: 'link-address',
    message: `this address has ${href.length.toLocaleString('en')} characters; browsers take ${maxAddress.toLocaleString('en')}`,
    help: 'name a shorter address',
  }
}

/** The problem of an address that begins with two slashes. */
export function openScheme(href: string, what = 'a link'): Problem {
  return {
    code: 'link-scheme',
    message: `${what} that begins with two slashes leaves open whether it is https or http`,
    ...writeInstead(`https:${href.trim().replaceAll('\\', '/')}`),
  }
}

/** The problem of an address with a tab or a line break in it, which may be there to hide what it is. */
export const controlled: Problem = {
  code: 'link-address',
  message: 'a tab or a line break stands within this address',
  help: 'write the address in one piece',
}

/** The problem of a scheme that runs a script, holds the data itself or is not known. */
export function refusedScheme(scheme: string, what = 'a link'): Problem {
  const name = shortened(scheme, 20)
  const runs = scheme === 'javascript' || scheme === 'vbscript'
  return {
    code: 'link-scheme',
    message: runs
      ? `an address that begins with ${name}: would run a script in the page`
      : `${what} cannot begin with ${name}:`,
    help: `begin it with ${list([...schemes.map((one) => `${one}:`), '#', 'a path'], 'or')}`,
  }
}

/** The problem of an address without a scheme that was meant to have one; undefined for a path. */
export function pathFound(path: string): Problem | undefined {
  if (isMail(path)) {
    return {
      code: 'mail-address',
      message:
        'this is an e-mail address, and without mailto: before it the link leads to a page of that name',
      ...writeInstead(`mailto:${path}`),
    }
  }
  const host = /^((?:[a-z0-9-]+\.)+([a-z]{2,}))(?:[/?#]|$)/i.exec(path)
  const file =
    /^(?:html?|php|cgi|aspx|pdf|png|jpe?g|webp|avif|svg|gif|txt|zip|md|xml|json|vcf|ics|mp[34]|webm|docx?)$/i
  if (host?.[2] && (path.startsWith('www.') || !file.test(host[2]))) {
    return {
      code: 'bare-address',
      severity: 'warning',
      message: `${quoted(host[1] ?? path)} without https:// before it is read as a file beside the page`,
      ...writeInstead(`https://${path}`),
    }
  }
  return undefined
}

function mailFound(rest: string): Problem | undefined {
  const to = rest.split('?', 1)[0] ?? ''
  const addresses = to.split(',').map((one) => decodedAddress(one).trim())
  if (addresses.every(isMail)) return undefined
  return {
    code: 'mail-address',
    message: to
      ? `${quoted(decodedAddress(to).trim())} is not an e-mail address`
      : 'mailto: names no e-mail address',
    help: 'write mailto: and the address, such as "mailto:you@example.com"',
  }
}

function phoneFound(rest: string): Problem | undefined {
  if (/^\+?[\d().\s-]*\d[\d().\s-]*(?:;.*)?$/.test(decodedAddress(rest).trim())) return undefined
  return {
    code: 'link-address',
    message: rest ? `${quoted(rest)} is not a telephone number` : 'tel: names no telephone number',
    help: 'write tel: and the number with its country, such as "tel:+441632960123"',
  }
}

/** The problem of an http: or https: address that is not whole, or not https. */
export function webFound(href: string, scheme: string, rest: string): Problem | undefined {
  if (!/^\/\/[^/\\?#]/.test(rest) || !URL.canParse(href)) {
    return {
      code: 'link-address',
      message: `${quoted(href)} is not a whole address`,
      help: `write ${scheme}:// and the name of the site, such as "https://example.com/"`,
    }
  }
  return scheme === 'http' ? insecure(href) : undefined
}

/** The problem of an address that anybody on the way can read and change. */
export function insecure(href: string): Problem {
  return {
    code: 'insecure-link',
    severity: 'warning',
    message: 'this address begins with http: what it loads can be read and changed on its way',
    help: `write ${quoted(href.replace(/^http:/i, 'https:'))} if the site can be reached so`,
  }
}

/**
 * Recognises a text that is no address, although a browser takes it for one, mostly for a path; undefined for any
 * other.
 */
export function linkSlip(href: string): Problem | undefined {
  if (tooLong(href)) return undefined
  const written = href.trim()
  const address = addressOf(written)
  if (address.kind === 'path') return phoneSlip(written) ?? nameSlip(written)
  if (address.kind !== 'scheme') return undefined
  const { scheme, rest } = address
  const mail = rest.replace(/^[/\s]+/, '').trim()
  if (scheme === 'mailto' && mail !== rest && isMail(mail)) {
    const message = `no ${rest.startsWith('/') ? 'slashes stand' : 'space stands'} behind mailto:`
    return { code: 'mail-address', message, ...writeInstead(`mailto:${mail}`) }
  }
  if (scheme !== 'http' && scheme !== 'https') return undefined
  const [, again] = /^\/\/(https?:\/\/.*)$/i.exec(rest) ?? []
  if (again !== undefined)
    return slip(`${scheme}:// stands twice, and the first is read as the name of a site`, again)
  if (/[^,;][,;]$/.test(written)) {
    const sign = written.endsWith(',') ? 'comma' : 'semicolon'
    return slip(`the ${sign} at the end is read as part of the address`, written.slice(0, -1))
  }
  return undefined
}

const slip = (message: string, meant: string): Problem => ({
  code: 'link-address',
  message,
  ...writeInstead(meant),
})

/** A telephone number without `tel:`. */
function phoneSlip(written: string): Problem | undefined {
  if (!/^(?:\+|\(?0)[\d\s()./-]*\d$/.test(written) || written.replace(/\D/g, '').length < 6) return undefined
  const message = `${quoted(written)} is a telephone number, and without tel: before it the link leads to a page of that name`
  if (written.startsWith('+')) return slip(message, telephoneAddress(written))
  const help = 'write tel: and the number with its country, such as "tel:+441632960123"'
  return { code: 'link-address', message, help }
}

/** The name of a profile, as `@ada` or, where the service is part of it, `@ada@example.social`. */
function nameSlip(written: string): Problem | undefined {
  const [, name, host] = /^(@[\w.-]+)(?:@([\w-]+(?:\.[\w-]+)+))?$/.exec(written) ?? []
  if (name === undefined) return undefined
  const message = `${quoted(written)} is a name, and the link leads to a page of that name beside this one`
  const help = `write the whole address of the profile, such as ${quoted(`https://${host ?? 'example.com'}/${name}`)}`
  return { code: 'link-address', message, help }
}

const endpointHelp = 'begin it with https:// or, for a server at the same host, with /'

/** The problem of an address to which a browser cannot send a form: it takes https, or a path of the page's own host. */
export function endpointFound(endpoint: string): Problem | undefined {
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
      return {
        code: 'link-address',
        message: 'an endpoint is a server, and this is an anchor',
        help: endpointHelp,
      }
    case 'host':
      return openScheme(endpoint, 'an endpoint')
    case 'path':
      return pathFound(endpoint)
    case 'scheme': {
      const { scheme, rest } = address
      if (scheme !== 'https' && scheme !== 'http')
        return { ...refusedScheme(scheme, 'an endpoint'), help: endpointHelp }
      if (hasControls(endpoint)) return controlled
      const found = webFound(endpoint, scheme, rest)
      if (found && found.severity !== 'warning') return found
      // Browsers refuse to send there, and all visitors could read the password.
      const { username, password } = new URL(endpoint)
      if (!username && !password) return found
      return {
        code: 'link-address',
        message:
          'this address contains a user name or a password, and browsers refuse to send to such an address',
        help: 'take away the @ and the user name and password before it',
      }
    }
  }
}
