import { decodedAddress } from '../../../../schema/model/address.ts'
import { hasIcon } from '../../../../schema/pictures/icons.ts'
import { displayName } from '../../../../schema/text/languages.ts'
import { networkOf } from '../formats/networks.ts'
import type { Profile } from '../resume/person.ts'
import { withoutLists } from '../resume/sentences.ts'
import type { Resume } from '../resume.ts'
import { filled } from '../values.ts'
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

/** The icon of a network; that of a link for one that has none. */
function iconOf(network: string): string {
  const name = network.toLowerCase().replace(/[^a-z0-9]+/g, '')
  const found = Object.hasOwn(icons, name) ? icons[name] : `simple-icons:${name}`
  return found && name && hasIcon(found) ? found : 'lucide:link'
}

/** Whether the address of a profile has the user name, if there is one: the résumé then takes it from the address. */
const tellsName = ({ username, url = '' }: Profile): boolean =>
  url !== '' && (!username || decodedAddress(url).toLowerCase().includes(username.toLowerCase()))

/** A link to a profile, or the e-mail address. */
interface Social {
  name: string
  icon: string
  href: string
}

/** The profiles that have an address, and the e-mail address. */
export function socialsOf({ profiles, email, lang }: Resume): Social[] {
  const socials = new Map<string, Social>()
  for (const { network, url } of profiles)
    if (url && !socials.has(url))
      socials.set(url, { name: network || networkOf(url), icon: iconOf(network), href: url })
  const mail = `mailto:${email}`
  if (email) socials.set(mail, { name: emailWord(lang), icon: 'lucide:mail', href: mail })
  return [...socials.values()]
}

/**
 * The key `resume` of a portfolio: what the résumé says beyond the page.
 *
 * @param isPrivate whether the telephone number and the street address are left out
 */
export function resumePart(resume: Resume, lists: Written, isPrivate: boolean): Written {
  const { countryCode, address, postalCode, ...location } = resume.location
  const profiles = resume.profiles.filter((one) => one.network && !tellsName(one))
  const contact = unlessEmpty({
    phone: isPrivate ? undefined : resume.phone,
    url: resume.url,
    location: unlessEmpty({
      ...location,
      ...(isPrivate ? {} : { address, postalCode }),
      countryCode: countryCode && countryOf(countryCode, resume.lang),
    }),
    profiles: some(profiles.map(({ network, username, url }) => ({ network, username, url }))),
  })
  return filled({
    summary: resume.summary && withoutLists(resume.summary),
    contact,
    ...lists,
    languages: some(resume.languages.map(({ language, fluency }) => ({ name: language, fluency }))),
    interests: some(resume.interests.map(({ name, keywords }) => ({ name, keywords: some(keywords) }))),
    references: some(
      resume.references.filter(({ name }) => name).map(({ name, reference }) => ({ name, text: reference })),
    ),
  })
}

/** Short names of countries that are not their codes. */
const short: Record<string, string> = { UK: 'GB', USA: 'US', UAE: 'AE' }

/**
 * The two-letter code of a country, from the code in any case, or the name in English or in the language of the page;
 * undefined for any other text.
 */
export function countryOf(text: string, lang = 'en'): string | undefined {
  const written = text.trim()
  const code = written.toUpperCase().replaceAll('.', '')
  const known = Object.hasOwn(short, code) ? short[code] : code
  if (known && /^[A-Z]{2}$/.test(known) && displayName('region', known) !== undefined) return known
  return countriesIn('en').get(written.toLowerCase()) ?? countriesIn(lang).get(written.toLowerCase())
}

const countries = new Map<string, ReadonlyMap<string, string>>()

/** The codes of all countries by their names in a language, in small letters. */
function countriesIn(lang: string): ReadonlyMap<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const names = new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' })
  const known =
    countries.get(lang) ?? new Map(codes.map((code) => [names.of(code)?.toLowerCase() ?? '', code]))
  countries.set(lang, known)
  return known
}
