import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Portfolio, portfolio as schema, withNav } from '../../schema/model/portfolio.ts'
import { servedFiles } from '../../src/node/build/files/servedFiles.ts'
import { drawCard } from '../../src/node/card/card.ts'
import { cardText } from '../../src/node/card/cardText.ts'
import { draw } from '../../src/node/card/draw.ts'
import { caches } from '../setup/caches.ts'

const site = withNav(schema.parse(parse(readFileSync('tests/fixtures/site/portfolio.yaml', 'utf8'))))
const palette = site.theme.dark

/** The fixture site with another headline, and other facts about its owner. */
const pageOf = (
  headline: string,
  owner: Partial<Portfolio['site']['owner']> = {},
  more: Partial<Portfolio['site']> = {},
): Portfolio => ({
  ...site,
  site: { ...site.site, ...more, owner: { ...site.site.owner, ...owner } },
  sections: site.sections.map((section) =>
    section.type === 'hero' ? Object.assign({}, section, { headline }) : section,
  ),
})

const withArt = (page: Portfolio, art: object | string): Portfolio => ({
  ...page,
  sections: page.sections.map((section) =>
    section.type === 'hero' ? Object.assign({}, section, { art }) : section,
  ),
})

const warn = () => undefined
const beside = (path: string) => `tests/fixtures/${path}`
const cardOf = (page: Portfolio) => drawCard(page, { palette, logo: undefined, beside, caches })

