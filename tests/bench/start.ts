import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../browser/support/chromium.ts'
import { root } from '../browser/support/paths.ts'
import {
  example,
  onefolio,
  ownersFolder,
  pack,
  removeFolders,
  run,
  serverOf,
  startServer,
} from '../package/owner.ts'
import { median } from './inTurn.ts'

// `npm run bench:start`: how long `onefolio dev` takes to its address and to a page with its headline, where Onefolio is
// a package, beside `npm run dev` of the repository: with the caches of an earlier start, and without any. It fails on
// nothing; the measurements are those of one run on one machine.

const folder = ownersFolder()
run(folder, 'npm', ['install', '--no-audit', '--no-fund', pack()])
const yaml = join(example, 'portfolio.yaml')
const servers = {
  'npm run dev': { program: ['npm', 'run', '--silent', 'dev', '--', yaml], folder: root },
  'onefolio dev': { program: serverOf('dev', folder), folder },
}
const browser = await chromium.launch(launchOptions())

/** How long a start takes until the address is printed, and until the headline is there, in ms. */
async function started({
  program,
  folder,
}: {
  program: string[]
  folder: string
}): Promise<[number, number]> {
  const began = performance.now()
  const { origin, ms, stop } = await startServer(program, folder)
  const page = await browser.newPage()
  try {
    await page.goto(origin)
    await page.getByRole('heading', { level: 1 }).waitFor()
    return [ms, performance.now() - began]
  } finally {
    await page.close()
    stop()
  }
}

const seconds = (all: readonly number[]) => (median([...all]) / 1000).toFixed(1)

const rows: Record<string, Record<string, string>> = {}
for (const [name, server] of Object.entries(servers)) {
  const row: Record<string, string> = {}
  rows[name] = row
  for (const [state, rounds] of [
    ['cold', 1],
    ['warm', 3],
  ] as const) {
    const all: [number, number][] = []
    for (let round = 0; round < rounds; round++) {
      // The repository keeps its caches: tests and other commands use them too.
      if (state === 'cold' && server.folder === folder)
        for (const cache of ['.cache', '.vite'])
          rmSync(join(folder, 'node_modules', cache), { recursive: true, force: true })
      if (state === 'warm' || server.folder === folder) all.push(await started(server))
    }
    if (all.length === 0) continue
    row[`address, ${state} (s)`] = seconds(all.map(([address]) => address))
    row[`headline, ${state} (s)`] = seconds(all.map(([, headline]) => headline))
  }
}
await browser.close()
console.table(rows)

const checks = Array.from({ length: 5 }, () => {
  const began = performance.now()
  onefolio(folder, ['check'])
  return performance.now() - began
})
console.log(`onefolio check, warm: ${seconds(checks)} s (aim: 1.0)`)
console.log('Aims for onefolio dev: warm at most 1.5 times npm run dev, cold at most 3 times.')
removeFolders()
