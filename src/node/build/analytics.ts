import type { Analytics } from '../../../schema/model/analytics.ts'

/** The script of an analytics service, which counts visits. */
export interface Counter {
  /** The attributes of the script element. */
  attributes: Readonly<Record<string, string>>
  /** The URL of the script. */
  script: string
  /** The URLs to which the script sends. */
  endpoints: readonly string[]
}

/**
 * The analytics script of a site; undefined where it has none. All services count a page by its path, so each language
 * is a page of its own, and fragments are ignored.
 */
export function counterOf(analytics: Analytics | undefined): Counter | undefined {
  const { plausible, umami, goatCounter, cloudflare } = analytics ?? {}
  if (plausible) {
    const { domain, host = 'https://plausible.io' } = plausible
    return counter(`${host}/js/script.js`, [`${host}/api/event`], { 'data-domain': domain })
  }
  if (umami) {
    const { website, host } = umami
    // Umami's own cloud serves its script from one host and receives visits at others.
    const endpoints = host
      ? [`${host}/api/send`]
      : ['https://cloud.umami.is', 'https://api-gateway.umami.dev', 'https://gateway.umami.is'].map(
          (each) => `${each}/api/send`,
        )
    return counter(`${host ?? 'https://cloud.umami.is'}/script.js`, endpoints, {
      'data-website-id': website,
      'data-do-not-track': 'true',
      'data-exclude-hash': 'true',
    })
  }
  if (goatCounter) {
    const { code, host } = goatCounter
    const endpoint = `${host ?? `https://${code}.goatcounter.com`}/count`
    const script = host ? `${host}/count.js` : 'https://gc.zgo.at/count.js'
    return counter(script, [endpoint], { 'data-goatcounter': endpoint })
  }
  if (cloudflare)
    return counter(
      'https://static.cloudflareinsights.com/beacon.min.js',
      ['https://cloudflareinsights.com/cdn-cgi/rum'],
      { 'data-cf-beacon': JSON.stringify({ token: cloudflare.token, spa: false }) },
    )
  return undefined
}

const counter = (
  script: string,
  endpoints: readonly string[],
  attributes: Readonly<Record<string, string>>,
): Counter => ({ script, endpoints, attributes: { src: script, ...attributes } })
