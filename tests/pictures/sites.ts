import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../browser/support/chromium.ts'
import { root, viteProgram } from '../browser/support/paths.ts'
import { serve } from '../browser/support/servers/server.ts'

/*
 * Sites that are built to take pictures of their pages.
 */

export const work = join(root, '.cache/readme')
rmSync(work, { recursive: true, force: true })
mkdirSync(work, { recursive: true })

/** Builds a portfolio and returns its server. */
export function built(name: string, portfolio: string, look?: string) {
  const dist = join(work, name)
  const env = { PORTFOLIO: portfolio, ...(look && { LOOK: look }) }
  execFileSync(process.execPath, [viteProgram, 'build', '--outDir', dist, '--emptyOutDir'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'pipe',
  })
  return serve(dist)
}

/** Pictures of other hosts, which the samples have, are those of the examples: no picture here needs the network. */
const standIns = ['engineer', 'photographer'].flatMap((name) => {
  const folder = join(root, 'content/examples', name, 'images')
  return readdirSync(folder)
    .filter((file) => /\.(?:webp|jpe?g|png)$/.test(file) && !file.startsWith('portrait'))
    .map((file) => join(folder, file))
})

export const browser: Browser = await chromium.launch(launchOptions())

/** Opens a page of a built site, and calls `use` once all that it shows has arrived. */
export async function onPage<T>(
  url: string,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ colorScheme: 'dark', ...options })
  const page = await context.newPage()
  let next = 0
  const own = new URL(url).origin
  await page.route(
    ({ origin }) => origin !== own,
    (route) => {
      if (route.request().resourceType() !== 'image') return route.abort()
      const path = standIns[next++ % standIns.length]
      return path ? route.fulfill({ path }) : route.abort()
    },
  )
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const result = await use(page)
  await context.close()
  return result
}

/** The first screen of a page without its arrivals, or what stands at an anchor of it. */
export const shot = (url: string, width = 1280, height = 800, scale = 1) =>
  onPage(url, { viewport: { width, height }, deviceScaleFactor: scale, reducedMotion: 'reduce' }, (page) =>
    page.screenshot(),
  )
