import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { measuredOptions } from '../browser/support/chromium.ts'
import { collectShifts } from '../browser/support/looks/shifts.ts'
import { block } from '../browser/support/page/network.ts'
import { scrollThrough, scrollTo } from '../browser/support/page/reader.ts'
import { root } from '../browser/support/paths.ts'
import { serveForeignHosts } from '../browser/support/servers/foreignHosts.ts'
import { hold } from '../browser/support/servers/hold.ts'
import { serve } from '../browser/support/servers/server.ts'

// `npm run bench:fonts`: visits `dist` on a slow line with an empty cache, its fonts on time, late and refused, and
// prints what a visitor would see move: the sum of all shifts while loading and scrolling through, and the texts whose
// lines broke anew after the first paint. Each measurement is the worst of ten visits, and none fails the command.

const visits = 10
const widths = [360, 768, 1280]
/** How late fonts are, in ms; `refused` ones never come. */
const lateness = [0, 500, 3000, 'refused'] as const

/** Lighthouse's slow 4G: a round trip in ms, and throughput in bytes a second. */
const line = {
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
  offline: false,
}

/** Runs in the page: how many lines each of its texts has, except in sections with samples. */
function lines(): [text: string, rows: number][] {
  const met = new Map<string, number>()
  const all = document.querySelectorAll(':is(h1, h2, h3, p, a, label):not(section:has([data-samples]) *)')
  return [...all].map((element) => {
    const text = element.textContent ?? ''
    // The same text may occur several times.
    const nth = (met.get(text) ?? 0) + 1
    met.set(text, nth)
    const range = document.createRange()
    range.selectNodeContents(element)
    // Boxes that overlap vertically are one line: its parts may be of several sizes.
    let rows = 0
    let bottom = Number.NEGATIVE_INFINITY
    for (const rect of [...range.getClientRects()].toSorted((a, b) => a.top - b.top)) {
      if (rect.top >= bottom - 4) rows += 1
      bottom = Math.max(bottom, rect.bottom)
    }
    return [`${text} (${nth})`, rows]
  })
}

async function visit(browser: Browser, width: number, late: (typeof lateness)[number]) {
  // An origin for each visit: what one holds back delays no other.
  const { origin, close } = await serve(join(root, 'dist'))
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    if (late === 'refused') await block(page, ['*.woff2'])
    else {
      const release = hold(origin, /\.woff2$/)
      const isFont = (url: string) => url.endsWith('.woff2')
      // From the first request for a font on.
      page.on('request', (request) => isFont(request.url()) && setTimeout(release, late))
    }
    const shifts = await collectShifts(page)
    await page.goto(origin, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const painted = await page.evaluate(lines)
    await page.waitForLoadState()
    await scrollThrough(page)
    await page.evaluate(() => document.fonts.ready)
    await scrollTo(page, 0)
    const read = new Map(await page.evaluate(lines))
    const moved = await shifts()
    return {
      moved,
      shift: moved.reduce((sum, shift) => sum + Number.parseFloat(shift), 0),
      // Only of texts that were whole at the first paint: a part of the document may have been missing then.
      broken: painted
        .filter(([text, rows]) => read.has(text) && read.get(text) !== rows)
        .map(([text]) => text),
    }
  } finally {
    await context.close()
    close()
  }
}

const endForeign = await serveForeignHosts()
const browser = await chromium.launch(measuredOptions())
const rows = await Promise.all(
  widths.map(async (width) => {
    const row: Record<string, string> = { 'width (px)': String(width) }
    for (const late of lateness) {
      const seen = []
      for (let index = 0; index < visits; index++) seen.push(await visit(browser, width, late))
      const broken = new Set(seen.flatMap(({ broken }) => broken))
      const name = late === 'refused' ? late : late === 0 ? 'on time' : `${late / 1000} s late`
      row[name] = `${Math.max(...seen.map(({ shift }) => shift)).toFixed(4)}, ${broken.size} broken`
      const problems = new Set([...seen.flatMap(({ moved }) => moved), ...broken])
      for (const problem of problems) console.log(`${width} px, ${name}: ${problem}`)
    }
    return row
  }),
)
console.table(rows)
await browser.close()
endForeign()
