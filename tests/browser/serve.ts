import type { Server } from 'node:http'
import { build, folderOfBuilds } from './build.ts'
import { serve } from './server.ts'
import { publishSites, type Served, type Site, sites } from './sites.ts'

/** As many builds at once as a small machine bears. */
const atOnce = 2

/**
 * Playwright's second set-up: builds every site once and serves each at an origin of its own, so
 * that no page sees another's storage.
 *
 * @returns what ends the servers, after the last test
 */
export default async function serveSites(): Promise<() => void> {
  const folder = folderOfBuilds()
  const served: Record<string, Served> = {}
  const servers: Server[] = []
  const waiting: [string, Site][] = Object.entries(sites)
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, site] = next
      const page = await build(name, site, folder)
      const { server, origin } = await serve(page)
      servers.push(server)
      served[name] = { origin, folder: page }
    }
  }
  // All end before the first failure is told: what is still building would be left half done.
  const outcomes = await Promise.allSettled(Array.from({ length: atOnce }, work))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  publishSites(served)
  return () => {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  }
}
