import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrast } from '../../schema/colour/contrast.ts'

/** Words on the screen, and how well they can be told from what is behind them. */
export interface Seen {
  words: string
  /** The lowest contrast ratio of their colour with any pixel behind them. */
  contrast: number
}

const hex = (parts: Iterable<number>) =>
  `#${[...parts]
    .slice(0, 3)
    .map((part) => Math.round(part).toString(16).padStart(2, '0'))
    .join('')}`

/** In the page: each line of words in view, where it is and its colour. */
function linesInView(part: string) {
  const walker = document.createTreeWalker(
    document.querySelector(part) ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  const lines: { words: string; colour: string; x: number; y: number; width: number; height: number }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim()
    const { parentElement } = node
    if (!words || !parentElement?.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const [x, y] = [Math.max(0, left), Math.max(0, top)]
      const [width, height] = [Math.min(innerWidth, right) - x, Math.min(innerHeight, bottom) - y]
      if (width < 2 || height < 2) continue
      lines.push({ words, colour: getComputedStyle(parentElement).color, x, y, width, height })
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
  const { data, info } = await sharp(await page.screenshot({ style, scale: 'css' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return lines.map(({ words, colour, x, y, width, height }) => {
    const own = hex(colour.match(/[\d.]+/g)?.map(Number) ?? [])
    const behind = new Set<string>()
    for (let row = Math.floor(y); row < Math.min(info.height, y + height); row++)
      for (let column = Math.floor(x); column < Math.min(info.width, x + width); column++) {
        const at = (row * info.width + column) * 3
        behind.add(hex(data.subarray(at, at + 3)))
      }
    return { words, contrast: Math.min(...[...behind].map((pixel) => contrast(own, pixel))) }
  })
}
