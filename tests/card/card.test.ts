import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { imageSize } from 'image-size'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { lettersWithout } from '../../schema/fonts/familyLetters.ts'
import { type Portfolio, portfolio as schema, withNav } from '../../schema/model/portfolio.ts'
import { servedFiles } from '../../src/node/build/files/servedFiles.ts'
import { textToPath } from '../../src/node/build/outlines/textToPath.ts'
import { cardSvg } from '../../src/node/card/card.ts'
import { cardArt } from '../../src/node/card/cardArt.ts'
import { cardText } from '../../src/node/card/cardText.ts'
import { draw } from '../../src/node/card/draw.ts'
import { textIn } from '../../src/node/fonts/letters.ts'
import { caches } from '../setup/caches.ts'

const yaml = readFileSync('tests/fixtures/site/portfolio.yaml', 'utf8')
const site = withNav(schema.parse(parse(yaml)))
const { accent } = site.theme.dark

/** The fixture site with another headline, and other facts about its owner. */
const pageOf = (headline: string, owner: Partial<Portfolio['site']['owner']> = {}): Portfolio => ({
  ...site,
  site: { ...site.site, owner: { ...site.site.owner, ...owner } },
  sections: site.sections.map((section) =>
    section.type === 'hero' ? Object.assign({}, section, { headline }) : section,
  ),
})

async function svgOf(portfolio: Portfolio): Promise<string> {
  const text = cardText(portfolio)
  const families = await textToPath(portfolio.theme, `…-${textIn(text)}`, portfolio.site, caches.fonts)
  return cardSvg(portfolio, { text, palette: portfolio.theme.dark, families })
}

