import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'

/**
 * The scripts of package.json that `npm test` runs. Those of a row run in parallel, and a row starts only where none of
 * the row before has failed.
 */
const rows = [
  // First, or several scripts would install the tools at once.
  ['test:tools'],
  ['test:lint', 'test:types', 'test:programs', 'test:sites', 'test:unit'],
  ['test:built', 'test:browser'],
]

/** Where the test runners write their counts, each in its own JSON format. */
const counts = new URL('../../.cache/counts/', import.meta.url)

/** The counts of a runner; empty where it has not run. */
function left(file) {
  try {
    return JSON.parse(readFileSync(new URL(file, counts), 'utf8'))
  } catch {
    return {}
  }
}

/** The counts of vitest, in the order passed, failed, skipped. */
function countsOf(file) {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = left(file)
  return [numPassedTests, numFailedTests, numPendingTests + numTodoTests]
}

/** `N passed, N failed`, and the skipped where there are any, over all runners. */
function tally() {
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = left('browser.json').stats ?? {}
  const all = [countsOf('unit.json'), countsOf('built.json'), [expected + flaky, unexpected, skipped]]
  const [passed, failed, pending] = [0, 1, 2].map((index) => all.reduce((sum, one) => sum + one[index], 0))
  return `${passed} passed, ${failed} failed${pending ? `, ${pending} skipped` : ''}`
}

/**
 * Runs a script of package.json. Its output is printed in one piece when it ends, or live for the last of a row.
 *
 * @returns whether it has succeeded
 */
function run(script, live) {
  const shell = process.platform === 'win32' // where npm is a script, which only a shell starts
  const stdio = live ? 'inherit' : ['ignore', 'pipe', 'pipe']
  const child = spawn('npm', ['run', '--silent', script], { stdio, shell })
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk))
  return new Promise((done) => {
    child.on('error', () => done(false))
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(printed))
      if (code !== 0) console.error(`\n'npm run ${script}' failed.`)
      done(code === 0)
    })
  })
}

// Counts of an earlier run must not pass for this one's.
rmSync(counts, { recursive: true, force: true })
for (const row of rows) {
  const outcomes = await Promise.all(row.map((script, index) => run(script, index === row.length - 1)))
  if (outcomes.includes(false)) {
    process.exitCode = 1
    break
  }
}
console.log(`\n${tally()}`)
