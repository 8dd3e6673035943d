import type { Page } from '@playwright/test'
import { content, sectionIn } from '../../sites/content.ts'
import { collectShifts } from '../support/looks/shifts.ts'
import { expect, rest, scrollThrough, test } from '../support/test.ts'

const education = sectionIn('added', 'timeline', 'schooling')
const experience = sectionIn('added', 'timeline', 'path')
const gallery = sectionIn('added', 'gallery', 'looks')
const prose = sectionIn('added', 'prose', 'method')

test.use({ site: 'added' })

const region = (page: Page, { heading }: { heading: string }) => page.getByRole('region', { name: heading })

test('a gallery shows each picture in its own proportions', async ({ page }) => {
  await page.goto('/')
  const ratios = [3 / 2, 0.8, 2.4, 0.8, 2 / 3]
  for (const [index, { alt }] of gallery.items.entries()) {
    const picture = region(page, gallery).getByRole('img', { name: alt, exact: true })
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toBeVisible()
    const box = await picture.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(ratios[index] ?? 0, 1)
  }
})

test('links lead to their sections, also from Markdown', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Pictures' }).click()
  await expect(region(page, gallery).getByRole('heading', { level: 2 })).toBeInViewport()
  await region(page, prose).getByRole('link', { name: 'a title' }).click()
  await expect(region(page, experience)).toBeInViewport()
  await expect(page, 'and no script in them has run').toHaveTitle(content.site.title)
})

test('hydration keeps the Markdown, and nothing shifts while the page is read', async ({ page }) => {
  const shifts = await collectShifts(page)
  await page.goto('/')
  const first = page.locator('#method p').first()
  await first.evaluate((element) => Object.assign(window, { first: element }))
  await scrollThrough(page)
  const same = await first.evaluate((element) => (window as unknown as { first: Element }).first === element)
  expect(same, 'React has kept the element').toBe(true)
  expect(await shifts()).toEqual([])
})

test('wide tables and code take a visible focus and scroll by keyboard', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/')
  const text = region(page, prose)
  await text.getByRole('link', { name: 'the pictures' }).focus()
  for (const part of [text.locator('[data-scroll]'), text.locator('pre')]) {
    await page.keyboard.press('Tab')
    await expect(part).toBeFocused()
    await expect(part).toHaveCSS('outline-style', 'solid')
    await rest(text)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => part.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  }
})

test('list numbers of any length do not overlap the text', async ({ page }) => {
  await page.goto('/')
  const list = region(page, prose).locator('ol').first()
  await list.scrollIntoViewIfNeeded()
  for (const dir of ['ltr', 'rtl']) {
    const gaps = await list.evaluate((list, dir) => {
      document.documentElement.dir = dir
      return [9, 99, 100, 1998, 12_345].map((number) => {
        // In a new list: Chromium does not renumber a list whose `start` changes.
        const copy = document.createElement('ol')
        copy.start = number
        copy.innerHTML =
          '<li>Words <span style="position: absolute; font-variant-numeric: tabular-nums"></span></li>'
        list.after(copy)
        const [item, like] = [copy.querySelector('li'), copy.querySelector('span')]
        if (!item?.firstChild || !like) throw new Error('The list has no item.')
        // As wide as the marker, whose box cannot be measured.
        like.textContent = `${number}.`
        const words = document.createRange()
        words.selectNode(item.firstChild)
        const [box, text] = [item.getBoundingClientRect(), words.getBoundingClientRect()]
        const room = dir === 'rtl' ? box.right - text.right : text.left - box.left
        const { width } = like.getBoundingClientRect()
        copy.remove()
        return room - width
      })
    }, dir)
    expect(Math.min(...gaps), dir).toBeGreaterThan(3)
  }
})

test('nested lists stay within the narrowest viewport', async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 640 })
  await page.goto('/')
  const right = await region(page, prose)
    .getByRole('list')
    .first()
    .evaluate((list) => {
      const nested = (levels: number): string =>
        `<li>Words${levels > 1 ? `<ul>${nested(levels - 1)}</ul>` : ''}</li>`
      list.innerHTML = nested(8)
      const words = document.createRange()
      const rights = [...list.querySelectorAll('li')].map((item) => {
        words.selectNode(item.firstChild ?? item)
        return words.getBoundingClientRect().right
      })
      return Math.max(...rights)
    })
  expect(right).toBeLessThanOrEqual(220)
})

test('pictures of a row of the gallery are equally high and fill it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const list = region(page, gallery).getByRole('list')
  await list.scrollIntoViewIfNeeded()
  const { edge, boxes } = await list.evaluate((list) => ({
    edge: list.getBoundingClientRect().right,
    boxes: [...list.querySelectorAll('picture > img')].map((image) => image.getBoundingClientRect().toJSON()),
  }))
  const rows = new Map<number, { height: number; right: number }[]>()
  for (const box of boxes) rows.set(box.top, [...(rows.get(box.top) ?? []), box])
  for (const row of rows.values()) {
    const heights = row.map(({ height }) => Math.round(height))
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1)
    expect(row.at(-1)?.right).toBeLessThanOrEqual(edge + 1)
  }
  const [first] = rows.values()
  expect(first?.at(-1)?.right, 'the first row ends where the list does').toBeCloseTo(edge, 0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('four points stand in two columns, three below one another, and an only entry has no line of time', async ({
    page,
  }) => {
    await page.goto('/')
    const columnsOf = (count: number) =>
      region(page, experience)
        .locator('ul')
        .first()
        .evaluate((list, count) => {
          const [point] = list.children
          if (!point) throw new Error('There is no point.')
          list.replaceChildren(...Array.from({ length: count }, () => point.cloneNode(true)))
          return new Set([...list.children].map((item) => item.getBoundingClientRect().left)).size
        }, count)
    expect(await columnsOf(3)).toBe(1)
    expect(await columnsOf(4)).toBe(2)

    const line = (item: Element) => getComputedStyle(item, '::before').display
    const entries = region(page, education).locator('ol').first().locator(':scope > li')
    const frame = region(page, education).locator(':scope > div')
    const space = () =>
      frame.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingBlockStart))
    expect(await entries.first().evaluate(line)).toBe('block')
    const among = await space()
    await entries.last().evaluate((item) => item.remove())
    expect(await entries.first().evaluate(line)).toBe('none')
    expect(await space()).toBeCloseTo(among / 2, 0)
  })
})
