import { content } from '../../browser/support/sites/content.ts'
import { type Tab, until } from '../engine.ts'
import * as page from '../inPage.ts'

/** Asks one thing of a page. Gives what was seen, and whether that is right. */
export type Check = (tab: Tab, origin: string) => Promise<[ok: boolean, seen: unknown]>

/** The names of the links in the header, and the ids that they lead to. */
export const names = content.nav?.map(({ name }) => name) ?? []
export const ids = content.nav?.map(({ href }) => href.slice(1)) ?? []

/** Opens the page and waits until it is live. */
export async function open(tab: Tab, url: string): Promise<void> {
  await tab.open(url)
  await until(() => tab.ask(page.isLive), Boolean)
}

export async function clickOn(tab: Tab, selector: string): Promise<void> {
  const { x, y } = await tab.ask(page.placeOf, selector)
  await tab.click(x, y)
}

/** Waits until two looks that are a little apart are the same. */
export async function settled<Outcome>(ask: () => Promise<Outcome>): Promise<Outcome> {
  let before = ''
  return until(ask, (seen) => {
    const now = JSON.stringify(seen)
    const isSame = now === before
    before = now
    return isSame
  })
}

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Waits for what a function gives in the page to be this. */
export async function becomes<Outcome>(
  tab: Tab,
  work: () => Outcome | Promise<Outcome>,
  wanted: Outcome,
): Promise<[boolean, Outcome]> {
  const seen = await until(
    () => tab.ask(work),
    (seen) => same(seen, wanted),
  )
  return [same(seen, wanted), seen]
}

export const full = ({ level, filled }: { level: number; filled: number }) => Math.abs(level - filled) <= 1
