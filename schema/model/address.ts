/** How a browser reads an address: by its scheme, in lower case, or as one of the kinds without a scheme. */
export type Address = { kind: 'anchor' | 'path' | 'host' } | { kind: 'scheme'; scheme: string; rest: string }

/** The schemes with which a link may begin. */
export const linkSchemes: readonly string[] = ['https', 'http', 'mailto', 'tel']

/**
 * Tells how a browser reads an address. Like a browser it drops blanks and controls at the ends and
 * tabs and line breaks anywhere (WHATWG URL, basic parser, steps 1 to 3), so that a scheme cannot hide.
 */
export function addressOf(href: string): Address {
  // The lookbehind keeps the time linear; without it a long run of blanks would take quadratic time.
  const read = href.replace(/^[\0- ]+|(?<![\0- ])[\0- ]+$/g, '').replace(/[\t\n\r]/g, '')
  if (read.startsWith('#')) return { kind: 'anchor' }
  // Browsers take a backslash for a slash here.
  if (/^[\\/]{2}/.test(read)) return { kind: 'host' }
  const found = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(read)
  if (!found?.[1]) return { kind: 'path' }
  return { kind: 'scheme', scheme: found[1].toLowerCase(), rest: found[2] ?? '' }
}

/** Whether an address holds tabs, line breaks or other controls, which browsers drop without a word. */
export function hasControls(href: string): boolean {
  return /\p{Cc}/u.test(href.trim())
}

/** An e-mail address: as HTML's own field for them sees it, with a dot in the host, which may have letters of any script. */
export const mailPattern =
  /^[A-Za-z0-9_.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*(?:\.[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*)+$/u

/** Whether a text is an e-mail address. */
export const isMail = (text: string): boolean => mailPattern.test(text)

/**
 * The `tel:` address of a number as people write it: its digits, without the zero in brackets that is dialled within the
 * country alone, and with an extension as RFC 3966 has it.
 */
export function telephoneAddress(written: string): string {
  const [, number = '', extension] =
    /^(.*?)(?:(?<![\s,;])[\s,;]*(?:ext(?:ension)?\b\.?|x|#)\s*(\d+))?$/is.exec(written.trim()) ?? []
  const digits = (number.startsWith('+') ? number.replace('(0)', '') : number).replace(/[^\d+]/g, '')
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`
}

/** An address with its percent escapes decoded; as it is, if one of them is malformed. */
export function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** Resolves an address against the URL of its page; undefined if that is unknown or the address is invalid. */
export const addressFrom = (page: string | undefined, address: string): string | undefined =>
  page && URL.canParse(address, page) ? new URL(address, page).href : undefined

/**
 * A link of the résumé's page as an absolute URL; undefined where the site's URL is unknown.
 *
 * @param href as the page has it
 * @param page the absolute URL of the page, if known
 */
export function wholeAddress(href: string | undefined, page: string | undefined): string | undefined {
  if (href === undefined || /^(?:https?|mailto|tel):/i.test(href)) return href
  return addressFrom(page, href)
}

/** The decoded path of a request, below the root: `projects/atlas/` for `/projects/atlas/?a#b`. */
export const requestedPath = (url = ''): string =>
  decodedAddress(url.split(/[?#]/, 1)[0] ?? '').replace(/^\//, '')
