import type { Analytics } from '../../schema/model/analytics.ts'

/** How the visits of a site are counted: by a script, which sends to some addresses. */
export interface Counter {
  /** The attributes of the script element. */
  attributes: Readonly<Record<string, string>>
  /** Where the script comes from. */
  script: string
  /** Where it sends to. */
  endpoints: readonly string[]
}

/**
 * The counter of a site, in the words of its service. All of them take a page by its path, so that each language is a page
 * of its own; what is behind # is no page.
 */
export function counterOf(analytics: Analytics | undefined): Counter | undefined {
  const { plausible, umami, goatCounter, cloudflare } = analytics ?? {}
  if (plausible) {
    const { domain, host = 'https://plausible.io' } = plausible
    return counter(`${host}/js/script.js`, [`${host}/api/event`], { 'data-domain': domain })
  }
  if (umami) {
    const { website, host } = umami
    // Umami's own cloud has its script at one host and takes what it sends at others.
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
