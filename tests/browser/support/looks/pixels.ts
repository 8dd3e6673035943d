import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrast } from '../../../../schema/colour/contrast.ts'
import { addStyle, transitionsEnd } from '../page/reader.ts'
import { type LineInView, linesInView } from './wordsInView.ts'

/** Words on the screen, and their contrast with what is behind them. */
export interface Seen extends Pick<LineInView, 'words' | 'where' | 'isLarge'> {
  /** The lowest contrast ratio of their colour with any pixel behind them. */
  contrast: number
  /** The lowest without the worst eighth of those pixels, such as a line under the words or an edge behind them. */
  trimmedContrast: number
}

const hex = (number: number) => `#${number.toString(16).padStart(6, '0')}`

/** Measures lines of text against the pixels actually behind them: a screenshot is taken with transparent letters. */
async function measured(page: Page, lines: readonly LineInView[]): Promise<Seen[]> {
  if (lines.length === 0) return []
  const [left, top] = [Math.min(...lines.map(({ x }) => x)), Math.min(...lines.map(({ y }) => y))]
  const clip = {
    x: Math.floor(left),
    y: Math.floor(top),
    width: Math.ceil(Math.max(...lines.map(({ x, width }) => x + width))) - Math.floor(left),
    height: Math.ceil(Math.max(...lines.map(({ y, height }) => y + height))) - Math.floor(top),
  }
  const withLetters = await addStyle(
    page,
    '*,*::before,*::after{-webkit-text-fill-color:transparent!important;text-shadow:none!important}',
  )
  const { data, info } = await sharp(await page.screenshot({ clip, scale: 'css' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await withLetters()
  return lines.map(({ words, where, isLarge, colour, x, y, width, height }) => {
    const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? []
    const own = hex((red << 16) | (green << 8) | blue)
    // The number of pixels of each colour, as 0xRRGGBB.
    const behind = new Map<number, number>()
    for (let row = Math.floor(y - clip.y); row < Math.min(info.height, y - clip.y + height); row++)
      for (let column = Math.floor(x - clip.x); column < Math.min(info.width, x - clip.x + width); column++) {
        const pixel = data.readUIntBE((row * info.width + column) * 3, 3)
        behind.set(pixel, (behind.get(pixel) ?? 0) + 1)
      }
    const ratios = [...behind]
      .map(([pixel, count]) => ({ ratio: contrast(own, hex(pixel)), count }))
      .toSorted((a, b) => a.ratio - b.ratio)
    let passed = ratios.reduce((sum, { count }) => sum + count, 0) / 8
    const trimmed = ratios.find(({ count }) => {
      passed -= count
      return passed <= 0
    })
    return { words, where, isLarge, contrast: ratios[0]?.ratio ?? 21, trimmedContrast: trimmed?.ratio ?? 21 }
  })
}

/**
 * The contrast of all words in view within `part`, a selector, with the pixels actually behind them, once all
 * transitions of colours have ended.
 */
export async function contrastOnPixels(page: Page, part: string): Promise<Seen[]> {
  await transitionsEnd(page)
  return measured(page, await page.evaluate(linesInView, part))
}
