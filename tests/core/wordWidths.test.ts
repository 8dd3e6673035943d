import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { loadPortfolio } from '../../schema/check/loadPortfolio.ts'
import { resolvePortfolio } from '../../src/node/content/resolvePortfolio.ts'
import { wordWidths } from '../../src/node/fonts/wordWidths.ts'
import { caches } from '../setup/caches.ts'

const result = loadPortfolio(readFileSync('tests/fixtures/site/portfolio.yaml', 'utf8'), {
  file: 'portfolio.yaml',
})
const site = 'portfolio' in result ? result.portfolio : undefined

it('words are measured in the display font, unless the text has letters that it lacks', async () => {
  if (!site) throw new Error('The content is not in order.')
  const widthOf = await wordWidths('*Half* engineer, A', site, caches.fonts)
  expect(widthOf?.('engineer')).toBeGreaterThan(2)
  // Straight stems stand farther from the edge than round and slanted letters do.
  const [stem = 0, slant = 0] = ['H', 'A'].map((letter) => widthOf?.bearingOf(letter))
  expect(stem).toBeGreaterThan(0.02)
  expect(stem).toBeLessThan(0.15)
  expect(slant).toBeLessThan(stem)
  for (const text of ['奥行き', 'Half ✨', '👩‍👩‍👧‍👦'])
    expect(await wordWidths(text, site, caches.fonts), text).toBeUndefined()
})

it('each word of a headline hangs by its own letters, at the side where lines start', async () => {
  if (!site) throw new Error('The content is not in order.')
  const headlineOf = async (headline: string, dir: 'ltr' | 'rtl' = 'ltr', more: object[] = []) => {
    const portfolio = {
      ...site,
      site: { ...site.site, dir },
      sections: [{ ...site.sections[0], headline }, ...site.sections.slice(1), ...more],
    } as typeof site
    const picture = async (src: string) => ({ src, sources: [] })
    const { sections } = await resolvePortfolio(portfolio, {
      picture,
      icon: () => undefined,
      measure: (text, portfolio) => wordWidths(text, portfolio, caches.fonts),
    })
    const [hero] = sections
    return hero && 'headline' in hero ? hero.headline : undefined
  }
  const { bearing = 0, hangs = [] } = (await headlineOf('An *Hour*')) ?? {}
  expect(hangs).toHaveLength(2)
  expect(hangs[0]).toBe(0)
  // What the straight stem of the second word has more before it than the slanted letter of the first.
  expect(hangs[1]).toBeGreaterThan(0.02)
  expect(bearing + (hangs[1] ?? 0)).toBeGreaterThan(0.02)
  expect((await headlineOf('Hour House'))?.hangs).toBeUndefined()
  // From the right a word starts with its last letter; words that run against the page have no room of their own.
  const toLeft = await wordWidths('HAAH', { ...site, site: { ...site.site, dir: 'rtl' } }, caches.fonts)
  expect(toLeft?.bearingOf('AH')).toBeGreaterThan(toLeft?.bearingOf('HA') ?? 1)
  expect(await headlineOf('An Hour', 'rtl')).not.toHaveProperty('bearing')
  // A heading elsewhere whose letters the face lacks is no reason for words to hang without their headline.
  const foreign = [{ type: 'prose', id: 'more', label: 'More', heading: '仕事', text: 'Text' }]
  expect(await headlineOf('An *Hour*', 'ltr', foreign)).toMatchObject({ bearing, hangs })
})

it('the lines of a headline alone are as far apart as its letters are tall', async () => {
  if (!site) throw new Error('The content is not in order.')
  const tall = async (text: string) => (await wordWidths(text, site, caches.fonts))?.tall ?? 0
  expect(await tall('one')).toBeLessThan(0.7)
  expect(await tall('Gregory Hodgkins')).toBeGreaterThan(0.8)
  expect(await tall('Gregory Ångström')).toBeGreaterThan(await tall('Gregory Hodgkins'))
  const [section] = site.sections
  const type = {
    ...site,
    sections: [{ ...section, art: 'type' as const }, ...site.sections.slice(1)],
  } as typeof site
  const resolved = async (portfolio: typeof site) => {
    const picture = async (src: string) => ({ src, sources: [] })
    const { sections } = await resolvePortfolio(portfolio, {
      picture,
      icon: () => undefined,
      measure: (text, portfolio) => wordWidths(text, portfolio, caches.fonts),
    })
    return sections[0] && 'headline' in sections[0] ? sections[0].headline.tall : undefined
  }
  expect(await resolved(type)).toBeGreaterThan(0.7)
  expect(await resolved(site)).toBeUndefined()
})
