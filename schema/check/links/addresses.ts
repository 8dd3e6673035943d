import {
  type Address,
  addressOf,
  decodedAddress,
  hasControls,
  isMail,
  linkSchemes,
  telephoneAddress,
} from '../../model/address.ts'
import type { Problem } from '../../report/diagnostics.ts'
import { shortened } from '../../report/phrasing.ts'
import { problem, withMeant } from '../../report/problem.ts'

/** The problem of an address itself, whatever it leads to. */
export function addressFound(href: string): Problem | undefined {
  const written = href.trim()
  if (written === '') return problem('link-address that is empty')
  const address = addressOf(href)
  if (address.kind === 'anchor') return undefined
  if (address.kind === 'host') return openScheme(href)
  if (address.kind !== 'scheme') return pathFound(written)
  if (!linkSchemes.includes(address.scheme)) return refusedScheme(address.scheme)
  if (address.scheme === 'mailto' && !hasControls(href)) return mailFound(address.rest)
  if (address.scheme === 'tel' && !hasControls(href)) return phoneFound(address.rest)
  return webFound(href, address)
}

/** The problem of an address that begins with two slashes. */
export const openScheme = (href: string, what = 'a link'): Problem =>
  withMeant(problem('link-scheme of two slashes', { what }), `https:${href.trim().replaceAll('\\', '/')}`)

/**
 * The problem of a scheme that runs a script, holds the data itself or is not known.
 *
 * @param instead how the address may begin
 */
export function refusedScheme(
  name: string,
  what = 'a link',
  instead = `${linkSchemes.join(':, ')}:, # or a path`,
): Problem {
  return problem('link-scheme', { what, scheme: shortened(name, 20), instead })
}

/** Endings of files that are no names of hosts. */
const fileEnding =
  /^(?:html?|php|cgi|aspx|pdf|png|jpe?g|webp|avif|svg|gif|txt|zip|md|xml|json|vcf|ics|mp[34]|webm|docx?)$/i

/** The problem of an address without a scheme that was meant to have one; undefined for a path. */
function pathFound(path: string): Problem | undefined {
  if (isMail(path)) return withMeant(problem('mail-address without mailto:'), `mailto:${path}`)
  const [, host, ending] = /^((?:[a-z0-9-]+\.)+([a-z]{2,}))(?:[/?#]|$)/i.exec(path) ?? []
  if (host === undefined || ending === undefined) return undefined
  if (fileEnding.test(ending) && !path.startsWith('www.')) return undefined
  return withMeant(problem('bare-address', { host }), `https://${path}`)
}

function mailFound(rest: string): Problem | undefined {
  const [to = ''] = rest.split('?', 1)
  const isRight = to.split(',').every((one) => isMail(decodedAddress(one).trim()))
  return isRight ? undefined : problem('mail-address', { address: decodedAddress(to).trim() })
}

function phoneFound(rest: string): Problem | undefined {
  if (/^\+?[().\s-]*\d[\d().\s-]*(?:;.*)?$/.test(decodedAddress(rest).trim())) return undefined
  return problem('link-address of a telephone', { number: rest })
}

/** The problem of an http: or https: address that is not whole, or not https. */
export function webFound(href: string, { scheme, rest }: Address & { kind: 'scheme' }): Problem | undefined {
  const written = href.trim()
  if (hasControls(href) || !/^\/\/[^/\\?#]/.test(rest) || !URL.canParse(written))
    return problem('link-address', { address: written, scheme })
  if (scheme === 'https') return undefined
  return problem('insecure-link', { meant: written.replace(/^http:/i, 'https:') })
}

/** Recognises a text that is no address, although a browser takes it for one, mostly for a path; undefined for any other. */
export function linkSlip(href: string): Problem | undefined {
  const number = href.trim()
  if (/^(?:\+|\(?0)[\d\s()./-]*\d$/.test(number) && number.replace(/\D/g, '').length >= 6) {
    const found = problem('link-address without tel:', { number })
    return number.startsWith('+') ? withMeant(found, telephoneAddress(number)) : found
  }
  const [name, handle, host = 'example.com'] = /^(@[\w.-]+)(?:@([\w-]+(?:\.[\w-]+)+))?$/.exec(number) ?? []
  if (name !== undefined)
    return problem('link-address of a profile', { name, example: `https://${host}/${handle}` })
  const [, mail] = /^mailto:[/\s]+(\S+)$/i.exec(number) ?? []
  if (mail !== undefined && isMail(mail))
    return withMeant(problem('mail-address', { address: number.slice('mailto:'.length) }), `mailto:${mail}`)
  const [, again] = /^https?:\/\/(https?:\/\/.*)$/i.exec(number) ?? []
  if (again !== undefined) return withMeant(problem('link-address written twice'), again)
  const [, whole, sign] = /^(https?:.*[^,;])([,;])$/i.exec(number) ?? []
  if (whole === undefined) return undefined
  return withMeant(
    problem('link-address with a sign behind it', { sign: sign === ',' ? 'comma' : 'semicolon' }),
    whole,
  )
}

/** The problem of an address to which a browser cannot send a form: it takes https, or a path of the page's own host. */
export function endpointFound(endpoint: string): Problem | undefined {
  const address = addressOf(endpoint)
  if (isMail(endpoint) || /^mailto:/i.test(endpoint)) return problem('link-scheme of an endpoint')
  if (address.kind === 'anchor') return problem('link-address', { address: endpoint, scheme: 'https' })
  if (address.kind === 'host') return openScheme(endpoint, 'an endpoint')
  if (address.kind !== 'scheme') return pathFound(endpoint)
  const isOfWeb = address.scheme === 'https' || address.scheme === 'http'
  return isOfWeb
    ? webFound(endpoint, address)
    : refusedScheme(address.scheme, 'an endpoint', 'https: or, for a server at the same host, /')
}
