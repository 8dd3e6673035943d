import { expect, it } from 'vitest'
import { wholeSizes } from '../../src/client/sections/about/About.tsx'

/** The width in px that the sizes give on a screen of a width in px. */
function widthOn(screen: number, frame: { width: number; height: number }): number {
  const size = wholeSizes(frame).find(
    ({ media }) => !media || screen >= 16 * Number.parseFloat(media.replace(/^\D+/, '')),
  )
  const amount = Number.parseFloat(size?.width ?? '')
  return size?.width.endsWith('rem') ? amount * 16 : (amount * screen) / 100
}

// An upright one is no higher than a card, 36rem, and a wide one no wider than 56rem.
it.each([
  [360, 4, 5, 324],
  [768, 4, 5, 461],
  [1280, 4, 5, 461],
  [1280, 1, 1, 576],
  [800, 3, 2, 720],
  [1280, 3, 2, 864],
  [1920, 3, 2, 864],
  [1920, 3, 1, 896],
])('a whole portrait on a screen of %i px, %i by %i, is %i px wide', (screen, width, height, wanted) => {
  expect(widthOn(screen, { width, height })).toBeCloseTo(wanted, -1)
})
