import type { Page } from '@playwright/test'

/** A smaller shift is none that is seen: of a word or two by a pixel, where their own font is a little wider. */
const seen = 0.0005

/**
 * Records every layout shift from the next page load on, as the browser reports them.
 *
 * @returns gives the shifts so far: the score of each, and what moved
 */
export async function collectShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((seen) => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript's DOM does not know these fields yet.
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node?: Node; previousRect: DOMRectReadOnly }[]
        }
        // What was out of the window before has moved before nobody's eyes, as what is laid out only as it comes near.
        const wasSeen = sources.some(({ previousRect: { width, height } }) => width * height > 0)
        if (value < seen || !wasSeen) continue
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? node?.nodeName)
        shifts.push(`${value.toFixed(4)}: ${moved.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, seen)
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}
