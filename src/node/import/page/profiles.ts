import { decodedAddress } from '../../../../schema/model/address.ts'
import { hasIcon } from '../../../../schema/pictures/icons.ts'
import type { LeaveOver, Profile, Resume } from '../resume.ts'
import { emailWord } from './headings.ts'

/** Icons whose names differ from those of their networks. */
const icons: Record<string, string> = {
  linkedin: 'lucide:linkedin',
  twitter: 'simple-icons:x',
  dev: 'simple-icons:devdotto',
  devto: 'simple-icons:devdotto',
  portfolio: 'lucide:globe',
  website: 'lucide:globe',
  personal: 'lucide:globe',
  blog: 'lucide:rss',
  company: 'lucide:building-2',
}

/** The icon of a link to a network that has none. */
const unknown = 'lucide:link'

/** The icon of a network, or that of a link. */
function iconOf(network: string): string {
  const name = network.toLowerCase().replace(/[^a-z0-9]+/g, '')
  const found = Object.hasOwn(icons, name) ? icons[name] : `simple-icons:${name}`
  return found && name && hasIcon(found) ? found : unknown
}

/**
 * Whether the address of a profile contains the user name, if there is one: the résumé then takes it from the address.
 */
export function tellsName({ username, url }: Profile): boolean {
  if (url === undefined) return false
  return !username || decodedAddress(url).toLowerCase().includes(username.toLowerCase())
}

/**
 * The profiles whose addresses contain their user names or whose networks have icons, and the e-mail address. The owner's own page is left out: the
 * new one replaces it.
 */
export function socialsOf(
  { profiles, email, lang }: Resume,
  leaveOver: LeaveOver,
): { name: string; icon: string; href: string }[] {
  const known = new Set<string>()
  const socials = profiles
    // The résumé has the user name of any other; the page shows those alone that visitors know by their icon.
    .filter((one) => tellsName(one) || (one.network && iconOf(one.network) !== unknown))
    .flatMap(({ network, url }) =>
      url ? [{ name: network || new URL(url).hostname, icon: iconOf(network), href: url }] : [],
    )
  if (email) socials.push({ name: emailWord(lang), icon: 'lucide:mail', href: `mailto:${email}` })
  return socials.filter(({ name, href }) => {
    const isNew = !known.has(href)
    known.add(href)
    if (!isNew) leaveOver(`profiles, ${name}`, href, 'another profile has the same address')
    return isNew
  })
}
