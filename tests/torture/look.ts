import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../browser/support/chromium.ts'
import { serveForeignHosts } from '../browser/support/servers/foreignHosts.ts'
import { serve } from '../browser/support/servers/server.ts'
import type { Written } from '../written.ts'
import { type Built, buildSite } from './buildSite.ts'
import { unexcused } from './excused.ts'
import { type Visit, visit } from './visit.ts'

/** Builds sites and visits them in one browser. */
export interface Looker {
  /** Starts to build a site, also while another is visited. */
  build: (site: Written) => Promise<Built>
  /** The faults of a built site, whose files are then deleted. */
  look: (built: Built, how?: Visit) => Promise<string[]>
  /** Whether the browser still runs: without it no site can be visited. */
  isOpen: () => boolean
  close: () => Promise<void>
}

export async function openLooker(): Promise<Looker> {
  const endForeign = await serveForeignHosts()
  const browser: Browser = await chromium.launch(launchOptions())
  return {
    build(site) {
      const built = buildSite(site)
      built.catch(() => undefined) // Reported when it is awaited, and by then another site may have failed.
      return built
    },
    async look({ folder, remove, ...site }, how) {
      const { origin, close } = await serve(folder)
      try {
        return unexcused(await visit(browser, origin, site.portfolio, how), site)
      } finally {
        close()
        remove()
      }
    },
    isOpen: () => browser.isConnected(),
    async close() {
      await browser.close()
      endForeign()
    },
  }
}
