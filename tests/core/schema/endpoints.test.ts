import { describe, expect, it } from 'vitest'
import { found, good, spoil } from './setting.ts'

const section = (delivery: string) =>
  `  - { type: contact, id: contact, label: Contact, heading: Write, delivery: ${delivery} }\n`

/** The codes reported for a contact section with this delivery, written in flow style. */
const reportedOf = (delivery: string) =>
  found(spoil(good, 'footer:', `${section(delivery)}footer:`)).map(({ code }) => code)

const reported = (endpoint: string) => reportedOf(`{ endpoint: ${JSON.stringify(endpoint)} }`)

describe('an endpoint', () => {
  it.each([
    'https://formspree.io/f/abcdwxyz',
    'https://api.web3forms.com/submit',
    'HTTPS://FORMS.EXAMPLE/',
    '/',
    '/send',
    'send.php',
    '../send?to=me',
  ])('may be %s', (endpoint) => {
    expect(reported(endpoint)).toEqual([])
  })

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://forms.example',
    '//forms.example',
    'mailto:ada@example.com',
    'ada@example.com',
    'tel:+441632960123',
  ])('is refused for its scheme: %j', (endpoint) => {
    expect(reported(endpoint)).toEqual(['link-scheme'])
  })

  it.each(['#contact', 'https:forms.example', 'https://forms exa.mple', 'https://forms.exa\nmple/'])(
    'is refused for its address: %j',
    (endpoint) => {
      expect(reported(endpoint)).toEqual(['link-address'])
    },
  )

  it('warns of http, and of an address without a scheme', () => {
    expect(reported('http://forms.example/')).toEqual(['insecure-link'])
    expect(reported('formspree.io/f/abcdwxyz')).toEqual(['bare-address'])
  })
})

describe('a delivery', () => {
  it('is mailto, or a group with an endpoint, and nothing else', () => {
    expect(reportedOf('mailto')).toEqual([])
    expect(reportedOf('post')).toEqual(['unknown-value'])
    expect(reportedOf('7')).toEqual(['unknown-value'])
    expect(reportedOf('{}')).toEqual(['missing-key'])
    expect(reportedOf('{ endpoint: 7 }')).toEqual(['yaml-number'])
    expect(reportedOf('{ endpiont: /send }')).toEqual(['unknown-key'])
  })

  it('may not have two fields with the same name', () => {
    const fields = (...names: string[]) =>
      `{ endpoint: /send, fields: [${names.map((name) => `{ name: ${name}, value: x }`).join(', ')}] }`
    expect(reportedOf(fields('access_key', 'subject'))).toEqual([])
    expect(reportedOf(fields('subject', 'subject'))).toEqual(['wrong-value'])
    expect(reportedOf(fields('email'))).toEqual(['wrong-value'])
    expect(reportedOf(fields('_gotcha'))).toEqual(['wrong-value'])
  })
})
