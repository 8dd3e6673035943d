import type { Locator, Page } from '@playwright/test'
import { rest } from '../test.ts'

/** A description of the header’s background, once its transition has ended. */
export async function groundOf(header: Locator): Promise<string> {
  await rest(header)
  return header.evaluate((element) => {
    const { backgroundColor, backdropFilter } = getComputedStyle(element)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return 'unknown'
    pen.fillStyle = backgroundColor
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
    const blurred = backdropFilter.includes('blur(')
    if (alpha === 0 && !blurred) return 'transparent'
    if (blurred && alpha > 127 && Math.max(red, green, blue) < 64) return 'blurred dark'
    return `${backgroundColor} ${backdropFilter}`
  })
}

export const headerOf = (page: Page) => page.getByRole('banner')
export const linksOf = (page: Page) =>
  headerOf(page).getByRole('navigation').getByRole('listitem').getByRole('link')
