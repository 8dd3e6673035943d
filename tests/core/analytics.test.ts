import { describe, expect, it } from 'vitest'
import { analytics } from '../../schema/model/analytics.ts'
import { pathText } from '../../schema/report/diagnostics.ts'
import { counterOf } from '../../src/node/build/analytics.ts'
import { contentPolicy } from '../../src/node/build/hosts/csp.ts'
import { loaded } from './schema/loaded.ts'
import { found, good, spoil } from './schema/setting.ts'

const id = '94db1cb1-74f4-4a40-ad6c-962362670409'
const token = '0123456789abcdef0123456789abcdef'

/** A valid file with this `analytics`. */
const counting = (written: string) => spoil(good, '\nsections:', `\nanalytics: ${written}\nsections:`)

describe('each service', () => {
  it.each([
    [
      'plausible: { domain: byron.org }',
      'https://plausible.io/js/script.js',
      ['https://plausible.io/api/event'],
    ],
    [
      'plausible: { domain: byron.org, host: "https://Stats.byron.org/" }',
      'https://stats.byron.org/js/script.js',
      ['https://stats.byron.org/api/event'],
    ],
    [
      `umami: { website: ${id} }`,
      'https://cloud.umami.is/script.js',
      [
        'https://cloud.umami.is/api/send',
        'https://api-gateway.umami.dev/api/send',
        'https://gateway.umami.is/api/send',
      ],
    ],
    [
      `umami: { website: ${id}, host: "https://umami.byron.org:8443" }`,
      'https://umami.byron.org:8443/script.js',
      ['https://umami.byron.org:8443/api/send'],
    ],
    ['goatCounter: { code: byron }', 'https://gc.zgo.at/count.js', ['https://byron.goatcounter.com/count']],
    [
      'goatCounter: { host: "https://goat.byron.org" }',
      'https://goat.byron.org/count.js',
      ['https://goat.byron.org/count'],
    ],
    [
      `cloudflare: { token: "${token}" }`,
      'https://static.cloudflareinsights.com/beacon.min.js',
      ['https://cloudflareinsights.com/cdn-cgi/rum'],
    ],
  ])('%s adds its script and its endpoints to the policy, and nothing else', (written, script, endpoints) => {
    const portfolio = loaded(counting(`{ ${written} }`))
    expect(counterOf(portfolio.analytics)).toMatchObject({ script, endpoints, attributes: { src: script } })
    const of = (counter: boolean) =>
      contentPolicy({ portfolios: [portfolio], documents: [{ inline: [], sections: true, counter }] })
    const opened = of(true)
    expect(opened).toContain(`script-src 'self' ${script}`)
    expect(opened).toContain(`connect-src 'self' ${endpoints.join(' ')}`)
    // Like the 404 page, which has no script.
    const closed = of(false)
    expect(closed).toContain(`script-src 'self'`)
    expect(opened.filter((directive) => !closed.includes(directive))).toHaveLength(2)
  })

  it('gets the id of the site, and does not count fragments as pages', () => {
    const attributes = (written: unknown) => counterOf(analytics.parse(written))?.attributes
    expect(attributes({ plausible: { domain: 'byron.org' } })).toHaveProperty('data-domain', 'byron.org')
    expect(attributes({ umami: { website: id } })).toMatchObject({
      'data-website-id': id,
      'data-exclude-hash': 'true',
    })
    expect(attributes({ goatCounter: { code: 'byron' } })).toHaveProperty(
      'data-goatcounter',
      'https://byron.goatcounter.com/count',
    )
    expect(JSON.parse(attributes({ cloudflare: { token } })?.['data-cf-beacon'] ?? '')).toEqual({
      token,
      spa: false,
    })
  })
})

it('there is no counter without analytics in the YAML', () => {
  expect(counterOf(undefined)).toBeUndefined()
})

it.each([
  ['{}', 'analytics', /one service/],
  ['{ plausible: { domain: byron.org }, goatCounter: { code: byron } }', 'analytics', /one service/],
  ['{ goatCounter: {} }', 'analytics.goatCounter', /either the code .* or the host/],
  ['{ goatCounter: { code: a, host: "https://b.org" } }', 'analytics.goatCounter', /either the code/],
  ['{ plausible: { domain: "https://byron.org" } }', 'analytics.plausible.domain', /domain under which/],
  ['{ plausible: { domain: byron.org, host: "http://stats.org" } }', 'analytics.plausible.host', /https:/],
  [
    '{ plausible: { domain: byron.org, host: "https://a.org; script-src *" } }',
    'analytics.plausible.host',
    /https:/,
  ],
  ['{ umami: { website: byron } }', 'analytics.umami.website', /id of the website/],
  ['{ cloudflare: { token: secret } }', 'analytics.cloudflare.token', /32 letters/],
  ['{ goatcounter: { code: byron } }', 'analytics.goatcounter', /goatcounter/],
])('%s is refused at %s', (written, path, words) => {
  const errors = found(counting(written)).filter(({ severity }) => severity === 'error')
  expect(errors.find((one) => pathText(one.path) === path)?.message).toMatch(words)
})
