import { builtSites } from '../browser/support/sites/builds.ts'
import { quickSites } from '../browser/support/sites/sites.ts'

/** Global set-up of vitest: makes sure that the sites of `npm test` are built. */
export default function setup(): void {
  builtSites(quickSites)
}
