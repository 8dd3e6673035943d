import { expect, it } from 'vitest'
import type { Portfolio } from '../../schema/model/portfolio.ts'
import { resolvePortfolio } from '../../src/node/content/resolvePortfolio.ts'
import { wordWidths } from '../../src/node/fonts/wordWidths.ts'
import { caches } from '../setup/caches.ts'
import { loaded } from './schema/loaded.ts'

const site = (headline: string, { art = 'planes', display = 'Bricolage Grotesque' } = {}) =>
  loaded(`site: { title: T, description: D, owner: { name: Ann, email: a@example.com } }
theme: { fonts: { display: ${display} } }
footer: { copyright: C }
sections:
  - { type: hero, id: home, headline: "${headline}", tagline: Small, art: ${art}, action: { name: Go, href: '#home' } }
`)

const measured = (words: readonly string[], portfolio: Portfolio = site('Words')) =>
  wordWidths(words, portfolio, caches.fonts)

it('words are measured in the display font, unless it lacks a letter of one', async () => {
  const widths = await measured(['To', 'T', 'o', 'engineer', 'engi\u00adneer', ' '])
  const widthOf = widths?.widthOf ?? (() => 0)
  expect(widthOf('engineer')).toBeGreaterThan(2.5)
  expect(widthOf('engineer'), 'letters drawn for small text are wider').toBeLessThan(3.2)
  expect(widthOf('engi\u00adneer'), 'a soft hyphen has no width').toBe(widthOf('engineer'))
  expect(widthOf('To'), 'kerned').toBeLessThan(widthOf('T') + widthOf('o') - 0.02)
  expect(widthOf(' ')).toBeGreaterThan(0.1)
  for (const word of ['奥行き', '✨', '👩‍👩‍👧‍👦'])
    expect(await measured(['Half', word]), word).toBeUndefined()
})

it('Arabic letters are measured as they join', async () => {
  const measures = await measured(['\u0628', '\u0628\u0628\u0628'], site('Words', { display: 'Readex Pro' }))
  const [apart = 0, joined = 0] = ['\u0628', '\u0628\u0628\u0628'].map((word) => measures?.widthOf(word))
  expect(joined).toBeGreaterThan(1)
  expect(joined).toBeLessThan(3 * apart * 0.9)
})

it('the lines of a headline are as far apart as its letters are tall', async () => {
  const headlineOf = async (headline: string, art?: string) => {
    const lookup = { picture: async (src: string) => ({ src }), icon: () => undefined, measure: measured }
    const { sections } = await resolvePortfolio(site(headline, { art }), lookup)
    return sections[0] && 'headline' in sections[0] ? sections[0].headline : undefined
  }
  const tall = async (headline: string) => (await headlineOf(headline, 'type'))?.tall ?? 0
  expect(await tall('one')).toBeLessThan(0.7)
  expect(await tall('Gregory Hodgkins')).toBeGreaterThan(0.8)
  expect(await tall('Gregory Ångström')).toBeGreaterThan(await tall('Gregory Hodgkins'))
  const beside = await headlineOf('one two three four five six seven')
  expect(beside?.tall).toBeGreaterThan(0.7)
  expect(beside?.lines).toHaveLength(5)
  expect((await headlineOf('one two three four five six seven', 'type'))?.lines?.length).toBeGreaterThan(5)
})
