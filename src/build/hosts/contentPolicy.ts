import { createHash } from 'node:crypto'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { factsOf } from '../../factsRegistry.ts'
import { counterOf } from '../analytics.ts'

/** A built site, as far as its policy depends on it. */
export interface Built {
  /** What it says in each of its languages. */
  portfolios: readonly Portfolio[]
  /** The HTML of its documents. */
  documents: readonly string[]
}

const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The texts of all elements of a name that browsers run or apply. Only markup looks like one: text is escaped. */
function inline(documents: readonly string[], element: 'script' | 'style'): string[] {
  const found = new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, 'g')
  return documents.flatMap((document) =>
    [...document.matchAll(found)].flatMap(([, attributes = '', text = '']) =>
      / src=|application\/ld\+json/.test(attributes) ? [] : [text],
    ),
  )
}

/**
 * The directives of a Content-Security-Policy that admits what a built site uses and nothing else. They can
 * stand in a document; `frame-ancestors`, which cannot, is for headers.
 */
export function contentPolicy({ portfolios, documents }: Built): string[] {
  // Only the start has sections: pages beside it, marked by `data-static`, load nothing of what those name.
  const areBeside =
    documents.length > 0 && documents.every((text) => /<script\b[^>]* data-static[\s=>]/.test(text))
  const starts = areBeside ? [] : portfolios
  const sections = starts.flatMap((portfolio) => portfolio.sections)
  const targets = sections.flatMap((section) => factsOf(section).formTarget?.(section) ?? [])
  const endpoints = targets.flatMap(endpointSource)
  const frames = sections.flatMap((section) => factsOf(section).frameHosts?.(section) ?? [])
  const uses = (what: RegExp) => documents.some((text) => what.test(text))
  // Only in a document that describes it.
  const counter = uses(/ data-analytics="/) ? counterOf(portfolios[0]?.analytics) : undefined
  const unique = (sources: readonly string[]) => [...new Set(sources)].join(' ')
  return [
    `default-src 'none'`,
    `script-src ${unique([`'self'`, ...inline(documents, 'script').map(hashed), ...(counter ? [counter.script] : [])])}`,
    // Rules that come later are added to an empty style element by script, so the empty text is admitted.
    `style-src ${unique([...inline(documents, 'style').map(hashed), hashed('')])}`,
    uses(/ style="/) ? `style-src-attr 'unsafe-inline'` : '',
    `img-src ${unique([`'self'`, ...(uses(/data:image\//) ? ['data:'] : []), ...starts.flatMap(pictureHosts), ...documents.flatMap(hostsOfImages)])}`,
    `font-src ${unique([`'self'`, ...(uses(/data:font\//) ? ['data:'] : [])])}`,
    `connect-src ${unique([`'self'`, ...endpoints, ...(counter?.endpoints ?? [])])}`,
    `form-action ${unique(formSources(targets)) || `'none'`}`,
    frames.length > 0 ? `frame-src ${unique(frames)}` : '',
    sections.some((section) => factsOf(section).playsFiles?.(section)) ? `media-src 'self'` : '',
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
  ].filter(Boolean)
}

/** What can be the host of a source: with other characters, such as `;`, it would be a directive of its own. */
const isHost = /^https?:\/\/[a-z0-9._-]+(?::\d+)?$/

/** The host of an address as a source, and those below it where they are wanted; none of a path. */
function hostSources(address: string, below = false): string[] {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return []
  const { origin, protocol, host } = new URL(address)
  return isHost.test(origin) ? [origin, ...(below ? [`${protocol}//*.${host}`] : [])] : []
}

/** The hosts of the pictures that a document shows, such as those of a project's page. */
const hostsOfImages = (document: string): string[] =>
  [...document.matchAll(/<img\b[^>]*? src="([^"]*)"/g)].flatMap(([, src = '']) => hostSources(src))

/** The hosts of pictures: those that items name, and of samples also the hosts below, to which services lead on. */
function pictureHosts(portfolio: Portfolio): string[] {
  const visit = (value: unknown, key: string): string[] => {
    if (typeof value === 'string') return key === 'src' ? hostSources(value) : []
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, item]) => visit(item, name))
  }
  const samples = portfolio.sections.flatMap((section) =>
    hostSources(factsOf(section).sampleService?.(section) ?? '', true),
  )
  return [...visit(portfolio, ''), ...samples].sort()
}

/** A form's endpoint as a source; none at the page's own host, which is `'self'` already. */
function endpointSource(target: string): string[] {
  if (!/^https?:/i.test(target)) return []
  const { origin, pathname } = new URL(target)
  // In a path these two would end the source.
  return isHost.test(origin) ? [origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')] : []
}

/**
 * Where forms may submit to. Where an endpoint leads on to counts too, which may be the page, or that of its service, as
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
