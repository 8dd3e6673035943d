import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrast } from '../../schema/colour/contrast.ts'
import { addStyle } from './reader.ts'

/** Words on the screen, and how well they can be told from what is behind them. */
export interface Seen {
  words: string
  /** The type of their section, or `header` or `footer`. */
  where: string
  /** The lowest contrast ratio of their colour with any pixel behind them. */
  contrast: number
  /** What all but the worst eighth of those pixels have: a line under the words, or an edge behind them, is in that. */
  most: number
  /** Whether they are so large that 3 to 1 is enough (WCAG 1.4.3). */
  isLarge: boolean
}

const hex = (parts: Iterable<number>) =>
  `#${[...parts]
    .slice(0, 3)
    .map((part) => Math.round(part).toString(16).padStart(2, '0'))
    .join('')}`

/** In the page: each line of words in view, where it is and its colour. */
function linesInView(part: string) {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const known = new Map<string, string>()
  /** Any colour of CSS as red, green and blue: those that are mixed are computed in other spaces. */
  const rgb = (colour: string) => {
    if (!pen || /^rgb\(/.test(colour)) return colour
    const before = known.get(colour)
    if (before) return before
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    const drawn = `rgb(${pen.getImageData(0, 0, 1, 1).data.slice(0, 3).join(', ')})`
    known.set(colour, drawn)
    return drawn
  }
  const walker = document.createTreeWalker(
    document.querySelector(part) ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  const lines: {
    words: string
    where: string
    colour: string
    isLarge: boolean
    x: number
    y: number
    width: number
    height: number
  }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim()
    const { parentElement } = node
    if (!words || !parentElement?.checkVisibility({ visibilityProperty: true })) continue
    const { color, fontSize, fontWeight, clipPath } = getComputedStyle(parentElement)
    if (clipPath === 'inset(50%)') continue
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    const part = parentElement.closest('section, header, footer')
    const where = part?.getAttribute('data-type') ?? part?.tagName.toLowerCase() ?? 'the page'
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const [x, y] = [Math.max(0, left), Math.max(0, top)]
      const [width, height] = [Math.min(innerWidth, right) - x, Math.min(innerHeight, bottom) - y]
      if (width < 2 || height < 2) continue
      // What is behind the header is not read there.
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      if (hit && !hit.contains(parentElement) && !parentElement.contains(hit)) continue
      lines.push({ words, where, colour: rgb(color), isLarge, x, y, width, height })
    }
  }
  return lines
}

/**
 * The contrast of all words in view within `part`, a selector, against the pixels that are really behind them: the
 * page is drawn once without its letters.
 */
export async function contrastOnPixels(page: Page, part: string): Promise<Seen[]> {
  const lines = await page.evaluate(linesInView, part)
  const style =
    '*,*::before,*::after{-webkit-text-fill-color:transparent!important;text-shadow:none!important}'
  const withLetters = await addStyle(page, style)
  const { data, info } = await sharp(await page.screenshot({ scale: 'css' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await withLetters()
  return lines.map(({ words, where, colour, isLarge, x, y, width, height }) => {
    const own = hex(colour.match(/[\d.]+/g)?.map(Number) ?? [])
    // How many pixels have each colour, red, green and blue in a number.
    const behind = new Map<number, number>()
    for (let row = Math.floor(y); row < Math.min(info.height, y + height); row++)
      for (let column = Math.floor(x); column < Math.min(info.width, x + width); column++) {
        const pixel = data.readUIntBE((row * info.width + column) * 3, 3)
        behind.set(pixel, (behind.get(pixel) ?? 0) + 1)
      }
    const ratios = [...behind]
      .map(([pixel, count]) => ({ ratio: contrast(own, `#${pixel.toString(16).padStart(6, '0')}`), count }))
      .toSorted((a, b) => a.ratio - b.ratio)
    let passed = ratios.reduce((sum, { count }) => sum + count, 0) / 8
    const most = ratios.find(({ count }) => {
      passed -= count
      return passed <= 0
    })
    return { words, where, isLarge, contrast: ratios[0]?.ratio ?? 21, most: most?.ratio ?? 21 }
  })
}

/** The words in view that cannot be read on what is behind them, as sentences: below the ratios of WCAG AA. */
export async function faintWords(page: Page, part = 'body'): Promise<string[]> {
  const seen = await contrastOnPixels(page, part)
  return seen
    .filter(({ most, isLarge }) => most < (isLarge ? 3 : 4.5) - 0.05)
    .map(
      ({ words, most }) =>
        `“${words.slice(0, 40)}” has a contrast of ${most.toFixed(1)} with what is behind it`,
    )
}
