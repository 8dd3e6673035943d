import { build } from './support/sites/build.ts'
import { clearOldBuilds, folderOfBuilds } from './support/sites/builds.ts'
import { quickSites, type Site, sites } from './support/sites/sites.ts'

// Builds those of the named sites that are not there yet; without names those that `npm test` visits, with `--all` all
// of them: `npm run test:sites`.

const named = process.argv.slice(2)
const wanted: readonly string[] = named.length === 0 ? quickSites : named
const folder = folderOfBuilds()
clearOldBuilds(folder)
try {
  for (const [name, site] of Object.entries<Site>(sites))
    if (wanted.includes(name) || wanted.includes('--all')) await build(name, site, folder)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
