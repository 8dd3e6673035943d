import { decodedAddress } from '../../../../schema/model/address.ts'
import { hasIcon } from '../../../../schema/pictures/icons.ts'
import { nameOf } from '../../../../schema/text/languages.ts'
import type { Profile, Resume, Skip } from '../resume.ts'
import { filled } from '../resume.ts'
import { some, unlessEmpty, type Written } from './timelines.ts'
import { emailWord } from './words.ts'

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
function tellsName({ username, url }: Profile): boolean {
  if (url === undefined) return false
  return !username || decodedAddress(url).toLowerCase().includes(username.toLowerCase())
}

/** A link to a profile, or the e-mail address. */
export interface Social {
  name: string
  icon: string
  href: string
}

/**
 * The profiles whose addresses contain their user names or whose networks have icons, and the e-mail address. The owner's own page is left out: the
 * new one replaces it.
 */
export function socialsOf({ profiles, email, lang }: Resume, skip: Skip): Social[] {
  const socials = new Map<string, Social>()
  for (const profile of profiles) {
    const { network, url } = profile
    const icon = iconOf(network)
    // The résumé has the user name of any other; the page shows those alone that visitors know by their icon.
    if (!url || !(tellsName(profile) || (network && icon !== unknown))) continue
    const name = network || new URL(url).hostname
    if (socials.has(url)) skip(`profiles, ${name}`, url, 'another profile has the same address')
    else socials.set(url, { name, icon, href: url })
  }
  const mail = `mailto:${email}`
  if (email) socials.set(mail, { name: emailWord(lang), icon: 'lucide:mail', href: mail })
  return [...socials.values()]
}

/** The key `resume` of a portfolio: what the résumé says beyond the page. */
export function resumePart(
  resume: Resume,
  lists: Record<string, unknown[]>,
  skip: Skip,
): Record<string, unknown> {
  const { countryCode, ...location } = resume.location
  const country = countryCode && countryOf(countryCode, resume.lang)
  if (countryCode && !country)
    skip('basics.location.countryCode', countryCode, 'it is no country that is known')
  const profiles: Written[] = []
  for (const { network, username, url } of resume.profiles.filter((one) => !tellsName(one))) {
    if (network) profiles.push(filled({ network, username, url }))
    else skip('profiles', username ?? url ?? '', 'it has no name of a network')
  }
  const contact = unlessEmpty({
    phone: resume.phone,
    url: resume.url,
    location: unlessEmpty({ ...location, countryCode: country }),
    profiles: some(profiles),
  })
  const references: Written[] = []
  for (const { name, reference } of resume.references) {
    if (name) references.push({ name, text: reference })
    else skip('references', reference, 'nobody is named who says it')
  }
  return filled({
    summary: resume.summary,
    contact,
    ...lists,
    languages: some(resume.languages.map(({ language, fluency }) => filled({ name: language, fluency }))),
    interests: some(resume.interests.map(({ name, keywords }) => filled({ name, keywords: some(keywords) }))),
    references: some(references),
  })
}

/** Short names of countries that are not their codes. */
const short: Record<string, string> = { UK: 'GB', USA: 'US', UAE: 'AE' }

/**
 * The two-letter code of a country, from the code in any case, or the name in English or in the language of the page;
 * undefined for any other text.
 */
function countryOf(text: string, lang = 'en'): string | undefined {
  const written = text.trim()
  const code = written.toUpperCase().replaceAll('.', '')
  const known = Object.hasOwn(short, code) ? short[code] : code
  if (known && /^[A-Z]{2}$/.test(known) && nameOf('region', known) !== undefined) return known
  const names = ['en', lang].map((one) => new Intl.DisplayNames([one], { type: 'region' }))
  return codes().find((code) => names.some((name) => name.of(code)?.toLowerCase() === written.toLowerCase()))
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const codes = () =>
  letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => nameOf('region', code))
