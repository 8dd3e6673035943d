import { builtSites } from '../../sites/builds.ts'
import { publishSites, quickSites } from '../../sites/sites.ts'
import { serveForeignHosts } from './servers/foreignHosts.ts'

/**
 * Playwright's second global set-up: builds every site of `npm test` that is missing. Each test serves its site itself.
 *
 * @returns stops the server for foreign hosts, after the last test
 */
export default async function buildFirst(): Promise<() => void> {
  publishSites(builtSites(quickSites))
  return serveForeignHosts()
}
