import { builtSites } from '../sites/build.ts'
import { siteNames } from '../sites/sites.ts'

/** Global set-up of vitest: makes sure that all sites are built. */
export default function setup(): void {
  builtSites(siteNames)
}
