import { expect, test } from './support/test.ts'

test('cards of one list have the same gaps', { tag: '@phone' }, async ({ page }) => {
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
