import { chromium } from '@playwright/test'
import { chromiums, launchOptions } from '../browser/support/chromium.ts'
import { installDebians } from '../browser/support/install.ts'
import type { FindEngine } from './engine.ts'
import { tabOn } from './tabOn.ts'

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
        ...tabOn(page),
        close: () => browser.close(),
      }
    },
  }
}
