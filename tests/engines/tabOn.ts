import type { Tab } from './engine.ts'

/** What Playwright and Puppeteer have in common. */
export interface Page {
  goto: (url: string, options: { waitUntil: 'load' }) => Promise<unknown>
  evaluate: (script: string) => Promise<unknown>
  keyboard: { press: (key: string) => Promise<void>; type: (text: string) => Promise<void> }
  mouse: { click: (x: number, y: number) => Promise<void> }
}

/** The part of a tab that needs no more than that. */
export const tabOn = (page: Page): Omit<Tab, 'resize' | 'close'> => ({
  open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
  ask: (work: (given: never) => unknown, given?: unknown) =>
    page.evaluate(`(${work})(${JSON.stringify(given)})`) as Promise<never>,
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  click: (x, y) => page.mouse.click(x, y),
})
