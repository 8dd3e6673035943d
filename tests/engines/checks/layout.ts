import { until } from '../engine.ts'
import * as page from '../inPage.ts'
import { type Check, clickOn, ids, open, settled } from './check.ts'

export const links: Check = async (tab, origin) => {
  await open(tab, origin)
  const seen = []
  for (const id of ids) {
    await clickOn(tab, `header nav a[href="#${id}"]`)
    const place = () => tab.ask(page.sectionAt, id)
    const isThere = ({ top, left }: { top: number; left: number }) => Math.abs(top) < 130 || left < 2
    await until(place, isThere)
    seen.push({ id, ...(await settled(place)) })
  }
  return [seen.every(({ top, left }) => Math.abs(top) < 130 || left < 2), seen]
}

/** At each width nothing leaves the screen, and nothing stays hidden once the page was scrolled through. */
export const widths = [320, 390, 768, 1280] as const
export const whole =
  (width: (typeof widths)[number]): Check =>
  async (tab, origin) => {
    await tab.resize(width, 800)
    await open(tab, origin)
    await tab.ask(page.readOn)
    const hidden = await until(
      () => tab.ask(page.hidden),
      (count) => count === 0,
    )
    await tab.ask(page.scrollPage, 0)
    const seen = { ...(await tab.ask(page.sizes)), hidden }
    return [seen.width === width && seen.tooWide <= 0 && hidden === 0, seen]
  }
