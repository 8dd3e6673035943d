import { until } from '../engine.ts'
import * as page from '../inPage.ts'
import { type Check, clickOn, full, open, same, settled } from './check.ts'

export const header: Check = async (tab, origin) => {
  await open(tab, origin)
  const seen = []
  for (const y of [0, 200, 0]) {
    await tab.ask(page.scrollPage, y)
    seen.push(
      await until(
        () => tab.ask(page.headerIsClear),
        (clear) => clear === (y === 0),
      ),
    )
  }
  return [same(seen, [true, false, true]), seen]
}

export const reveal: Check = async (tab, origin) => {
  await open(tab, origin)
  // Sections hydrate one by one.
  const before = await until(
    () => tab.ask(page.hidden),
    (count) => count > 5,
  )
  await tab.ask(page.readOn)
  const after = await until(
    () => tab.ask(page.hidden),
    (count) => count === 0,
  )
  return [before > 5 && after === 0, { before, after }]
}

export const skillBars: Check = async (tab, origin) => {
  await open(tab, origin)
  // Sections hydrate one by one, this one a little later than others.
  const empty = await until(
    () => tab.ask(page.bars),
    (bars) => bars.every(({ filled }) => filled === 0),
  )
  await tab.ask(page.bring, '[data-type=skills] ul')
  const filled = await until(
    () => tab.ask(page.bars),
    (bars) => bars.every(full),
  )
  return [
    empty.every(({ filled }) => filled === 0) && filled.length > 3 && filled.every(full),
    { empty, filled },
  ]
}

export const stack: Check = async (tab, origin) => {
  await open(tab, origin)
  await tab.ask(page.bring, '[data-type=projects] li:last-child')
  const stuck = (all: Awaited<ReturnType<typeof page.cards>>) =>
    all.every(({ top, sticks }) => Math.abs(top - sticks) < 1)
  const seen = await until(async () => {
    await tab.ask(page.scrollPage, 40 + (await tab.ask(() => scrollY)))
    return settled(() => tab.ask(page.cards))
  }, stuck)
  // Cards that hydrate in view keep their size until the next scroll.
  const shrunk = await until(
    async () => {
      await tab.ask(page.scrollPage, 1 + (await tab.ask(() => scrollY)))
      return tab.ask(page.cards)
    },
    ([first]) => (first?.scale ?? 1) < 1,
  )
  const [first, second] = shrunk
  const offset = (second?.sticks ?? 0) - (first?.sticks ?? 0)
  return [stuck(seen) && offset === 25 && (first?.scale ?? 1) < 1, shrunk]
}

export const carousel: Check = async (tab, origin) => {
  await open(tab, origin)
  await tab.ask(page.bring, '[data-type=testimonials] button')
  const steps: (() => Promise<void>)[] = [
    () => clickOn(tab, '[data-type=testimonials] button:last-of-type'),
    () => clickOn(tab, '[data-type=testimonials] button:first-of-type'),
    () => tab.press('ArrowRight'),
    () => tab.press('ArrowLeft'),
    () => clickOn(tab, '[data-type=testimonials] button:first-of-type'),
  ]
  const seen = []
  for (const [index, step] of steps.entries()) {
    await step()
    const wanted = [(index + 1) % 2]
    seen.push(
      await until(
        () => tab.ask(page.slides),
        (shown) => same(shown, wanted),
      ),
    )
  }
  return [same(seen, [[1], [0], [1], [0], [1]]), seen]
}
