import { builtSites } from '../sites/builds.ts'
import { siteNames } from '../sites/sites.ts'

/** Global set-up of vitest: makes sure that all sites are built. */
export default function setup(): void {
  builtSites(siteNames)
}
