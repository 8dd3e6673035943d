import type { Locator, Page } from '@playwright/test'
import { written } from '../../sites/content.ts'
import { bring, frame, framesOnce, openStopped } from '../support/page/clock.ts'
import { expect, moving, scrollThrough, test } from '../support/test.ts'

// That a skill is a meter with its name and level is tested on the document, in sections.built.test.ts.

const levels = (written('skills').items ?? []).map(({ level = 0 }) => level)

const duration = 1500 // ms

const itemsOf = (page: Page) =>
  page.getByRole('region', { name: written('skills').heading }).getByRole('listitem')

/** The visible state of each skill: the number, and how far its bar is filled, in percent. */
const look = (items: Locator) =>
  items.evaluateAll((items) =>
    items.map((item) => {
      const level = Number(/(\d+)%/.exec(item.textContent ?? '')?.[1])
      const meter = item.querySelector('[role=meter]')
      const whole = meter?.getBoundingClientRect()
      if (!meter || !whole) return { level, filled: Number.NaN }
      const widths = [...meter.querySelectorAll('*')]
        .map((part) => part.getBoundingClientRect())
        .filter(({ left }) => Math.abs(left - whole.left) < 0.5)
        .map(({ width }) => width)
      return { level, filled: (Math.min(...widths) / whole.width) * 100 }
    }),
  )

const full = levels.map((level) => ({ level, filled: expect.closeTo(level, 1) }))

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'strata with less motion' : 'strata without scripts', () => {
    test.use({ javaScriptEnabled, site: 'sheets' })

    test('the words of each have the colour for it as far as it reaches', async ({ page }) => {
      await page.goto('/')
      await scrollThrough(page)
      const ends = await itemsOf(page).evaluateAll((items) =>
        items.map((item) => {
          const [fill, words] = ['fill', 'words'].map((part) => item.querySelector(`[data-part=${part}]`))
          return {
            reached: fill?.getBoundingClientRect().width ?? 0,
            coloured: words ? Number.parseFloat(getComputedStyle(words).backgroundSize) : 0,
          }
        }),
      )
      expect(ends).toHaveLength(levels.length)
      // Its end, seen from the side, is up to 20 px deep.
      for (const { reached, coloured } of ends) expect(Math.abs(reached - coloured)).toBeLessThanOrEqual(20)
    })
  })

  test.describe(javaScriptEnabled ? 'with less motion' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('each bar is always at its level', async ({ page }) => {
      await page.goto('/')
      expect(await look(itemsOf(page))).toEqual(full)
      await scrollThrough(page)
      expect(await look(itemsOf(page))).toEqual(full)
    })
  })
}

test.describe('with motion', () => {
  test.use(moving)

  test('each bar fills from 0 to its level in 1.5 s when first scrolled to, and never again', async ({
    page,
  }) => {
    await openStopped(page)
    const items = itemsOf(page)
    expect(await look(items), 'hydrated, but not in view yet').toEqual(
      levels.map(() => ({ level: 0, filled: 0 })),
    )
    // The first bar is then fully in view, and the second is not.
    await items.first().evaluate((element) => {
      const { bottom } = element.getBoundingClientRect()
      window.scrollTo({ top: scrollY + bottom - innerHeight + 2, behavior: 'instant' })
    })
    const frames = await framesOnce(page, Math.ceil(duration / frame) + 10, () => look(items))
    const first = frames.map(([one]) => one ?? { level: Number.NaN, filled: Number.NaN })
    const filled = first.map(({ filled }) => filled)
    expect(filled, 'it never decreases').toEqual(filled.toSorted((a, b) => a - b))
    for (const one of first) expect(Math.abs(one.level - one.filled)).toBeLessThanOrEqual(0.51)
    const time = (filled.indexOf(filled.at(-1) ?? Number.NaN) + 1) * frame
    expect(time).toBeGreaterThan(duration - 2 * frame)
    expect(time).toBeLessThan(duration + 2 * frame)
    expect(frames.at(-1)?.[0], 'the first is at its level').toEqual(full[0])
    expect(frames.at(-1)?.[1], 'the second waits until it is in view').toEqual({ level: 0, filled: 0 })

    await bring(items.last())
    await expect(async () => {
      await page.clock.runFor(duration * 2)
      expect(await look(items)).toEqual(full)
    }).toPass()
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await bring(items.first())
    for (let count = 0; count < 10; count += 1) {
      await page.clock.runFor(frame)
      expect(await look(items), 'and never again').toEqual(full)
    }
  })
})
