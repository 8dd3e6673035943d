import type { Person } from 'schema-dts'
import { addressFrom } from '../../../schema/model/address.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { metadataOf } from '../../client/metadataRegistry.ts'
import type { ResolvedPortfolio } from '../../shared/resolved.ts'
import { profilePage } from '../build/documents/structuredData.ts'
import type { Route } from '../build/routes/route.ts'
import { homeAddress, profilesOf } from './jsonResume.ts'
import { listsOf } from './resumeContent.ts'

/** The absolute URL of the owner's picture, if there is one; `page` is that of the résumé's page. */
export function ownerPicture({ sections }: ResolvedPortfolio, page: string | undefined): string | undefined {
  const image = sections
    .flatMap((section) => metadataOf(section).owner?.(section) ?? [])
    .find(({ image }) => image)?.image
  return image && addressFrom(page, image)
}

/**
 * The structured data of the résumé's page: its owner, as on the start page, with what only the résumé says.
 *
 * @param page its path below the site, its title and its description
 */
export function resumeData(
  portfolio: Portfolio,
  resume: ResolvedPortfolio,
  { path, title, description }: Pick<Route, 'path' | 'title' | 'description'>,
): object {
  const { url } = portfolio.site
  const address = url && new URL(path, url).href
  const page = profilePage(portfolio, resume.sections, { title, description, url: address, hasMail: true })
  const owner: object = typeof page.mainEntity === 'object' ? page.mainEntity : {}
  return { '@context': 'https://schema.org', ...page, mainEntity: { ...owner, ...person(resume, address) } }
}

function person(portfolio: ResolvedPortfolio, page: string | undefined): object {
  const { work = [], education = [], awards, languages, certificates } = listsOf(portfolio)
  const { phone, location } = portfolio.resume?.contact ?? {}
  const organisation = (name: string | undefined) =>
    name === undefined ? [] : [{ '@type': 'Organization' as const, name }]
  const schools = education.flatMap(({ institution }) => (institution ? [institution] : []))
  const some = <T>(list: readonly T[] | undefined) => (list && list.length > 0 ? list : undefined)
  return {
    '@type': 'Person',
    url: homeAddress(portfolio, page),
    sameAs: some(profilesOf(portfolio, page).flatMap(({ url }) => url ?? [])),
    telephone: phone,
    address: location && {
      '@type': 'PostalAddress',
      streetAddress: location.address,
      postalCode: location.postalCode,
      addressLocality: location.city,
      addressRegion: location.region,
      addressCountry: location.countryCode,
    },
    worksFor: some(
      work.filter(({ end }) => end === 'present').flatMap((one) => organisation(one.organisation)),
    ),
    alumniOf: some(schools.map((name) => ({ '@type': 'EducationalOrganization', name }))),
    award: some(awards?.map(({ title }) => title)),
    knowsLanguage: some(languages?.map(({ name }) => name)),
    hasCredential: some(
      certificates?.map(({ title }) => ({ '@type': 'EducationalOccupationalCredential', name: title })),
    ),
  } satisfies Person
}
