import { builtSites } from '../browser/support/sites/builds.ts'
import { sites } from '../browser/support/sites/sites.ts'

/** What vitest runs before the tests of built files: it sees that there are such. */
export default function setup(): void {
  builtSites(Object.keys(sites))
}
