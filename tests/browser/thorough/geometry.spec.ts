import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** The boxes of a list and of its entries, once it has `count` copies of its first entry. */
const boxesIn = (list: Locator, count: number): Promise<DOMRect[]> =>
  list.evaluate((list, count) => {
    const [entry] = list.children
    list.replaceChildren(...Array.from({ length: count }, () => entry?.cloneNode(true) ?? ''))
    return [list, ...list.children].map((one) => one.getBoundingClientRect().toJSON())
  }, count)

/** Boxes by the rows in which they stand. */
const rowsOf = (boxes: readonly DOMRect[]): DOMRect[][] =>
  [...new Set(boxes.map(({ top }) => top))].map((top) => boxes.filter((box) => box.top === top))

test('a screen wider than 1600 px has a larger page', async ({ page }) => {
  const seen = async (width: number) => {
    await page.setViewportSize({ width, height: 1080 })
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    return {
      page: await page.locator('#services ul').evaluate((list) => list.getBoundingClientRect().width),
      heading: await page.locator('#services h2').evaluate(sizeOf),
      text: await page.locator('body').evaluate(sizeOf),
      card: await page
        .locator('#projects article')
        .first()
        .evaluate((card) => card.getBoundingClientRect().height),
    }
  }
  await page.goto('/')
  expect(await seen(1600)).toMatchObject({ page: 1296, heading: 60, text: 17 })
  const wide = await seen(1920)
  expect(wide).toMatchObject({ page: 1536, heading: 76 })
  expect(wide.text).toBe(18.5)
  // Cards that have receded are smaller.
  expect(wide.card).toBeGreaterThan(0.68 * 1080 * 0.79)
  expect(await seen(2560)).toEqual(wide)
})

test('the cards of a list have equal gaps', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const boxes = await page
    .locator('#services li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()))
  const [first, second, third, fourth] = boxes
  if (!first || !second || !third || !fourth) throw new Error('There are four services.')
  if (second.top > first.top) {
    expect(third.top - second.bottom).toBeCloseTo(second.top - first.bottom, 0)
    expect(fourth.top - third.bottom).toBeCloseTo(second.top - first.bottom, 0)
  } else {
    expect(third.top - first.bottom).toBeCloseTo(second.left - first.right, 0)
    expect(fourth.height).toBeCloseTo(third.height, 0)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('cards fill rows of at most three', async ({ page }) => {
    await page.goto('/')
    for (const [count, rows] of [
      [1, [1]],
      [3, [3]],
      [5, [3, 2]],
      [6, [2, 2, 2]],
      [9, [3, 3, 3]],
    ] as const) {
      const [list, ...cards] = await boxesIn(page.locator('#services ul'), count)
      const found = rowsOf(cards)
      expect(
        found.map((row) => row.length),
        `of ${count} cards`,
      ).toEqual(rows)
      for (const row of found)
        expect(row.at(-1)?.right, 'as wide as the list').toBeCloseTo(list?.right ?? 0, 0)
    }
  })

  test('facts stand in rows of at most four, none alone in the last', async ({ page }) => {
    await page.goto('/')
    for (const [count, rows] of [
      [3, [3]],
      [4, [2, 2]],
      [5, [3, 2]],
      [6, [3, 3]],
      [7, [4, 3]],
      [8, [4, 4]],
      [9, [3, 3, 3]],
    ] as const) {
      const [, ...facts] = await boxesIn(page.locator('#about ul'), count)
      expect(
        rowsOf(facts).map((row) => row.length),
        `of ${count} facts`,
      ).toEqual(rows)
    }
  })

  for (const [site, lists] of [
    ['default', ['#services ul', '#about ul']],
    ['layouts', ['#grid ul:has(article)', '#crew ul']],
    ['more', ['#stats dl', '#clients ul']],
    ['added', ['#looks ul']],
  ] as const)
    test.describe(`on the page ‘${site}’`, () => {
      test.use({ site })

      test('each row begins at the start of its list, however many entries there are', async ({ page }) => {
        await page.goto('/')
        for (const width of [390, 768, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          for (const name of lists)
            for (const count of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
              const [list, ...entries] = await boxesIn(page.locator(name), count)
              // The hairline of a logo is at the side of its cell.
              for (const [first] of rowsOf(entries))
                expect(
                  Math.abs((first?.left ?? 0) - (list?.left ?? 0)),
                  `${name}, ${count} entries at ${width} px`,
                ).toBeLessThan(2)
            }
        }
      })
    })

  test('a portrait begins at the first column, the biography at its top below the heading, and the facts follow', async ({
    page,
  }) => {
    await page.goto('/')
    const boxOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
    const expectAtTop = async () => {
      const [frame, heading, figure, words, facts] = await Promise.all(
        ['#about > * > :last-child', '#about h2', '#about figure', '#about :has(> p + p)', '#about ul'].map(
          boxOf,
        ),
      )
      if (!frame || !heading || !figure || !words || !facts)
        throw new Error('There is a portrait beside paragraphs.')
      expect(figure.left).toBeCloseTo(frame.left, 0)
      expect(words.left).toBeGreaterThan(figure.right)
      expect(words.top).toBeCloseTo(figure.top, 0)
      // Large letters stand out by the white at their side.
      expect(Math.abs(heading.left - words.left)).toBeLessThan(6)
      expect(facts.left).toBeCloseTo(words.left, 0)
      return { figure, words, facts }
    }
    const short = await expectAtTop()
    expect(short.facts.top - short.words.bottom).toBeLessThan(80)
    await page.locator('#about p + p').evaluate((paragraph) => {
      paragraph.textContent = `${paragraph.textContent} `.repeat(9)
    })
    const long = await expectAtTop()
    expect(long.words.height).toBeGreaterThan(long.figure.height)
    expect(long.facts.top).toBeGreaterThanOrEqual(long.words.bottom)
  })

  test('the label of a section stays below the header while its content is read', async ({ page }) => {
    await page.goto('/')
    const label = page.locator('#skills p').first()
    const topAt = (share: number) =>
      label.evaluate((element, share) => {
        const section = element.closest('section')
        if (!section) throw new Error('A label stands in a section.')
        const { top, height } = section.getBoundingClientRect()
        scrollTo({ top: scrollY + top + share * height, behavior: 'instant' })
        return element.getBoundingClientRect().top
      }, share)
    const [early, late] = [await topAt(0.3), await topAt(0.5)]
    const header = await page.locator('header').first().boundingBox()
    expect(early).toBeCloseTo(late, 0)
    expect(late).toBeGreaterThan(header?.height ?? 0)
  })
})
