import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../browser/support/paths.ts'
import { sentence } from '../browser/support/sentence.ts'
import { bytesOf } from './bytes.ts'
import { type Host, host } from './host.ts'
import { lighthouse } from './lighthouse.ts'
import { paintsOf, tasksOf } from './measurements.ts'
import { plainPage } from './plainPage.ts'

// `npm run bench`: builds the default page and measures it beside the same page without scripts, and beside its words
// and pictures as plain HTML in system fonts. It prints a table, writes all values to .cache/bench.json, and fails on no
// measurement: they are those of one run on one machine.
//   -- --against FOLDER  measures another built page too, such as another checkout's dist; may be given several times
//   -- --runs N          the number of visits for each measurement, of which the median is printed: by default 5, or
//                        as many as five minutes allow

type Values = Record<string, number>

/** Builds the default page once, and returns how long that took, in ms. Throws what a failed build has printed. */
function timedBuild(folder: string): number {
  const began = performance.now()
  const { status, stderr } = spawnSync(
    process.execPath,
    ['src/node/cli/bin.mjs', 'build', 'content/portfolio.yaml', '--outDir', folder],
    { cwd: root, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  return performance.now() - began
}

/** A copy of a built page without its scripts and what fetches them ahead. */
function withoutScripts(page: string, into: string): string {
  cpSync(page, into, { recursive: true })
  const index = join(into, 'index.html')
  const before = readFileSync(index, 'utf8')
  const after = before
    .replace(/<script[^>]* src="[^"]+"[^>]*><\/script>/g, '')
    .replace(/<link[^>]* rel="modulepreload"[^>]*>/g, '')
  if (after === before) throw new Error('The page has no script to take out.')
  writeFileSync(index, after)
  return into
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** The median of several builds with a full cache, after one with an empty cache, in seconds. */
function buildTimes(folder: string): { 'empty cache': number; 'full cache': number } {
  rmSync(join(root, 'node_modules/.cache'), { recursive: true, force: true })
  const seconds = () => timedBuild(folder) / 1000
  return { 'empty cache': seconds(), 'full cache': median([seconds(), seconds(), seconds()]) }
}

/** How long all visits may take by default, in ms: with the builds before them, five minutes. */
const allowed = 230_000

/**
 * Measures all pages in turn, several times, so that a busy moment of the machine affects all of them alike.
 *
 * @param runs how often; by default up to five times, and no more often than time allows
 */
async function measured(
  origins: Map<string, string>,
  runs: number | undefined,
): Promise<Map<string, Map<string, number[]>>> {
  const audit = lighthouse()
  const values = new Map<string, Map<string, number[]>>()
  const note = (page: string, found: Values) => {
    for (const [name, value] of Object.entries(found)) {
      const pages = values.get(name) ?? new Map<string, number[]>()
      values.set(name, pages)
      pages.set(page, [...(pages.get(page) ?? []), value])
    }
  }
  const began = performance.now()
  for (let run = 0; run < (runs ?? 5); run++) {
    const taken = performance.now() - began
    if (runs === undefined && run > 0 && taken + taken / run > allowed) break
    for (const [page, origin] of origins) {
      const found = await audit(origin)
      const line = await paintsOf(origin)
      note(page, {
        'Lighthouse: performance': found.performance,
        'Lighthouse: accessibility': found.accessibility,
        'Lighthouse: best practices': found.bestPractices,
        'Lighthouse: SEO': found.seo,
        'Lighthouse: first paint (ms)': found.firstPaint,
        'Lighthouse: largest paint (ms)': found.largestPaint,
        'Lighthouse: total blocking time (ms)': found.blocking,
        'Lighthouse: layout shift': found.shift,
        'slow line, 4 × CPU: first paint (ms)': line.first,
        'slow line, 4 × CPU: largest paint (ms)': line.largest,
      })
      const tasks = await tasksOf(origin)
      note(page, {
        '4 × CPU: longest task before the first sign (ms)': tasks.loading,
        '4 × CPU: longest task after the first sign (ms)': tasks.longest,
        '4 × CPU: blocking time after the first sign (ms)': tasks.blocking,
      })
    }
  }
  return values
}

/** Rows for `console.table`: medians, and for paints and blocking the ratio to plain HTML. */
function tableOf(
  values: Map<string, Map<string, number[]>>,
): Record<string, Record<string, string | number>> {
  const rows: Record<string, Record<string, string | number>> = {}
  for (const [name, pages] of values) {
    const row: Record<string, string | number> = {}
    for (const [page, found] of pages) row[page] = Number(median(found).toPrecision(4))
    const [own, plain] = [row.page, row['plain HTML']]
    if (/paint/.test(name) && own && plain) row['× plain HTML'] = (Number(own) / Number(plain)).toFixed(2)
    rows[name] = row
  }
  return rows
}

async function main(): Promise<void> {
  const { values: given } = parseArgs({
    options: { against: { type: 'string', multiple: true }, runs: { type: 'string' } },
  })
  const others = (given.against ?? []).map((path) => resolve(path))
  for (const folder of others)
    if (!existsSync(join(folder, 'index.html')))
      throw sentence(
        `--against takes a built folder, such as another checkout's dist; ${folder} has no index.html.`,
      )
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const hosts: Host[] = []
  const serve = async (built: string) => {
    const served = await host(built)
    hosts.push(served)
    return served.origin
  }
  try {
    const page = join(folder, 'page')
    const builds = buildTimes(page)
    const still = withoutScripts(page, join(folder, 'still'))
    const stillOrigin = await serve(still)
    const plain = await plainPage(still, stillOrigin, join(folder, 'plain'))
    const origins = new Map([
      ['page', await serve(page)],
      ['without scripts', stillOrigin],
      ['plain HTML', await serve(plain)],
    ])
    for (const other of others) origins.set(other, await serve(other))
    const values = await measured(origins, given.runs === undefined ? undefined : Number(given.runs))
    const runs = values.get('Lighthouse: performance')?.get('page')?.length
    const { document, whole, first, scripts, samples } = bytesOf(page)
    console.table(tableOf(values))
    console.table({
      'gzip (kB)': { document, 'with fonts': whole, 'first scripts': first, scripts, samples },
      'build (s)': builds,
    })
    const machine = `${cpus().length} processors, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`
    console.log(`Medians of ${runs}. ${machine}.`)
    mkdirSync(join(root, '.cache'), { recursive: true })
    const all = Object.fromEntries([...values].map(([name, pages]) => [name, Object.fromEntries(pages)]))
    const written = {
      date: new Date().toISOString(),
      machine,
      measurements: all,
      bytes: bytesOf(page),
      builds,
    }
    writeFileSync(join(root, '.cache/bench.json'), `${JSON.stringify(written, null, 2)}\n`)
  } finally {
    for (const { close } of hosts) close()
    rmSync(folder, { recursive: true, force: true })
  }
}

main().catch((error) => {
  console.error(error instanceof Error ? error.stack || error.message : error)
  process.exitCode = 1
})
