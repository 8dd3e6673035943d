import { nameOf } from '../../../../schema/text/languages.ts'
import type { LeaveOver, Resume } from '../resume.ts'
import { filled } from '../resume.ts'
import { tellsName } from './profiles.ts'
import { some } from './timelines.ts'

/** The key `resume` of a portfolio: what the résumé says beyond the page. */
export function resumePart(
  resume: Resume,
  lists: Record<string, unknown[]>,
  leaveOver: LeaveOver,
): Record<string, unknown> {
  const { countryCode, ...location } = resume.location
  const country = countryCode && countryOf(countryCode, resume.lang)
  if (countryCode && !country)
    leaveOver('basics.location.countryCode', countryCode, 'it is no country that is known')
  const where = filled({ ...location, countryCode: country })
  const profiles = resume.profiles.flatMap((profile) => {
    const { network, username, url } = profile
    if (tellsName(profile)) return []
    if (!network) leaveOver('profiles', username ?? url ?? '', 'it has no name of a network')
    return network ? [filled({ network, username, url })] : []
  })
  const contact = filled({
    phone: resume.phone,
    url: resume.url,
    location: Object.keys(where).length > 0 ? where : undefined,
    profiles: some(profiles),
  })
  const references = resume.references.flatMap(({ name, reference }) => {
    if (name) return [{ name, text: reference }]
    leaveOver('references', reference, 'nobody is named who says it')
    return []
  })
  return filled({
    summary: resume.summary,
    contact: Object.keys(contact).length > 0 ? contact : undefined,
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
