import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { maker } from '../browser/support/paths.ts'
import { hydrated, idle, visit, wheel, withSamples } from './visit.ts'

/** The scripts that a visit fetches, in bytes of gzip. */
export interface ScriptBytes {
  /** Before the visitor does anything and before the browser is idle. */
  beforeInput: number
  /** After the whole page has been scrolled through, without the script that makes samples. */
  afterScroll: number
  /** The script that makes samples; 0 where there are none. */
  samples: number
}

/** Records the size of each script that a page fetches, in bytes of gzip, by its URL. */
function collectScripts(page: Page): () => Promise<Map<string, number>> {
  const fetched: Promise<[string, number]>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      fetched.push(response.body().then((body) => [response.url(), gzipSync(body, { level: 9 }).length]))
  })
  return async () => new Map(await Promise.all(fetched))
}

const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0)

/** Visits a page twice, once without idle time and once scrolling through all of it. */
export async function scriptBytesOf(origin: string): Promise<Readonly<Record<keyof ScriptBytes, number>>> {
  const beforeInput = await visit(origin, 1, async ({ page }) => {
    const scripts = collectScripts(page)
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    await page.goto(origin, { waitUntil: 'networkidle' })
    return sum((await scripts()).values())
  })
  const all = await visit(origin, 1, async (visited) => {
    const { page } = visited
    const scripts = collectScripts(page)
    await page.goto(origin)
    await wheel(visited, await page.evaluate(() => document.documentElement.scrollHeight))
    if (await page.locator('script[type=module][src]').count()) {
      await hydrated(page)
      await withSamples(page)
    }
    await idle(page)
    return [...(await scripts())]
  })
  const samples = sum(all.filter(([url]) => maker.test(url)).map(([, size]) => size))
  return { beforeInput, afterScroll: sum(all.map(([, size]) => size)) - samples, samples }
}
