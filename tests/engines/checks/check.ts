import { content } from '../../sites/content.ts'
import { type Tab, until } from '../engine.ts'
import * as page from '../inPage.ts'

/** A check of a page. Gives whether it has passed, and what was seen. */
export type Check = (tab: Tab, origin: string) => Promise<[ok: boolean, seen: unknown]>

/** The names of the links in the header, and the ids that they lead to. */
export const names = content.nav?.map(({ name }) => name) ?? []
export const ids = content.nav?.map(({ href }) => href.slice(1)) ?? []

/** Opens the page and waits until it is hydrated. */
export async function open(tab: Tab, url: string): Promise<void> {
  await tab.open(url)
  await until(() => tab.ask(page.isLive), Boolean)
}

export async function clickOn(tab: Tab, selector: string): Promise<void> {
  const { x, y } = await tab.ask(page.placeOf, selector)
  await tab.click(x, y)
}

/** Waits until two looks in a row are the same. */
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

/** Waits until a function returns `wanted` in the page. Gives whether it did, and what it returned last. */
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