/** The colours of a part of a card, how often each. */
async function coloursIn(page: Portfolio, left: number, top: number, width: number, height: number) {
  const { file } = await cardOf(page)
  const part = sharp(file).extract({ left, top, width, height }).removeAlpha()
  const { data } = await part.raw().toBuffer({ resolveWithObject: true })
  const counts = new Map<string, number>()
  for (let at = 0; at < data.length; at += 3) {
    const colour = `#${data.toString('hex', at, at + 3)}`
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return counts
}

/** The words of the headline on a card without art. */
const headlineOf = (page: Portfolio) => coloursIn(withArt(page, 'type'), 0, 115, 1200, 400)

describe('the headline of the card', () => {
  it.each([
    ['M'],
    ['Hi, I’m *Mara*'],
    ['abcdefghijklmnopqrstuvwxyzabcdefghijklmn'],
    ['word '.repeat(14)],
    ['understanding '.repeat(60)],
    ['Tôi thiết kế *những điều* bền vững'],
    ['مرحبا *بالعالم* الجميل', { lang: 'ar', dir: 'rtl' }],
  ] as [string, Partial<Portfolio['site']>?][])(
    'stays between name and foot, and clear of the edges: %s',
    async (headline, more = {}) => {
      const page = withArt(pageOf(headline, {}, more), 'type')
      for (const [left, top, width, height] of [
        [0, 110, 74, 520],
        [1126, 110, 74, 520],
        [0, 102, 1200, 10],
        [0, 530, 1200, 8],
      ] as const)
        expect([...(await coloursIn(page, left, top, width, height)).keys()]).toEqual([palette.background])
      expect((await headlineOf(page)).get(palette.text)).toBeGreaterThan(1000)
    },
  )

  it('has the accent colour on its emphasis alone, without the asterisks', async () => {
    expect((await headlineOf(pageOf('Ab cd'))).has(palette.accent)).toBe(false)
    expect((await headlineOf(pageOf('Ab *cd*'))).get(palette.accent)).toBeGreaterThan(1000)
    expect(cardText(pageOf('Of*fic*e')).headline).toEqual([
      [
        { text: 'Of', accent: false },
        { text: 'fic', accent: true },
        { text: 'e', accent: false },
      ],
    ])
  })

  it('drops emoji, and does not depend on how accents are encoded', () => {
    const { headline } = cardText(pageOf('Hi 👋🏽 I’m *👩‍💻* Mara 1️⃣ ❤️'))
    expect(headline.flat().map(({ text }) => text)).toEqual(['Hi', 'I’m', 'Mara', '1'])
    expect(cardText(pageOf('Café'.normalize('NFD')))).toEqual(cardText(pageOf('Café')))
  })

  it('the emoji that it drops are named once, each with its text', async () => {
    const page = pageOf('Hi 👋🏽 I’m *👩‍💻* Mara 👋🏽 ❤️', { role: 'Gardener 🌱 © 2020' })
    const told: string[] = []
    const warn = (message: string) => told.push(message)
    const { card } = await draw([page], { beside: (path) => path, files: servedFiles(), caches, warn })
    await card(page)
    await card(page, 'A tram ™ 🚋')
    await card(pageOf('Hi, I’m ™ 1'))
    const [lead, end] = [
      'The card of link previews has no emoji, and leaves out',
      'see that these words read well without.',
    ]
    expect(told).toEqual([
      `${lead} 👋🏽, 👩‍💻 and ❤️ of "Hi 👋🏽 I’m *👩‍💻* Mara 👋🏽 ❤️": ${end}`,
      `${lead} 🌱 of "Gardener 🌱 © 2020": ${end}`,
      `${lead} 🚋 of "A tram ™ 🚋": ${end}`,
    ])
  })
})

describe('if no installed family has letters', () => {
  const shown = (page: Portfolio) =>
    cardText(page)
      .headline.map((word) => word.map(({ text }) => text).join(''))
      .join(' ')

  it('of the headline, the card shows the owner’s name instead', () => {
    const page = pageOf('分析 *Mara*')
    expect(shown(page)).toBe('Mara Lind')
    expect(cardText(page).name).toBe('')
  })

  it('of the theme alone, others are used', async () => {
    for (const headline of ['مرحبا', 'Ĝis', 'A→B']) {
      expect(shown(pageOf(headline))).toBe(headline)
      expect((await headlineOf(pageOf(headline))).get(palette.text)).toBeGreaterThan(1000)
    }
  })

  it('of the address, it is shown as machines know it', () => {
    const foot = (url: string) => {
      const page = pageOf('Hi', { name: 'Ada', role: 'Dev' })
      return cardText({ ...page, site: { ...page.site, url } }).foot
    }
    expect(foot('https://www.xn--mller-kva.example/%C3%BCber-mich/')).toBe('Dev  ·  müller.example/über-mich')
    expect(foot('https://example.com/%E5%88%86%20a/')).toBe('Dev  ·  example.com/%E5%88%86%20a')
  })

  it('of the name too, the card has no text', async () => {
    const page = pageOf('分析', { name: '分', role: '析' })
    expect(cardText(page)).toEqual({ headline: [], name: '', foot: '' })
    expect([...(await headlineOf(page)).keys()]).toEqual([palette.background])
  })
})

describe('the card and icons', () => {
  const drawn = async (portfolio: Portfolio) => {
    const files = servedFiles()
    const { card, ...icons } = await draw([portfolio], { beside: (path) => path, files, caches, warn })
    return { ...icons, card: await card(portfolio) }
  }

  it('are identical each time, and have no letters that cannot be drawn', async () => {
    const page = pageOf('Hi, I’m *Mara*')
    // The addresses contain a hash of the bytes.
    expect(await drawn(page)).toEqual(await drawn(page))
    const [chinese, half, latin] = await Promise.all(
      ['分析 林', 'Mara 林', 'Mara Lind'].map((name) => drawn(pageOf('Hi', { name }))),
    )
    expect(chinese?.svg).toBe(half?.svg)
    expect(chinese?.svg).not.toBe(latin?.svg)
  })
})

describe('the card follows the art of the first screen', () => {
  const picture = { src: 'bad/images/real.png', alt: 'Grey' }
  const page = pageOf('Hi')

  it.each([
    ['planes', 'planes', 'png'],
    ['a drawing', { drawing: { src: 'bad/images/drawing.svg' } }, 'png'],
    ['a picture behind', { picture: { ...picture, place: 'behind' } }, 'jpg'],
    ['a picture beside', { picture: { ...picture, place: 'beside' } }, 'jpg'],
    ['a portrait', { portrait: picture }, 'jpg'],
  ])('%s', async (_, art, format) => {
    const { name, file } = await cardOf(withArt(page, art))
    expect(name).toBe(`card.${format}`)
    expect(imageSize(readFileSync(file))).toMatchObject({ width: 1200, height: 630, type: format })
    const right = await coloursIn(withArt(page, art), 760, 200, 400, 400)
    expect(right.get(palette.background) ?? 0).toBeLessThan(400 * 400)
  })

  it('but for a picture at an address, which is not fetched', async () => {
    const away = withArt(page, { portrait: { ...picture, src: 'https://a.example/b.jpg' } })
    expect((await cardOf(away)).file).toBe((await cardOf(withArt(page, 'type'))).file)
  })

  it('as a JPEG below 300 kB, however detailed the picture is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'card-'))
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
    await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#000', noise } })
      .png({ compressionLevel: 1 })
      .toFile(join(folder, 'noise.png'))
    const noisy = withArt(page, { picture: { src: 'noise.png', alt: 'Noise', place: 'behind' } })
    const files = servedFiles()
    const { card } = await draw([noisy], { beside: (path) => join(folder, path), files, caches, warn })
    const name = await card(noisy)
    files.writeInto(folder)
    expect(statSync(join(folder, name)).size).toBeLessThan(300_000)
    rmSync(folder, { recursive: true })
  })

  it('mirrored on a right-to-left page', async () => {
    const art = { picture: { ...picture, place: 'beside' } }
    const rtl = withArt(pageOf('Hi', {}, { dir: 'rtl' }), art)
    expect((await coloursIn(rtl, 760, 200, 50, 200)).has(palette.background)).toBe(true)
    expect((await coloursIn(rtl, 0, 200, 400, 200)).has(palette.background)).toBe(false)
  })
})
