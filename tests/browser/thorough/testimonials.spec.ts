import type { Locator } from '@playwright/test'
import { openFeedback, slideOf } from '../support/page/samples.ts'
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
