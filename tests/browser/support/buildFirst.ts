import { serveForeignHosts } from './servers/foreignHosts.ts'
import { builtSites } from './sites/builds.ts'
import { publishSites, sites } from './sites/sites.ts'

/**
 * Playwright's second set-up: sees that every site is built. Each test serves the one that it visits itself.
 *
 * @returns what ends the server that stands in for foreign hosts, after the last test
 */
export default async function buildFirst(): Promise<() => void> {
  publishSites(builtSites(Object.keys(sites)))
  return serveForeignHosts()
}
