import type { CreativeWork, Person, ProfilePage, WebPage, WebSite } from 'schema-dts'
import { addressFrom } from '../../../../schema/model/address.ts'
import type { Portfolio } from '../../../../schema/model/portfolio.ts'
import { metadataOf } from '../../../client/metadataRegistry.ts'
import type { Entry } from '../../../client/pages/CaseStudy.tsx'
import type { StructuredNode } from '../../../client/sections/metadata.ts'
import { machineMail } from '../../../shared/mail.ts'
import { plain } from '../../../shared/plain.ts'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { textIn } from '../../fonts/letters.ts'
import { withoutSoftHyphens } from './headline.ts'

/**
 * The structured data of the page, JSON-LD: its owner's profile, and what sections add to it. That of the main language
 * has the site's name too where the site is at the root of its domain, which is where search engines look for it.
 *
 * @param folder the folder of the page, relative to the site
 */
export function structuredData(
  portfolio: Portfolio,
  sections: readonly ResolvedSection[],
  folder = '',
): object {
  const { url } = portfolio.site
  const page = url && new URL(folder, url).href
  const profile: object = profilePage(portfolio, sections, {
    ...portfolio.site,
    url: page,
    hasMail: showsMail(portfolio),
  })
  const added: object[] = nodesOf(sections, (address) => addressFrom(page, address))
  if (url && folder === '' && new URL(url).pathname === '/')
    added.push(webSite(portfolio.site.owner.name, url))
  const context = { '@context': 'https://schema.org' }
  return added.length > 0 ? { ...context, '@graph': [profile, ...added] } : { ...context, ...profile }
}

/**
 * Whether the page shows the owner's e-mail address or opens a mail to it. Structured data reveals no more than the
 * page.
 */
const showsMail = ({ site, nav, socials, sections, footer }: Portfolio): boolean =>
  site.owner.email !== undefined &&
  (textIn([nav, socials, sections, footer]).includes(site.owner.email) ||
    sections.some((section) => metadataOf(section).showsMail?.(section)))

/** A page with the owner's profile. */
interface Page {
  title: string
  description: string
  /** Its absolute URL, if known. */
  url: string | undefined
  /** Whether it shows the owner's e-mail address. */
  hasMail: boolean
}

/** The owner's profile as structured data of a page. */
export function profilePage(
  { site, socials }: Portfolio,
  sections: readonly ResolvedSection[],
  { title, description, url, hasMail }: Page,
): ProfilePage {
  const owner = sections.flatMap((section) => metadataOf(section).owner?.(section) ?? [])
  const image = owner.find(({ image }) => image)?.image
  const knowsAbout = owner.flatMap((person) => person.knowsAbout ?? [])
  const profiles = socials.map(({ href }) => href).filter((href) => /^https?:/i.test(href))
  const person: Person = {
    '@type': 'Person',
    name: site.owner.name,
    jobTitle: site.owner.role,
    email: hasMail && site.owner.email ? machineMail(`mailto:${site.owner.email}`) : undefined,
    url: site.url,
    image: image && addressFrom(url, image),
    sameAs: profiles.length > 0 ? profiles : undefined,
    knowsAbout: knowsAbout.length > 0 ? knowsAbout : undefined,
  }
  return {
    '@type': 'ProfilePage',
    name: title,
    description,
    inLanguage: site.lang,
    url,
    mainEntity: person,
  }
}

/** The site as structured data, with the name under which search engines show it. */
const webSite = (name: string, url: string): WebSite => ({ '@type': 'WebSite', name, url })

/** The nodes that sections add, grouped by section type. */
function nodesOf(
  sections: readonly ResolvedSection[],
  absolute: (address: string) => string | undefined,
): StructuredNode[] {
  const types = new Set(sections.map(({ type }) => type))
  const nodes: StructuredNode[] = []
  for (const type of types) {
    const ofType = sections.filter((section) => section.type === type)
    nodes.push(...(metadataOf({ type }).structuredData?.(ofType, absolute) ?? []))
  }
  return nodes
}

/**
 * The structured data of a page that belongs to no section, JSON-LD.
 *
 * @param path the path of the page below the site
 * @param home the path of the start of its locale below the site
 */
export function webPage(
  { site }: Portfolio,
  { title, description, path, home }: { title: string; description: string; path: string; home: string },
): object {
  const addressOf = (of: string) => site.url && new URL(of, site.url).href
  const page: WebPage = {
    '@type': 'WebPage',
    name: title,
    description,
    inLanguage: site.lang,
    url: addressOf(path),
    author: { '@type': 'Person', name: site.owner.name, url: addressOf(home) },
  }
  return { '@context': 'https://schema.org', ...page }
}

/**
 * The structured data of the page of a project, JSON-LD.
 *
 * @param path the path of the page below the site
 * @param home the path of the start of its locale below the site
 */
export function creativeWork(
  { site }: Portfolio,
  { title, description, image, tags, link }: Entry,
  { path, home }: { path: string; home: string },
): object {
  const page = site.url && new URL(path, site.url).href
  const work: CreativeWork = {
    '@type': 'CreativeWork',
    name: withoutSoftHyphens(title),
    description: plain(description),
    inLanguage: site.lang,
    url: page,
    image: page && image && new URL(image.src, page).href,
    keywords: tags && [...tags],
    sameAs: link && /^https?:/i.test(link) ? link : undefined,
    author: { '@type': 'Person', name: site.owner.name, url: site.url && new URL(home, site.url).href },
  }
  return { '@context': 'https://schema.org', ...work }
}