/** The bounding box in px and the colours of each line of the headline, which is larger than the other lines. */
async function linesOf(portfolio: Portfolio) {
  const svg = await svgOf(portfolio)
  const groups = svg.match(/<g transform="translate\([^)]*\)">.*?<\/g>/gs) ?? []
  const scaleOf = (group: string) => Number(/matrix\(([\d.]+)/.exec(group)?.[1] ?? 0)
  return groups
    .filter((group) => scaleOf(group) >= 0.039)
    .map((group) => {
      const box = new Resvg(
        `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${group}</svg>`,
      ).getBBox()
      const fills = [...group.matchAll(/fill="([^"]+)"/g)].map(([, fill = '']) => fill)
      return { left: box?.x ?? 0, top: box?.y ?? 0, width: box?.width ?? 0, height: box?.height ?? 0, fills }
    })
}

describe('the headline of the card', () => {
  it.each([
    'M',
    'Hi',
    'Hi, I’m *Mara*',
    'I design things that *last*.',
    'abcdefghijklmnopqrstuvwxyzabcdefghijklmn',
    'word '.repeat(16),
    'understanding '.repeat(60),
    'Tôi thiết kế *những điều* bền vững',
  ])('stays between name and foot, and clear of the planes: %s', async (headline) => {
    for (const { left, top, width, height } of await linesOf(pageOf(headline))) {
      expect(left).toBeGreaterThanOrEqual(75)
      expect(left + width).toBeLessThanOrEqual(637)
      expect(top).toBeGreaterThan(110)
      expect(top + height).toBeLessThan(536)
    }
  })

  it('has no touching lines', async () => {
    for (const headline of ['Ágil gýpsy jÅg ÄÖÜ gypsy Ågy jumping', 'Những điều gì đã làm nên ỷ ế ộ ậ']) {
      const lines = await linesOf(pageOf(headline))
      expect(lines.length).toBeGreaterThan(1)
      lines.slice(1).forEach(({ top }, index) => {
        const above = lines[index]
        expect(top).toBeGreaterThan((above?.top ?? 0) + (above?.height ?? 0))
      })
    }
  })

  it('is larger the fewer words it has', async () => {
    const heights = await Promise.all(
      ['Hall', 'Hall of light', 'Hall of light and glass at the end of the long way'].map(
        async (headline) => (await linesOf(pageOf(headline)))[0]?.height ?? 0,
      ),
    )
    expect(heights.toSorted((a, b) => b - a)).toEqual(heights)
    expect(heights[0]).toBeGreaterThan(2 * (heights[2] ?? 0))
  })

  it('has the accent colour only on its emphasis, without the asterisks', async () => {
    const fills = (await linesOf(pageOf('Ab *cd* ef'))).flatMap(({ fills }) => fills)
    expect(fills).toHaveLength(6)
    expect(fills.map((fill) => fill === accent)).toEqual([false, false, true, true, false, false])
  })

  it('has the same glyphs whatever is emphasised', async () => {
    const uncoloured = async (headline: string) =>
      (await svgOf(pageOf(headline))).replace(/<path fill="[^"]+" t/g, '<path t')
    expect(await uncoloured('Of*fic*e fire')).toBe(await uncoloured('Office fire'))
  })

  it('drops emoji, with the blanks around them', async () => {
    expect(cardText(pageOf('Hi 👋🏽 I’m *👩‍💻* Mara 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ ❤️')).headline).toBe('Hi I’m Mara 1')
    expect(await svgOf(pageOf('Hi 👋🏽 there'))).toBe(await svgOf(pageOf('Hi there')))
  })

  it('does not depend on how accents are encoded', async () => {
    expect(await svgOf(pageOf('Café ệ'.normalize('NFD')))).toBe(await svgOf(pageOf('Café ệ')))
  })
})

describe('if no installed family has letters', () => {
  it('of the headline, the card shows the owner’s name instead', async () => {
    const page = pageOf('分析 *Mara*')
    expect(cardText(page)).toMatchObject({ headline: 'Mara Lind', name: '' })
    expect((await linesOf(page)).length).toBeGreaterThan(0)
  })

  it('of the theme alone, others are used', async () => {
    for (const headline of ['مرحبا', 'Ĝis', 'A→B']) {
      const page = pageOf(headline)
      expect(cardText(page).headline).toBe(headline)
      expect((await linesOf(page)).flatMap(({ fills }) => fills).length).toBeGreaterThan(2)
    }
  })

  it('of the name too, the card has no text', async () => {
    const page = pageOf('分析', { name: '分', role: '析' })
    expect(cardText(page)).toEqual({ headline: '', accented: [], name: '', foot: '' })
    expect(await svgOf(page)).not.toContain('<g transform="translate')
    expect(await svgOf(page)).toContain(accent)
  })

  it('of one family, the other is used', async () => {
    const fonts = { ...site.theme.fonts, display: 'Figtree', text: 'Bricolage Grotesque' }
    const page = { ...pageOf('Xin chào thế giới'), theme: { ...site.theme, fonts } }
    expect(lettersWithout(['Figtree'], 'ế')).toEqual(['ế'])
    expect(cardText(page).headline).toBe('Xin chào thế giới')
    expect((await linesOf(page)).flatMap(({ fills }) => fills)).toHaveLength('Xinchàothếgiới'.length)
  })
})

describe('the card and icons', () => {
  const drawn = async (portfolio: Portfolio) => {
    const files = servedFiles()
    const { card, ...icons } = await draw([portfolio], { beside: (path) => path, files, caches })
    return { ...icons, card: await card(portfolio) }
  }

  it('are identical each time, and contain no text for a system font to draw', async () => {
    const page = pageOf('Hi, I’m *Mara*')
    // The addresses contain a hash of the bytes.
    expect(await drawn(page)).toEqual(await drawn(page))
    for (const headline of ['Hi', 'مرحبا']) expect(await svgOf(pageOf(headline))).not.toContain('<text')
  })

  it('have an icon without letters if the initials cannot be drawn', async () => {
    const [chinese, half, latin] = await Promise.all(
      ['分析 林', 'Mara 林', 'Mara Lind'].map((name) => drawn(pageOf('Hi', { name }))),
    )
    expect(chinese?.svg).toBe(half?.svg)
    expect(chinese?.svg).not.toBe(latin?.svg)
  })
})

describe('the card follows the hero art', () => {
  const beside = (path: string) => `tests/fixtures/${path}`
  const withArt = (art: object | string): Portfolio => ({
    ...site,
    sections: site.sections.map((section) =>
      section.type === 'hero' ? Object.assign({}, section, { art }) : section,
    ),
  })
  const drawn = async (portfolio: Portfolio) => {
    const text = cardText(portfolio)
    const families = await textToPath(portfolio.theme, `…-${textIn(text)}`, portfolio.site, caches.fonts)
    const palette = portfolio.theme.dark
    const art = await cardArt(portfolio, palette, beside)
    return cardSvg(portfolio, { text, palette, families, art })
  }
  const picture = { src: 'bad/images/real.png', alt: 'Grey' }

  it.each([
    ['planes', 'planes', 'url(#glass)', '<image'],
    ['type', 'type', 'fill=', '<image'],
    ['a picture behind', { picture: { ...picture, place: 'behind' } }, 'url(#scrim)', 'url(#glass)'],
    ['a picture beside', { picture: { ...picture, place: 'beside' } }, '<image x="720"', 'url(#scrim)'],
    ['a portrait', { portrait: picture }, 'clip-path="url(#shape)"', 'url(#glass)'],
    ['a drawing', { drawing: { src: 'bad/images/drawing.svg' } }, '<svg x="690"', '<image'],
    [
      'a picture at an address',
      { portrait: { ...picture, src: 'https://a.example/b.jpg' } },
      'fill=',
      '<image',
    ],
  ])('%s', async (_, art, has, hasNot) => {
    const svg = await drawn(withArt(art))
    expect(svg).toContain(has)
    expect(svg).not.toContain(hasNot)
  })

  it('as a JPEG below 300 kB, however detailed the picture is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'card-'))
    const [width, height] = [1600, 900]
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
    await sharp({ create: { width, height, channels: 3, background: '#000', noise } })
      .png({ compressionLevel: 1 })
      .toFile(join(folder, 'noise.png'))
    const art = { picture: { src: 'noise.png', alt: 'Noise', place: 'behind' } }
    const files = servedFiles()
    const { card } = await draw([withArt(art)], { beside: (path) => join(folder, path), files, caches })
    const name = await card(withArt(art))
    files.writeInto(folder)
    expect(name).toMatch(/\.jpg$/)
    expect(statSync(join(folder, name)).size).toBeLessThan(300_000)
    expect(imageSize(readFileSync(join(folder, name)))).toMatchObject({
      width: 1200,
      height: 630,
      type: 'jpg',
    })
    rmSync(folder, { recursive: true })
  })

  it('mirrored on a right-to-left page', async () => {
    const page = withArt({ picture: { ...picture, place: 'beside' } })
    const svg = await drawn({ ...page, site: { ...page.site, dir: 'rtl' } })
    expect(svg).toContain('<image x="0"')
  })
})
