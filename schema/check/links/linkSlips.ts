import { addressOf, isMail, telephoneAddress } from '../../model/address.ts'
import type { Problem } from '../../report/diagnostics.ts'
import { quoted } from '../../report/phrasing.ts'
import { withoutTypedQuotes } from '../issues/typedQuotes.ts'
import { tooLong } from './addresses.ts'

/** The problem of a text in place of an address, and the address that was meant, if that is known. */
export interface LinkSlip {
  problem: Problem
  meant?: string
}

/**
 * Recognises a text that is no address, although a browser takes it for one, mostly for a path; undefined for any
 * other.
 */
export function linkSlip(href: string): LinkSlip | undefined {
  if (tooLong(href)) return undefined
  const written = href.trim()
  const address = addressOf(written)
  const inner = withoutTypedQuotes(written)
  if (inner !== undefined)
    return slip(`the quotes around ${quoted(inner)} are read as part of the address`, inner)
  if (address.kind === 'path') return phoneSlip(written) ?? nameSlip(written)
  if (address.kind !== 'scheme') return undefined
  const { scheme, rest } = address
  if (scheme === 'mailto' && rest !== rest.trim() && isMail(rest.trim())) {
    const meant = `mailto:${rest.trim()}`
    return {
      problem: {
        code: 'mail-address',
        message: 'a space stands behind mailto:',
        help: `write ${quoted(meant)}`,
      },
      meant,
    }
  }
  const mail = scheme === 'mailto' ? rest.replace(/^\/+/, '') : rest
  if (mail !== rest && isMail(mail))
    return {
      problem: {
        code: 'mail-address',
        message: 'no slashes stand behind mailto:',
        help: `write ${quoted(`mailto:${mail}`)}`,
      },
      meant: `mailto:${mail}`,
    }
  const [, again] = /^\/\/(https?:\/\/.*)$/i.exec(rest) ?? []
  if (again !== undefined && /^https?$/.test(scheme))
    return slip(`${scheme}:// stands twice, and the first is read as the name of a site`, again)
  if (/^https?$/.test(scheme) && /[^,;][,;]$/.test(written))
    return slip(
      `the ${written.endsWith(',') ? 'comma' : 'semicolon'} at the end is read as part of the address`,
      written.slice(0, -1),
    )
  return undefined
}

const slip = (message: string, meant: string): LinkSlip => ({
  problem: { code: 'link-address', message, help: `write ${quoted(meant)}` },
  meant,
})

/** A telephone number without `tel:`. */
function phoneSlip(written: string): LinkSlip | undefined {
  if (!/^(?:\+|\(?0)[\d\s()./-]*\d$/.test(written) || written.replace(/\D/g, '').length < 6) return undefined
  const message = `${quoted(written)} is a telephone number, and without tel: before it the link leads to a page of that name`
  if (written.startsWith('+')) return slip(message, telephoneAddress(written))
  const help = 'write tel: and the number with its country, such as "tel:+441632960123"'
  return { problem: { code: 'link-address', message, help } }
}

/** The name of a profile, as `@ada` or, where the service is part of it, `@ada@example.social`. */
function nameSlip(written: string): LinkSlip | undefined {
  const [, name, host] = /^(@[\w.-]+)(?:@([\w-]+(?:\.[\w-]+)+))?$/.exec(written) ?? []
  if (name === undefined) return undefined
  const message = `${quoted(written)} is a name, and the link leads to a page of that name beside this one`
  const help = `write the whole address of the profile, such as ${quoted(`https://${host ?? 'example.com'}/${name}`)}`
  return { problem: { code: 'link-address', message, help } }
}
