import { linkSlip } from '../../../schema/check/links/linkSlips.ts'
import { linkProblem } from '../../../schema/check/rules/links.ts'
import { addressOf, isMail } from '../../../schema/model/address.ts'

/**
 * An address as a link of the page may have it: with `https://` before a host that stands alone, and in place of `http://`.
 * Undefined for all else: scripts, paths of another site, what is no address.
 */
export function safeLink(text: string): string | undefined {
  const written = text.trim()
  if (isMail(written)) return `mailto:${written}`
  const bare = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(written)
  const address = bare ? `https://${written}` : written
  if (addressOf(address).kind !== 'scheme') return undefined
  // Nearly every host answers on https by now, and what http: loads can be changed on its way.
  const https = address.replace(/^http:/i, 'https:')
  const secure = linkSlip(https)?.meant ?? https
  return linkProblem(secure) === undefined ? secure : undefined
}
