import { content } from '../sites/content.ts'
import { headerOf, linksOf } from './support/page/header.ts'
import { isWide } from './support/page/widths.ts'
import { expect, scrollTo, test } from './support/test.ts'

const names = content.nav?.map(({ name }) => name) ?? []

test.describe('on wide screens', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled })

      test('the seven links are in a row, and there is no menu button', async ({ page }) => {
        await page.goto('/')
        await expect(linksOf(page)).toHaveText(names)
        expect(names).toHaveLength(7)
        const tops = new Set<number>()
        for (const link of await linksOf(page).all()) {
          await expect(link).toBeInViewport({ ratio: 1 })
          tops.add((await link.boundingBox())?.y ?? Number.NaN)
        }
        expect([...tops], 'all at one height').toHaveLength(1)
        await expect(headerOf(page).getByRole('button', { name: /menu/i })).toHaveCount(0)
      })
    })
  }
})

test('the link of the section in the middle of the viewport is marked as current', {
  tag: '@phone',
}, async ({ page, viewport }) => {
  await page.goto('/')
  for (const { name, href } of content.nav ?? []) {
    await page.locator(href).evaluate((section) => {
      const { top, height } = section.getBoundingClientRect()
      window.scrollTo({ top: scrollY + top + height / 2 - innerHeight / 2, behavior: 'instant' })
    })
    const narrow = !isWide({ viewport })
    if (narrow) await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(headerOf(page).getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'location',
    )
    await expect(page.locator('[aria-current]'), 'and no other').toHaveCount(1)
    if (narrow) await page.keyboard.press('Escape')
  }
})

test('the logo in the header links to the top', async ({ page }) => {
  await page.goto('/')
  await scrollTo(page, 2000)
  await headerOf(page)
    .getByRole('link', { name: /to the top/i })
    .click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test.describe('with a switch of its mode', () => {
  test.use({ site: 'system' })

  test('the tab order in the header is the visual order, and the switch stands last at every width', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    const stops: number[] = []
    await header.getByRole('link').first().focus()
    for (let stop = header.locator(':focus'); (await stop.count()) > 0; await page.keyboard.press('Tab'))
      stops.push(await stop.evaluate((element) => element.getBoundingClientRect().left))
    expect(stops.length).toBeGreaterThan(2)
    expect(stops).toEqual(stops.toSorted((a, b) => a - b))
    expect((await header.getByRole('switch').boundingBox())?.x).toBe(stops.at(-1))
  })
})
