import { linkSlip } from '../../../schema/check/links/addresses.ts'
import { linkProblem } from '../../../schema/check/rules/links.ts'
import { addressOf, isMail } from '../../../schema/model/address.ts'

/** Endings of files. None of them is a top-level domain, so that a name that ends so is no host. */
const fileEnding =
  /^[^/?#]+\.(?:avif|bmp|css|csv|docx?|eps|gif|heic|heif|html?|ico|jpe?g|js|json|mp[34]|odt|pdf|php|png|psd|rtf|svg|tex|tiff?|txt|webm|webp|xml|yaml|yml)$/i

/** Whether a text is the name of a file, in folders or not: `portrait.jpg`, and no host such as `example.com`. */
export const isFileName = (text: string): boolean => fileEnding.test(text.trim().replace(/^.*[/\\]/, ''))

/**
 * An address as a link of the page may have it: with `https://` before a host that stands alone, and in place of `http://`.
 * Undefined for all else: scripts, paths of another site, what is no address.
 */
export function safeLink(text: string): string | undefined {
  const written = text.trim()
  if (isMail(written)) return `mailto:${written}`
  const bare = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(written) && !fileEnding.test(written)
  const address = bare ? `https://${written}` : written
  if (addressOf(address).kind !== 'scheme') return undefined
  // Nearly every host answers on https by now, and what http: loads can be changed on its way.
  const https = address.replace(/^http:/i, 'https:')
  const secure = linkSlip(https)?.meant ?? https
  return linkProblem(secure) === undefined ? secure : undefined
}
