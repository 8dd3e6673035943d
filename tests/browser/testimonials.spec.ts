import { openFeedback, slideOf } from './support/page/samples.ts'
import { expect, test } from './support/test.ts'

test.describe('client feedback', () => {
  test('follows swipes and ignores vertical scrolling', { tag: '@phone-only' }, async ({ page }) => {
    const carousel = await openFeedback(page)
    const slide = slideOf(carousel)
    await carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const box = await slide.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 160, (box?.y ?? 0) + 60]
    const session = await page.context().newCDPSession(page)
    const swipe = async (byX: number, byY: number) => {
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        touchPoints: { x: number; y: number }[],
      ) => session.send('Input.dispatchTouchEvent', { type, touchPoints })
      await touch('touchStart', [{ x, y }])
      for (const part of [0.25, 0.5, 0.75, 1])
        await touch('touchMove', [{ x: x + byX * part, y: y + byY * part }])
      await touch('touchEnd', [])
    }
    await swipe(-120, 6)
    await expect(slide).toHaveAccessibleName('2 of 5')
    await swipe(0, -40)
    await swipe(120, 6)
    await expect(slide).toHaveAccessibleName('1 of 5')
    await swipe(120, 6)
    await expect(slide).toHaveAccessibleName('5 of 5')

    // On a pinch-zoomed page, a swipe pans the page instead.
    const pinched = carousel.locator('[aria-live]')
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
    await expect(pinched).toHaveCSS('touch-action', 'auto')
    await swipe(-60, 3)
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
    await expect(pinched).toHaveCSS('touch-action', 'pan-y pinch-zoom')
    await expect(slide).toHaveAccessibleName('5 of 5')
  })
})
