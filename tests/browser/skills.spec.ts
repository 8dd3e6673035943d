import type { Locator, Page } from '@playwright/test'
import { written } from './content.ts'
import { type Frame, watch } from './frames.ts'
import { expect, rest, scrollTo, test } from './test.ts'

/** The six skills and their levels. */
const skills = [
  ['HTML', 95],
  ['CSS & Tailwind', 90],
  ['JavaScript & TypeScript', 85],
  ['React & Next.js', 90],
  ['3D Web (Three.js)', 75],
  ['UI/UX Design', 80],
] as const

const duration = 1500 // ms

/** Springs take no longer step than this, so a busy machine's slow frames lengthen a motion. */
const longestFrame = 64 // ms

const itemsOf = (page: Page) =>
  page.getByRole('region', { name: written('skills').heading }).getByRole('listitem')

/** The number that is visible beside a bar. */
const levelOf = (item: Locator) => item.getByText(/^\d+%$/)

/** What a visitor sees of a skill: the number, and how much of its bar is filled, in percent. */
function skillOf(item: Element): { level: number; filled: number } {
  const level = Number(/(\d+)%/.exec(item.textContent ?? '')?.[1])
  const meter = item.querySelector('[role=meter]')
  const whole = meter?.getBoundingClientRect()
  if (!meter || !whole) return { level, filled: Number.NaN }
  const widths = [...meter.querySelectorAll('*')]
    .map((part) => part.getBoundingClientRect())
    .filter(({ left }) => Math.abs(left - whole.left) < 0.5)
    .map(({ width }) => width)
  return { level, filled: (Math.min(...widths) / whole.width) * 100 }
}

type Frames = Frame<ReturnType<typeof skillOf>>[]

/** How long a bar took to fill, in ms, as the page counts time. */
function timeOf(frames: Frames): number {
  const first = frames.findIndex(({ seen }) => seen.filled > 0) - 1
  const last = frames.findIndex(({ seen }) => seen.filled === frames.at(-1)?.seen.filled)
  return frames
    .slice(first + 1, last + 1)
    .reduce((sum, { at }, index) => sum + Math.min(longestFrame, at - (frames[first + index]?.at ?? at)), 0)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('each skill is a meter with its name and level, and a visible label', async ({ page }) => {
      await page.goto('/#skills')
      await expect(itemsOf(page)).toHaveCount(skills.length)
      for (const [index, [name, level]] of skills.entries()) {
        const item = itemsOf(page).nth(index)
        await item.scrollIntoViewIfNeeded()
        const meter = item.getByRole('meter', { name, exact: true })
        await expect(meter).toHaveAttribute('aria-valuenow', String(level))
        await expect(meter).toHaveAttribute('aria-valuemin', '0')
        await expect(meter).toHaveAttribute('aria-valuemax', '100')
        await expect(levelOf(item)).toHaveText(`${level}%`)
        await expect(levelOf(item)).toBeVisible()
        await expect.poll(async () => (await item.evaluate(skillOf)).filled).toBeCloseTo(level, 1)
      }
    })
  })
}

test('each bar fills from 0 to its level in 1.5 s when it is first scrolled to, and never again', async ({
  page,
}) => {
  await page.goto('/')
  const items = await itemsOf(page).all()
  for (const item of items) await expect(levelOf(item), 'live, and not seen yet').toHaveText('0%')
  let stops = await Promise.all(items.map((item) => watch(item, skillOf)))
  const [first, second] = items
  if (!first || !second) throw new Error('A skill is missing.')
  // So that the first bar is whole on the screen and the second is not.
  await first.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect()
    window.scrollTo({ top: scrollY + bottom - innerHeight + 2, behavior: 'instant' })
  })
  await expect(levelOf(first)).toHaveText('95%')
  await expect(levelOf(second), 'it waits for its own time').toHaveText('0%')
  await items.at(-1)?.scrollIntoViewIfNeeded()
  for (const item of items) await rest(item)

  for (const [index, stop] of stops.entries()) {
    const frames = await stop()
    const level = skills[index]?.[1] ?? Number.NaN
    const filled = frames.map(({ seen }) => seen.filled)
    expect(filled[0]).toBe(0)
    expect(filled.at(-1)).toBeCloseTo(level, 1)
    expect(filled, 'it never runs back').toEqual(filled.toSorted((a, b) => a - b))
    for (const { seen } of frames) expect(Math.abs(seen.level - seen.filled)).toBeLessThanOrEqual(0.51)
    expect(frames.at(-1)?.seen.level).toBe(level)
    expect(timeOf(frames)).toBeGreaterThan(duration - 4 * longestFrame)
    expect(timeOf(frames)).toBeLessThan(duration + 4 * longestFrame)
  }

  stops = await Promise.all(items.map((item) => watch(item, skillOf)))
  await scrollTo(page, 0)
  for (const item of items) {
    await item.scrollIntoViewIfNeeded()
    await rest(item)
  }
  for (const [index, stop] of stops.entries())
    expect(new Set((await stop()).map(({ seen }) => seen.level))).toEqual(new Set([skills[index]?.[1]]))
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('each bar stands at its level all the time', async ({ page }) => {
    await page.goto('/')
    const items = await itemsOf(page).all()
    const stops = await Promise.all(items.map((item) => watch(item, skillOf)))
    for (const item of items) {
      await item.scrollIntoViewIfNeeded()
      await rest(item)
    }
    for (const [index, stop] of stops.entries())
      expect(new Set((await stop()).map(({ seen }) => seen.level))).toEqual(new Set([skills[index]?.[1]]))
  })
})
