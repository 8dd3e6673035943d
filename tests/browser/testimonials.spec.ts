import { openFeedback, slideOf } from './support/page/samples.ts'
import { expect, test } from './support/test.ts'

const next = { name: 'Next testimonial' }

test.describe('client feedback', () => {
  test('is five different samples, one shown at a time', async ({ page }) => {
    const carousel = await openFeedback(page)
    const slide = slideOf(carousel)
    const seen = new Set<string>()
    for (const position of ['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5']) {
      await expect(slide).toHaveCount(1)
      await expect(slide).toHaveAccessibleName(position)
      const quote = slide.getByRole('blockquote')
      await expect(quote).toHaveText(/^“\p{Lu}.+\.”$/u)
      seen.add((await quote.textContent()) ?? '')
      await carousel.getByRole('button', next).click()
    }
    expect(seen.size).toBe(5)
  })

  test('shows the name, company and picture of the author', async ({ page }) => {
    const slide = slideOf(await openFeedback(page))
    const who = slide.getByRole('paragraph').filter({ hasNotText: '“' })
    await expect(who).toHaveCount(2)
    const name = (await who.first().textContent()) ?? ''
    const picture = slide.getByRole('img', { name: `Sample picture for ${name}` })
    await expect(picture).toHaveAttribute('src', /^https:\/\/picsum\.photos\/seed\/\w+\/96\/96$/)
    await expect(who.last()).not.toHaveText(name)
    await expect(who.last()).not.toBeEmpty()
  })

  test('has buttons with touch-action: manipulation, so that quick taps do not zoom', async ({ page }) => {
    const step = (await openFeedback(page)).getByRole('button', next)
    await expect(step).toHaveCSS('touch-action', 'manipulation')
  })

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
