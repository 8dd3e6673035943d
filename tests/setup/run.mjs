import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'

/** What `npm test` runs, in this order, up to the first that fails. Each is a script of package.json. */
const steps = ['test:lint', 'test:types', 'test:unit', 'test:browser']

/** Where the two runners leave their counts, each in its own JSON format. */
const counts = new URL('../../.cache/counts/', import.meta.url)

/** The counts that a runner left; nothing where it did not come to run. */
function left(file) {
  try {
    return JSON.parse(readFileSync(new URL(file, counts), 'utf8'))
  } catch {
    return {}
  }
}

/** `N passed, N failed`, and the skipped where there are any, over both runners. */
function tally() {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = left('unit.json')
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = left('browser.json').stats ?? {}
  const [passed, failed] = [numPassedTests + expected + flaky, numFailedTests + unexpected]
  const pending = numPendingTests + numTodoTests + skipped
  return `${passed} passed, ${failed} failed${pending ? `, ${pending} skipped` : ''}`
}

/** Runs a script of package.json; npm's exit code, or 1 where it was ended by a signal. */
function run(script) {
  const shell = process.platform === 'win32' // where npm is a script, which only a shell starts
  return spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit', shell }).status ?? 1
}

// Counts of an earlier run must not pass for this one's.
rmSync(counts, { recursive: true, force: true })
for (const step of steps) {
  process.exitCode = run(step)
  if (process.exitCode !== 0) {
    console.error(`\n'npm run ${step}' failed.`)
    break
  }
}
console.log(`\n${tally()}`)
