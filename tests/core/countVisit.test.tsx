import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countVisit } from '../../src/client/analytics/countVisit.ts'

const described = { src: 'https://stats.example/count.js', 'data-domain': 'byron.org' }
const counters = () => [...document.querySelectorAll('head > script[src^="https://stats.example"]')]

/** A visit to a host, with these properties of `navigator`. */
function visit(hostname: string, signals: object = {}): void {
  vi.stubGlobal('location', { hostname })
  vi.stubGlobal('navigator', signals)
  countVisit()
}

beforeEach(() => {
  const script = document.createElement('script')
  script.dataset.analytics = JSON.stringify(described)
  document.body.append(script)
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const script of document.querySelectorAll('script')) script.remove()
})

it.each(['byron.org', '10years.org', '172.32.0.1', 'localhost.org', 'my.local.org'])(
  'a visit to %s is counted',
  (host) => {
    visit(host)
    expect(counters().map((one) => [one.getAttribute('src'), one.getAttribute('data-domain')])).toEqual([
      [described.src, 'byron.org'],
    ])
  },
)

it.each([
  '',
  'localhost',
  'page.localhost',
  '127.0.0.1',
  '0.0.0.0',
  '10.0.0.7',
  '192.168.1.2',
  '172.16.0.9',
  '172.31.255.1',
  '169.254.3.4',
  '[::1]',
  'mac.local',
])('a visit to the local host ‘%s’ is not counted', (host) => {
  visit(host)
  expect(counters()).toEqual([])
})

it.each([
  { doNotTrack: '1' },
  { doNotTrack: 'yes' },
  { globalPrivacyControl: true },
  { doNotTrack: '0', globalPrivacyControl: true },
])('a visitor with %j is not counted', (signals) => {
  visit('byron.org', signals)
  expect(counters()).toEqual([])
})

it('a visitor whose signals allow it is counted', () => {
  visit('byron.org', { doNotTrack: '0', globalPrivacyControl: false })
  expect(counters()).toHaveLength(1)
})

it('nothing is counted if the document describes no counter', () => {
  for (const script of document.querySelectorAll('script')) script.remove()
  visit('byron.org')
  expect(counters()).toEqual([])
})
