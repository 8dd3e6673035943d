import { builtSites } from '../browser/support/sites/builds.ts'
import { sites } from '../browser/support/sites/sites.ts'

/** Global set-up of vitest: makes sure that all sites are built. */
export default function setup(): void {
  builtSites(Object.keys(sites))
}
