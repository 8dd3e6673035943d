import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebians } from '../browser/support/install.ts'
import { driver } from './drivers.ts'
import type { FindEngine } from './engine.ts'
import { type Page, tabOn } from './tabOn.ts'

/** The part of puppeteer-core that is used, which drives Firefox by WebDriver BiDi. */
interface Puppeteer {
  launch: (options: Record<string, unknown>) => Promise<{
    version: () => Promise<string>
    newPage: () => Promise<Page & Window>
    close: () => Promise<void>
  }>
}

interface Window {
  setViewport: (size: { width: number; height: number }) => Promise<void>
}

function program(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const names = ['firefox-esr', 'firefox']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/** Firefox, by WebDriver BiDi: Debian has no package of its driver for the older protocol. */
export const findFirefox: FindEngine = async () => {
  const executablePath = program() ?? (installDebians('firefox-esr') ? program() : undefined)
  if (!executablePath)
    return {
      missing: 'there is no Firefox here, and none could be installed: install the package firefox-esr',
    }
  const puppeteer = (await driver('puppeteer-core')) as Puppeteer
  const launch = (preferences: Record<string, unknown> = {}) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: {
        // No mail program may open.
        'network.protocol-handler.external.mailto': false,
        ...preferences,
      },
    })
  const first = await launch()
  const version = (await first.version()).replace('firefox/', 'Firefox ')
  await first.close()
  return {
    version,
    async visit({ lessMotion = false, withoutScripts = false }) {
      const browser = await launch({
        'ui.prefersReducedMotion': lessMotion ? 1 : 0,
        'javascript.enabled': !withoutScripts,
      })
      const page = await browser.newPage()
      return {
        resize: (width, height) => page.setViewport({ width, height }),
        ...tabOn(page),
        close: () => browser.close(),
      }
    },
  }
}
