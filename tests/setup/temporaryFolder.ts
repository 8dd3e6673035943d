import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The variable that names the system's temporary folder. */
const variable = process.platform === 'win32' ? 'TEMP' : 'TMPDIR'

/**
 * Global set-up of vitest: `tmpdir()` of all tests is a folder of this run, so that what they leave there goes with it.
 *
 * @returns removes it
 */
export default function setup(): () => void {
  const before = process.env[variable]
  const folder = mkdtempSync(join(tmpdir(), 'onefolio-tests-'))
  process.env[variable] = folder
  return () => {
    if (before === undefined) delete process.env[variable]
    else process.env[variable] = before
    rmSync(folder, { recursive: true, force: true })
  }
}
