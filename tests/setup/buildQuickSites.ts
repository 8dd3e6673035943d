import { builtSites } from '../sites/builds.ts'
import { quickSites } from '../sites/sites.ts'

/** Global set-up of vitest: makes sure that the sites of `npm test` are built. */
export default function setup(): void {
  builtSites(quickSites)
}
