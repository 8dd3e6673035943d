import { build } from './support/sites/build.ts'
import { clearOldBuilds, folderOfBuilds } from './support/sites/builds.ts'
import { type Site, sites } from './support/sites/sites.ts'

// Builds every site that the tests visit and that is not there yet: `npm run test:sites`.

const folder = folderOfBuilds()
clearOldBuilds(folder)
try {
  for (const [name, site] of Object.entries<Site>(sites)) await build(name, site, folder)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
