import { createHash } from 'node:crypto'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { factsOf } from '../../factsRegistry.ts'
import type { PolicyHosts } from '../../sections/facts.ts'
import { counterOf } from '../analytics.ts'
import { joinHosts, sectionHosts } from './policyHosts.ts'

/** A built site, as far as its policy depends on it. */
export interface Built {
  /** The portfolio in each of its languages, the main one first. */
  portfolios: readonly Portfolio[]
  /** The HTML of its documents. */
  documents: readonly string[]
  /** The hosts from which the owner's style sheet loads, on every page. */
  styleHosts?: PolicyHosts
}

const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The texts of all inline elements of a name that browsers run or apply. Only markup can match: text is escaped. */
function inline(documents: readonly string[], element: 'script' | 'style'): string[] {
  const found = new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, 'g')
  return documents.flatMap((document) =>
    [...document.matchAll(found)].flatMap(([, attributes = '', text = '']) =>
      / src=|application\/ld\+json/.test(attributes) ? [] : [text],
    ),
  )
}

/**
 * The directives of a Content-Security-Policy that allows what a built site uses and nothing else. They may stand in a
 * document; `frame-ancestors` may not, and is for headers.
 */
export function contentPolicy({ portfolios, documents, styleHosts = {} }: Built): string[] {
  // Only the start page has sections: other pages, marked `data-static`, load nothing that sections name.
  const areBeside =
    documents.length > 0 && documents.every((text) => /<script\b[^>]* data-static[\s=>]/.test(text))
  const starts = areBeside ? [] : portfolios
  const sections = starts.flatMap((portfolio) => portfolio.sections)
  const targets = sections.flatMap((section) => factsOf(section).formTarget?.(section) ?? [])
  const endpoints = targets.flatMap(endpointSource)
  const opened = joinHosts([styleHosts, ...sections.map(sectionHosts)])
  const playsFiles = sections.some((section) => factsOf(section).playsFiles?.(section))
  const media = [...(playsFiles ? [`'self'`] : []), ...opened.media]
  const uses = (what: RegExp) => documents.some((text) => what.test(text))
  // Only where a document loads it.
  const counter = uses(/ data-analytics="/) ? counterOf(portfolios[0]?.analytics) : undefined
  const unique = (sources: readonly string[]) => [...new Set(sources)].join(' ')
  return [
    `default-src 'none'`,
    `script-src ${unique([`'self'`, ...inline(documents, 'script').map(hashed), ...(counter ? [counter.script] : []), ...opened.script])}`,
    // Later rules are inserted by script into an empty style element, so its empty text is allowed. A component that
    // imports a style sheet loads it as a file.
    `style-src ${unique([`'self'`, ...inline(documents, 'style').map(hashed), hashed(''), ...opened.style])}`,
    uses(/ style="/) ? `style-src-attr 'unsafe-inline'` : '',
    `img-src ${unique([`'self'`, ...(uses(/data:image\//) ? ['data:'] : []), ...starts.flatMap(pictureHosts), ...documents.flatMap(hostsOfImages), ...opened.img])}`,
    `font-src ${unique([`'self'`, ...(uses(/data:font\//) ? ['data:'] : []), ...opened.font])}`,
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

/** The hosts of the pictures that a document shows, such as those of a project's page. */
const hostsOfImages = (document: string): string[] =>
  [...document.matchAll(/<img\b[^>]*? src="([^"]*)"/g)].flatMap(([, src = '']) => hostSources(src))

/** The hosts of pictures: those of `src` values and of other files for a mode, and for samples the subdomains too, to which services redirect. */
function pictureHosts(portfolio: Portfolio): string[] {
  const visit = (value: unknown, key: string): string[] => {
    if (typeof value === 'string') return ['src', 'dark', 'light'].includes(key) ? hostSources(value) : []
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, item]) => visit(item, name))
  }
  const samples = portfolio.sections.flatMap((section) =>
    hostSources(factsOf(section).sampleService?.(section) ?? '', true),
  )
  return [...visit(portfolio, ''), ...samples].sort()
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
