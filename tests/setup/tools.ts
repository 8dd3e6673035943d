import { join } from 'node:path'
import { root } from '../browser/support/paths.ts'
import { installedWithin } from './onDemand.ts'

// Installs the packages of `tests/package.json`: what tests and authors of code need, and neither a page's owner nor
// the host that builds it.

try {
  installedWithin({ manifest: join(root, 'tests'), size: 95, name: 'the tools of the tests' })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
