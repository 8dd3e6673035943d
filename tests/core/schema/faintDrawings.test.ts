import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { loadPortfolio } from '../../../schema/check/loadPortfolio.ts'
import { filesBeside } from '../../../schema/files/files.ts'
import { decodedFiles } from '../../../schema/pictures/decoding.ts'
import { drawingIn } from '../../../schema/pictures/drawing.ts'

const home = mkdtempSync(join(tmpdir(), 'faint-'))
mkdirSync(join(home, 'images'))
afterAll(() => rmSync(home, { recursive: true }))

/** A logo of a symbol and a word of bars, each in a colour. */
const logo = (symbol: string, word: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100" viewBox="0 0 300 100"><circle cx="45" cy="50" r="30" fill="${symbol}"/>${[110, 150, 190, 230, 270].map((x) => `<path d="M${x} 30h16v40h-16z" fill="${word}"/>`).join('')}</svg>`

let count = 0
async function saved(svg: string, format: 'svg' | 'png' | 'webp' = 'svg'): Promise<string> {
  const name = `images/${count++}.${format}`
  const bytes =
    format === 'svg' ? Buffer.from(svg) : await sharp(Buffer.from(svg)).toFormat(format).toBuffer()
  writeFileSync(join(home, name), bytes)
  return name
}

/** The warnings of a site with a logo, and with a picture in its gallery. */
async function found({ logo, picture, mode = 'system' }: { logo?: string; picture?: string; mode?: string }) {
  const text = `site: { title: A, description: B, owner: { name: Ada Byron, email: ada@example.com } }
theme: { mode: ${mode}${logo ? `, logo: ${logo}` : ''} }
sections:
  - type: gallery
    id: looks
    label: Looks
    heading: Looks
    items: [${picture ?? '{ src: "https://example.org/a.jpg", alt: A wall, width: 9, height: 9 }'}]
footer: { copyright: © 2026 }
`
  const beside = (path: string) => join(home, path)
  const { files, ink, tones, decode } = decodedFiles(filesBeside(join(home, 'portfolio.yaml')), beside)
  const checked = () => {
    const drawing = (path: string) => drawingIn(beside(path))
    const loaded = loadPortfolio(text, { file: 'portfolio.yaml', files, ink, tones, drawing })
    if (!('portfolio' in loaded)) throw new Error(JSON.stringify(loaded.diagnostics))
    return loaded.warnings.filter(({ code }) => code === 'faint-picture')
  }
  checked()
  await decode()
  return checked().map(({ message, path }) => `${path}: ${/in the (\w+) mode/.exec(message)?.[1]}`)
}

const item = (src: string, more = '') => `{ src: ${src}, alt: A logo${more} }`

describe('a transparent picture is measured against the background of each mode', () => {
  it.each(['svg', 'png', 'webp'] as const)('as %s', async (format) => {
    const black = await saved(logo('#111111', '#1a1a1a'), format)
    const white = await saved(logo('#ffffff', '#f4f4f4'), format)
    const grey = await saved(logo('#808080', '#777777'), format)
    expect(await found({ picture: item(black) })).toEqual(['sections[0].items[0].src: dark'])
    expect(await found({ picture: item(white) })).toEqual(['sections[0].items[0].src: light'])
    expect(await found({ picture: item(white), mode: 'dark' })).toEqual([])
    expect(await found({ picture: item(grey) })).toEqual([])
    expect(await found({ picture: item(black, `, dark: ${white}`) })).toEqual([])
    expect(await found({ picture: item(black, `, dark: ${black}`) })).toEqual([
      'sections[0].items[0].dark: dark',
    ])
  })

  it('also where only its letters vanish', async () => {
    const half = await saved(logo('#ff6a3d', '#111111'))
    expect(await found({ picture: item(half) })).toEqual(['sections[0].items[0].src: dark'])
  })

  it('but not where it has a background of its own, is a window with a shadow, or a photograph', async () => {
    const ground = logo('#111111', '#111111').replace(
      '<circle',
      '<rect width="300" height="100" fill="#fff"/><circle',
    )
    const window =
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect x="20" y="20" width="260" height="150" fill="#fff"/><path d="M40 40h90v9h-90z" fill="#222"/></svg>'
    for (const svg of [ground, window])
      expect(await found({ picture: item(await saved(svg, 'png')) })).toEqual([])
    const noise = { type: 'gaussian', mean: 60, sigma: 50 } as const
    const photo = sharp({ create: { width: 200, height: 200, channels: 3, background: '#000', noise } })
    const round = Buffer.from('<svg width="200" height="200"><circle cx="100" cy="100" r="90"/></svg>')
    await photo
      .composite([{ input: round, blend: 'dest-in' }])
      .png()
      .toFile(join(home, 'images/round.png'))
    expect(await found({ picture: item('images/round.png') })).toEqual([])
  })
})

describe('a logo is measured as each mode paints it', () => {
  it('with colours of its own', async () => {
    const white = await saved(logo('#ffffff', '#f4f4f4'))
    const black = await saved(logo('#111111', '#111111'))
    expect(await found({ logo: `{ src: ${white} }` })).toEqual(['theme.logo.src: light'])
    expect(await found({ logo: `{ src: ${white}, light: ${black} }` })).toEqual([])
    expect(await found({ logo: `{ src: ${black}, dark: ${white} }` })).toEqual([])
  })

  it('with tokens, which follow the mode', async () => {
    const themed = await saved(logo('var(--accent)', 'currentColor'))
    expect(await found({ logo: `{ src: ${themed} }` })).toEqual([])
    const hidden = await saved(logo('var(--background)', 'var(--background)'))
    expect(await found({ logo: `{ src: ${hidden} }` })).toEqual([
      'theme.logo.src: dark',
      'theme.logo.src: light',
    ])
  })
})
