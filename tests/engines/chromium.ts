import { chromium } from '@playwright/test'
import { chromiums, launchOptions } from '../browser/chromium.ts'
import { installDebians } from '../browser/install.ts'
import type { FindEngine } from './engine.ts'

/** Chromium, by Playwright, as in all other tests. */
export const findChromium: FindEngine = async () => {
  if (chromiums().length === 0) installDebians('chromium')
  if (chromiums().length === 0) return { missing: 'there is no Chromium here, and none could be installed' }
  const browser = await chromium.launch(launchOptions())
  const version = `Chromium ${browser.version()}`
  await browser.close()
  return {
    version,
    async visit({ lessMotion = false, withoutScripts = false }) {
      const browser = await chromium.launch(launchOptions())
      const page = await browser.newPage({
        reducedMotion: lessMotion ? 'reduce' : 'no-preference',
        javaScriptEnabled: !withoutScripts,
      })
      return {
        resize: (width, height) => page.setViewportSize({ width, height }),
        open: async (url) => void (await page.goto(url)),
        ask: (work: (given: never) => unknown, given?: unknown) =>
          page.evaluate(`(${work})(${JSON.stringify(given)})`) as Promise<never>,
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        click: (x, y) => page.mouse.click(x, y),
        close: () => browser.close(),
      }
    },
  }
}
