import type { Person, ProfilePage, WithContext } from 'schema-dts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import type { ResolvedSection } from '../../../schema/vite/resolved.ts'

/** What search engines are told of the page and its owner, in the words of schema.org. */
export function profilePage(
  { site, socials, sections }: Portfolio,
  shown: readonly ResolvedSection[],
): WithContext<ProfilePage> {
  const portrait = shown.find((section) => section.type === 'about')?.portrait.src
  const whole = (address: string | undefined) =>
    address && site.url && URL.canParse(address, site.url) ? new URL(address, site.url).href : undefined
  const profiles = socials.map(({ href }) => href).filter((href) => /^https?:/i.test(href))
  const skills = sections.flatMap((section) => (section.type === 'skills' ? section.items : []))
  const person: Person = {
    '@type': 'Person',
    name: site.owner.name,
    jobTitle: site.owner.role,
    email: `mailto:${site.owner.email}`,
    url: site.url,
    image: whole(portrait),
    sameAs: profiles.length > 0 ? profiles : undefined,
    knowsAbout: skills.length > 0 ? skills.map(({ name }) => name) : undefined,
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    name: site.title,
    description: site.description,
    inLanguage: site.lang,
    url: site.url,
    mainEntity: person,
  }
}
