import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { build } from '../browser/build.ts'
import { folderOfBuilds } from '../browser/builds.ts'
import { root } from '../browser/paths.ts'
import { forgetPictures, timedBuild } from './builds.ts'
import { bytesOf } from './bytes.ts'
import { carouselOf, foreignOf, memoryOf, menuOf, shiftOf, switchOf, tasksOf } from './figures.ts'
import { growthOf } from './growth.ts'
import { host } from './host.ts'
import { verdictsOn } from './lighthouse.ts'
import { referencesOf } from './references.ts'

// `npm run bench`: builds the default page and measures it beside two references made of the very same files:
// (a) the limit, all scripts removed, and (b) eager, everything hydrated at once. It prints a table, writes it to
// .cache/bench.json, and fails on nothing. The limit of a build is a bare bundle of the same modules. The figures are those of one run on one machine.

const runs = Number(process.argv[2] ?? 5)

forgetPictures()
const cold = timedBuild()
const times = Array.from({ length: 3 }, () => ({
  bare: timedBuild({ config: 'tests/bench/bare.config.ts' }),
  whole: timedBuild(),
}))
const bare = Math.min(...times.map(({ bare }) => bare))
const whole = Math.min(...times.map(({ whole }) => whole))

const builds = folderOfBuilds()
const content = 'content/portfolio.yaml'
const page = await build('bench-page', { file: content }, builds)
// The default page has one mode; the switch stands where there are two.
const twoModes = await build(
  'bench-modes',
  {
    file: content,
    change(portfolio) {
      portfolio.theme = { ...portfolio.theme, mode: 'system' }
    },
  },
  builds,
)
const { limit, eager } = referencesOf(page)
const served = {
  page: await host(page),
  limit: await host(limit),
  eager: await host(eager),
  modes: await host(twoModes),
}
const { origin } = served.page

const lighthouse = await verdictsOn(
  { page: origin, limit: served.limit.origin, eager: served.eager.origin },
  runs,
)
const bytes = bytesOf(page)
const tasks = { page: await tasksOf(origin), eager: await tasksOf(served.eager.origin) }

/** One line of the table: a figure of the page beside those of the references, and what it should be. */
interface Row {
  figure: string
  page: number
  limit?: number
  eager?: number
  goal: string
}

const verdict = (figure: string, key: keyof typeof lighthouse.page, goal: string): Row => ({
  figure,
  page: lighthouse.page[key],
  limit: lighthouse.limit[key],
  eager: lighthouse.eager[key],
  goal,
})

const rows: Row[] = [
  verdict('Lighthouse: performance', 'performance', '100'),
  verdict('Lighthouse: accessibility', 'accessibility', '100'),
  verdict('Lighthouse: best practices', 'best-practices', '100'),
  verdict('Lighthouse: SEO', 'seo', '100'),
  verdict('first paint (ms)', 'firstPaint', '≤ 1.03 × limit'),
  verdict('largest paint (ms)', 'largestPaint', '≤ 1.03 × limit'),
  verdict('total blocking time (ms)', 'blocking', '0'),
  verdict('layout shift while loading', 'shift', '0'),
  { figure: 'layout shift through a whole scroll', page: await shiftOf(origin), goal: '0' },
  { figure: 'HTML with CSS, without fonts (kB, gzip)', page: bytes.document / 1000, goal: '≤ 20' },
  { figure: 'JavaScript before the first input (kB, gzip)', page: bytes.first / 1000, goal: '≤ 3' },
  { figure: 'JavaScript after a whole scroll (kB, gzip)', page: bytes.scripts / 1000, goal: '≤ 105' },
  { figure: 'samples’ chunk (kB, gzip)', page: bytes.samples / 1000, goal: '≤ 55' },
  {
    figure: 'longest task before React, 4 × CPU (ms)',
    page: tasks.page.loading,
    eager: tasks.eager.loading,
    goal: '',
  },
  {
    figure: 'longest task while waking, 4 × CPU (ms)',
    page: tasks.page.waking,
    eager: tasks.eager.waking,
    goal: '≤ 50',
  },
  { figure: 'menu to next paint, 4 × CPU (ms)', page: await menuOf(origin), goal: '≤ 100' },
  { figure: 'carousel to next paint, 4 × CPU (ms)', page: await carouselOf(origin), goal: '≤ 100' },
  {
    figure: 'mode switch to next paint, 4 × CPU (ms)',
    page: await switchOf(served.modes.origin),
    goal: '≤ 100',
  },
  { figure: 'requests to other hosts before scrolling', page: await foreignOf(origin), goal: '0' },
  { figure: 'build, all pictures encoded (ms)', page: cold, limit: bare, goal: '≤ 1.5 × limit' },
  { figure: 'build, no picture new (ms)', page: whole, limit: bare, goal: '' },
  {
    figure: 'growth of memory in a long visit (MB)',
    page: (await memoryOf(origin)) / 1_000_000,
    goal: '≤ 2',
  },
]

const shown = (value: number | undefined) => (value === undefined ? '' : Number(value.toPrecision(4)))
const ratio = (page: number, other: number | undefined) => (other ? Number((page / other).toFixed(3)) : '')
const table = rows.map(({ figure, page, limit, eager, goal }) => ({
  figure,
  page: shown(page),
  limit: shown(limit),
  '× limit': ratio(page, limit),
  eager: shown(eager),
  '× eager': ratio(page, eager),
  goal,
}))
console.table(table)

const growth = []
for (const items of [10, 100, 1_000]) growth.push(await growthOf(items))
console.table(
  growth.map(({ items, first, again, document, paint, loading, waking }) => ({
    'projects and pictures': items,
    'build, all pictures new (s)': shown(first / 1000),
    'build, no picture new (s)': shown(again / 1000),
    'HTML with CSS (kB, gzip)': shown(document / 1000),
    'first paint, slow 4G, 4 × CPU (ms)': shown(paint),
    'longest task before React, 4 × CPU (ms)': loading,
    'longest task while waking, 4 × CPU (ms)': waking,
  })),
)
const machine = `${cpus().length} processors, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`
console.log(`Lighthouse: median of ${runs}. ${machine}.`)
mkdirSync(join(root, '.cache'), { recursive: true })
writeFileSync(
  join(root, '.cache/bench.json'),
  `${JSON.stringify({ date: new Date().toISOString(), machine, runs, rows, growth }, null, 2)}\n`,
)
for (const { close } of Object.values(served)) close()
