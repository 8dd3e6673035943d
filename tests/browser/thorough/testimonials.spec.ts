import type { Locator } from '@playwright/test'
import { openFeedback } from '../support/page/samples.ts'
import { expect, rest, test } from '../support/test.ts'

const next = { name: 'Next testimonial' }

test.describe('feedback of the YAML', () => {
  test.use({ site: 'items' })
  test('has the same height for short and long feedback', { tag: '@phone' }, async ({ page }) => {
    const carousel = await openFeedback(page)
    const long = carousel.getByText('“Grace was content.')
    await expect(long).toBeHidden()
    const before = await carousel.boundingBox()
    await carousel.getByRole('button', next).click()
    await rest(carousel)
    await expect(long).toBeVisible()
    expect((await carousel.boundingBox())?.height).toBe(before?.height)
    await expect(carousel.getByText('“Ada was content.”')).toBeHidden()
  })
  test('has its buttons above the text on phones only, and sets long feedback smaller', {
    tag: '@phone',
  }, async ({ page }) => {
    const carousel = await openFeedback(page)
    const [short, long] = [
      carousel.getByText('“Ada was content.”'),
      carousel.getByText('“Grace was content.'),
    ]
    const isAbove = async () => {
      const step = await carousel.getByRole('button', next).boundingBox()
      return (step?.y ?? 0) < ((await short.boundingBox())?.y ?? 0)
    }
    expect(await isAbove()).toBe((page.viewportSize()?.width ?? 0) < 768)
    const sizeOf = (words: Locator) =>
      words.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
    expect(await sizeOf(long)).toBeLessThan(await sizeOf(short))
  })
})
