import type { Resume } from '../resume.ts'
import { filled } from '../resume.ts'
import { countryOf } from './countryOf.ts'
import type { Leave } from './leave.ts'
import { tellsName } from './profiles.ts'
import { some } from './timelines.ts'

/** The key `resume` of a portfolio: what the résumé says beyond the page. */
export function resumePart(
  resume: Resume,
  lists: Record<string, unknown[]>,
  leave: Leave,
): Record<string, unknown> {
  const { countryCode, ...location } = resume.location
  const country = countryCode && countryOf(countryCode, resume.lang)
  if (countryCode && !country)
    leave('basics.location.countryCode', countryCode, 'it is no country that is known')
  const where = filled({ ...location, countryCode: country })
  const profiles = resume.profiles.flatMap((profile) => {
    const { network, username, url } = profile
    if (tellsName(profile)) return []
    if (!network) leave('profiles', username ?? url ?? '', 'it has no name of a network')
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
    leave('references', reference, 'nobody is named who says it')
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
