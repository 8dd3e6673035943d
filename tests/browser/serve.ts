import type { Server } from 'node:http'
import { join } from 'node:path'
import { builtSites } from './builds.ts'
import { serveForeignHosts } from './foreignHosts.ts'
import { serve } from './server.ts'
import { publishSites, type Served, sites } from './sites.ts'

/**
 * Playwright's second set-up: sees that every site is built and serves each at an origin of its own, so that
 * no page sees another's storage.
 *
 * @returns what ends the servers, after the last test
 */
export default async function serveSites(): Promise<() => void> {
  const names = Object.keys(sites)
  const builds = builtSites(names)
  const served: Record<string, Served> = {}
  const servers: Server[] = []
  for (const name of names) {
    const folder = join(builds, name)
    const { server, origin } = await serve(folder)
    servers.push(server)
    served[name] = { origin, folder }
  }
  publishSites(served)
  const endForeign = await serveForeignHosts()
  return () => {
    endForeign()
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  }
}
