import { serveForeignHosts } from './servers/foreignHosts.ts'
import { builtSites } from './sites/builds.ts'
import { publishSites, sites } from './sites/sites.ts'

/**
 * Playwright's second global set-up: builds every site that is missing. Each test serves its site itself.
 *
 * @returns stops the server for foreign hosts, after the last test
 */
export default async function buildFirst(): Promise<() => void> {
  publishSites(builtSites(Object.keys(sites)))
  return serveForeignHosts()
}
