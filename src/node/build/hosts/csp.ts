import type { Portfolio } from '../../../../schema/model/portfolio.ts'
import type { SectionOf, SectionType } from '../../../../schema/model/sections/index.ts'
import { Unbuildable } from '../../../../schema/report/unbuildable.ts'
import { metadataFile, metadataOf } from '../../../client/metadataRegistry.ts'
import type { PolicyHosts, PolicyKind } from '../../../client/sections/metadata.ts'
import { counterOf } from '../analytics.ts'
import { type AllowedInline, hashSource } from '../documents/pieces.ts'

/** What a prerendered document has, as far as its policy depends on it. */
export interface PolicyNeeds {
  /** Its inline scripts and styles. */
  inline: readonly AllowedInline[]
  /** Whether it has the sections of the portfolio, as only the start page has. */
  sections: boolean
  /** Whether it loads the script that counts visits, where the site has one. */
  counter: boolean
  /** Content beside the portfolio, whose pictures may be on other hosts. */
  shows?: unknown
}

/** A built site, as far as its policy depends on it. */
export interface Built {
  /** The portfolio in each of its languages, the main one first. */
  portfolios: readonly Portfolio[]
  /** Its documents; none for a start page that is rendered by the browser, as in the dev server. */
  documents: readonly PolicyNeeds[]
  /** The hosts from which the owner's style sheet loads, on every page. */
  styleHosts?: PolicyHosts
}

/**
 * The directives of a Content-Security-Policy that allows what a built site uses and nothing else. They may stand in a
 * document; `frame-ancestors` may not, and is for headers.
 */
export function contentPolicy({ portfolios, documents, styleHosts = {} }: Built): string[] {
  const isPrerendered = documents.length > 0
  const starts = !isPrerendered || documents.some((document) => document.sections) ? portfolios : []
  const inline = documents.flatMap((document) => document.inline)
  const hashesOf = (element: AllowedInline['element']) =>
    inline.filter((one) => one.element === element).map(({ hash }) => hash)
  const sections = starts.flatMap((portfolio) => portfolio.sections)
  const targets = sections.flatMap((section) => metadataOf(section).formTarget?.(section) ?? [])
  const endpoints = targets.flatMap(endpointSource)
  const opened = joinHosts([styleHosts, ...sections.map(sectionHosts)])
  const playsFiles = sections.some((section) => metadataOf(section).playsFiles?.(section))
  const media = [...(playsFiles ? [`'self'`] : []), ...opened.media]
  // Only where a document loads it.
  const counter = documents.some((document) => document.counter)
    ? counterOf(portfolios[0]?.analytics)
    : undefined
  // The font of the headline, and pictures until theirs has loaded.
  const data = isPrerendered ? ['data:'] : []
  const unique = (sources: readonly string[]) => [...new Set(sources)].join(' ')
  return [
    `default-src 'none'`,
    `script-src ${unique([`'self'`, ...hashesOf('script'), ...(counter ? [counter.script] : []), ...opened.script])}`,
    // Later rules are inserted by script into an empty style element, so its empty text is allowed. A component that
    // imports a style sheet loads it as a file.
    `style-src ${unique([`'self'`, ...hashesOf('style'), hashSource(''), ...opened.style])}`,
    isPrerendered ? `style-src-attr 'unsafe-inline'` : '',
    `img-src ${unique([`'self'`, ...data, ...starts.flatMap(portfolioHosts), ...documents.flatMap(({ shows }) => pictureHosts(shows)), ...opened.img])}`,
    `font-src ${unique([`'self'`, ...data, ...opened.font])}`,
    `connect-src ${unique([`'self'`, ...endpoints, ...(counter?.endpoints ?? []), ...opened.connect])}`,
    `form-action ${unique(formSources(targets)) || `'none'`}`,
    opened.frame.length > 0 ? `frame-src ${unique(opened.frame)}` : '',
    media.length > 0 ? `media-src ${unique(media)}` : '',
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
  ].filter(Boolean)
}

/** A valid host of a source. Other characters, such as `;`, could begin another directive. */
const isHost = /^https?:\/\/[a-z0-9._-]+(?::\d+)?$/

/** The origin of an address as a source, with its subdomains if `below`; empty for a path. */
function hostSources(address: string, below = false): string[] {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return []
  const { origin, protocol, host } = new URL(address)
  return isHost.test(origin) ? [origin, ...(below ? [`${protocol}//*.${host}`] : [])] : []
}

/** The hosts of the pictures in a content: those of `src` values and of other files for a mode. */
function pictureHosts(content: unknown): string[] {
  const visit = (value: unknown, key: string): string[] => {
    if (typeof value === 'string') return ['src', 'dark', 'light'].includes(key) ? hostSources(value) : []
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, item]) => visit(item, name))
  }
  return visit(content, '').sort()
}

/** The hosts of the pictures of a portfolio; for samples the subdomains too, to which services redirect. */
function portfolioHosts(portfolio: Portfolio): string[] {
  const samples = portfolio.sections.flatMap((section) =>
    hostSources(metadataOf(section).sampleService?.(section) ?? '', true),
  )
  return [...pictureHosts(portfolio), ...samples].sort()
}

/** A form's endpoint as a source; empty for a path, which `'self'` covers. */
function endpointSource(target: string): string[] {
  if (!/^https?:/i.test(target)) return []
  const { origin, pathname } = new URL(target)
  // In a path `;` and `,` would end the source.
  return isHost.test(origin) ? [origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')] : []
}

/**
 * Where forms may submit to. Redirects count too, which may lead to the page itself or to the site of the service, as
 * from `api.web3forms.com` to `web3forms.com`.
 */
function formSources(targets: readonly string[]): string[] {
  const mail = targets.includes('mailto:')
  const posts = targets.some((target) => target !== 'mailto:')
  const services = targets.flatMap((target) => hostSources(target.replace(/^https:\/\/api\./i, 'https://')))
  const endpoints = targets.flatMap(endpointSource)
  const others = services.filter((one) => !endpoints.some((endpoint) => endpoint.startsWith(`${one}/`)))
  return [...(mail ? ['mailto:'] : []), ...(posts ? [`'self'`] : []), ...endpoints, ...others]
}

/**
 * A source that may stand in a directive: a host with its scheme, or a scheme that names no host. Other characters, such
 * as `;`, could begin another directive.
 */
const isSource =
  /^(?:(?:https?|wss?):\/\/(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*(?::\d+)?(?:\/[^\s;,'"]*)?|blob:|data:)$/i

/** The hosts that several name, without those named twice. */
function joinHosts(all: readonly PolicyHosts[]): Record<PolicyKind, string[]> {
  const named = (kind: PolicyKind) => [...new Set(all.flatMap((hosts) => hosts[kind] ?? []))].sort()
  return {
    connect: named('connect'),
    font: named('font'),
    frame: named('frame'),
    img: named('img'),
    media: named('media'),
    script: named('script'),
    style: named('style'),
  }
}

/** The hosts that the metadata of a section names. Throws a sentence where one of them cannot stand in a policy. */
function sectionHosts<T extends SectionType>(section: SectionOf<T>): PolicyHosts {
  const hosts: PolicyHosts = metadataOf(section).policy?.(section) ?? {}
  for (const [kind, sources] of Object.entries(hosts))
    for (const source of sources)
      if (!isSource.test(source))
        throw new Unbuildable(
          `The policy in ${metadataFile(section)} has ${JSON.stringify(source)} under ${kind}, which is no host: write one with its scheme, such as https://api.example.com.`,
        )
  return hosts
}
