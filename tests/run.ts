import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findChromium, missingChromium } from './browser/support/findChromium.ts'
import { installChromium } from './browser/support/install.ts'
import { root } from './browser/support/paths.ts'

// Runs tests in parts, named as arguments: `quick` is `npm test`, `thorough` what stands in folders of that name,
// `package` what installs the packed engine; `npm run test:all` is all of them. Steps of a stage run side by side. A stage
// runs even if one before it has failed; the last line has the counts of all runners.

/** Arguments of a program of node_modules, by the name that is printed. */
type Stage = Record<string, string>

const vitest = (name: string, projects: string) =>
  `vitest run --config tests/vitest.config.ts ${projects} --outputFile.json=.cache/counts/${name}.json`
const playwright = (projects: string) =>
  `playwright test --config tests/browser/playwright.config.ts ${projects}`

const parts: Record<string, Stage[]> = {
  quick: [
    {
      lint: 'biome check .',
      types: 'tsc --noEmit',
      sites: 'jiti tests/sites/build.ts',
      units: vitest('units', '--project node --project dom'),
    },
    {
      'built files': vitest('built', '--project built'),
      browser: playwright('--project desktop --project phone'),
    },
  ],
  thorough: [
    {
      'all sites': 'jiti tests/sites/build.ts --all',
      'thorough units': vitest('thorough-units', '--project thorough'),
    },
    {
      'thorough built files': vitest('thorough-built', '--project thorough-built'),
      'thorough browser': playwright('--project thorough-desktop --project thorough-phone'),
    },
  ],
  package: [{ package: 'vitest run --config tests/package/vitest.config.ts' }],
}

const counts = join(root, '.cache/counts')

/** A step that takes longer hangs: it is ended, so that what it printed is seen. */
const longest = 55 * 60_000

/** Runs a step, prints each line of it behind its name, and resolves to whether it succeeded. */
function run(name: string, command: string): Promise<boolean> {
  const [program = '', ...args] = command.split(' ')
  const began = performance.now()
  const isWindows = process.platform === 'win32'
  const child = spawn(join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    // Windows starts programs of node_modules by a script.
    shell: isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longest,
  })
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => console.log(`${name}: ${line}`))
  return new Promise((done) => {
    child.on('error', (error) => console.log(`${name}: ${error.message}`))
    child.on('close', (code) => {
      const seconds = Math.round((performance.now() - began) / 1000)
      console.log(`${code === 0 ? '✓' : '✗'} ${name}, ${seconds} s`)
      done(code === 0)
    })
  })
}

/** What vitest and Playwright write into the folder of counts, each in its own JSON format. */
interface Counts {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** The closing line: `N passed, N failed`, and the skipped where there are any. */
function countLine(): string {
  let [passed, failed, skipped] = [0, 0, 0]
  for (const file of existsSync(counts) ? readdirSync(counts) : []) {
    const found: Counts = JSON.parse(readFileSync(join(counts, file), 'utf8'))
    const { stats } = found
    passed += found.numPassedTests ?? stats?.expected ?? 0
    failed += found.numFailedTests ?? (stats ? stats.unexpected + stats.flaky : 0)
    skipped += found.numPendingTests ?? stats?.skipped ?? 0
  }
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

rmSync(counts, { recursive: true, force: true })
await installChromium()
let isGood = true
for (const part of process.argv.slice(2))
  for (const stage of parts[part] ?? []) {
    const ended = await Promise.all(Object.entries(stage).map(([name, command]) => run(name, command)))
    isGood &&= ended.every(Boolean)
  }
if (!(await findChromium())) console.log(missingChromium())
console.log(countLine())
process.exitCode = isGood ? 0 : 1
