import { expect, test } from './support/test.ts'

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

  for (const [count, rows] of [
    [1, [1]],
    [3, [3]],
    [5, [3, 2]],
    [6, [2, 2, 2]],
    [9, [3, 3, 3]],
  ] as const)
    test(`${count} cards fill rows of ${rows.join(', ')}`, async ({ page }) => {
      await page.goto('/')
      const boxes = await page.locator('#services ul').evaluate((list, count) => {
        const [card] = list.children
        list.replaceChildren(...Array.from({ length: count }, () => card?.cloneNode(true) ?? ''))
        return [list, ...list.children].map((one) => one.getBoundingClientRect().toJSON())
      }, count)
      const [list, ...cards] = boxes
      const tops = [...new Set(cards.map(({ top }) => top))]
      const found = tops.map((top) => cards.filter((card) => card.top === top))
      expect(found.map((row) => row.length)).toEqual(rows)
      for (const row of found)
        expect(row.at(-1)?.right, 'as wide as the list').toBeCloseTo(list?.right ?? 0, 0)
    })

  for (const [count, rows] of [
    [3, [3]],
    [4, [4]],
    [5, [3, 2]],
    [6, [3, 3]],
    [7, [4, 3]],
    [8, [4, 4]],
    [9, [3, 3, 3]],
  ] as const)
    test(`${count} facts stand in rows of ${rows.join(', ')}`, async ({ page }) => {
      await page.goto('/')
      const tops = await page.locator('#about ul').evaluate((list, count) => {
        const [fact] = list.children
        list.replaceChildren(...Array.from({ length: count }, () => fact?.cloneNode(true) ?? ''))
        return Array.from(list.children, (one) => one.getBoundingClientRect().top)
      }, count)
      const found = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length)
      expect(found).toEqual(rows)
    })

  test('a short biography ends with the portrait, and a long one begins with it', async ({ page }) => {
    await page.goto('/')
    const portrait = page.locator('#about figure')
    const words = page.locator('#about p + p').locator('..')
    const boxesOf = async () => {
      const [figure, text] = await Promise.all([portrait.boundingBox(), words.boundingBox()])
      if (!figure || !text) throw new Error('There is a portrait beside two paragraphs.')
      return { figure, text }
    }
    const short = await boxesOf()
    expect(short.text.height).toBeLessThan(short.figure.height)
    expect(short.text.y + short.text.height).toBeCloseTo(short.figure.y + short.figure.height, 0)

    await words
      .locator('p')
      .last()
      .evaluate((paragraph) => {
        paragraph.textContent = `${paragraph.textContent} `.repeat(6)
      })
    const long = await boxesOf()
    expect(long.text.height).toBeGreaterThan(long.figure.height)
    expect(long.text.y).toBeCloseTo(long.figure.y, 0)
  })
})
