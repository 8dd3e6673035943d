import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPortfolio } from '../../schema/check/loadPortfolio.ts'
import { root } from '../browser/support/paths.ts'
import { median } from './inTurn.ts'

// `npm run bench:check`: how long a check takes beyond Node's own start, and how that grows with the file.
// It fails on nothing; the measurements are those of one run on one machine.

/** The median time that `work` takes, in ms. */
function timed(rounds: number, work: () => void): number {
  return median(
    Array.from({ length: rounds }, () => {
      const began = performance.now()
      work()
      return performance.now() - began
    }),
  )
}

const node = (...given: string[]) => spawnSync(process.execPath, given, { cwd: root })

const start = timed(11, () => node('-e', '0'))
const check = timed(11, () => node('src/node/cli/bin.mjs', 'check'))
console.table([
  { what: "Node's own start", ms: Math.round(start) },
  { what: 'check of content/portfolio.yaml', ms: Math.round(check) },
  { what: 'beyond the start (goal: < 300)', ms: Math.round(check - start) },
])

const file = 'portfolio.yaml'
const good = readFileSync(join(root, 'tests/fixtures/good.yaml'), 'utf8')

/** A file with `count` skills, valid with the key `level` and invalid with another one. */
function withItems(count: number, key: string): string {
  const items = Array.from({ length: count }, (_, n) => `      - { name: Skill ${n}, ${key}: ${n % 101} }`)
  const section = [
    '  - type: skills',
    '    id: many',
    '    label: Skills',
    '    heading: Skills',
    '    items:',
  ]
  return good.replace('footer:', [...section, ...items, 'footer:'].join('\n'))
}

const counts = [10, 100, 1_000, 10_000]
console.table(
  counts.map((count) => {
    const [right, wrong] = ['level', 'lvl'].map((key) => {
      const text = withItems(count, key)
      return timed(count > 1_000 ? 3 : 7, () => loadPortfolio(text, { file }))
    })
    const each = (ms = 0) => `${ms.toFixed(1)} ms, ${((1000 * ms) / count).toFixed(0)} µs an item`
    return { items: count, right: each(right), 'each wrong': each(wrong) }
  }),
)
