import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/** Prints the paths of all modules that Node has loaded by `require`, or of which it has imported the exports. */
const listing = `
  import { createRequire } from 'node:module'
  const { cache } = createRequire(process.cwd() + '/')
  process.on('exit', () => console.error(JSON.stringify(Object.keys(cache))))`

/** Runs `onefolio check` in a folder: what it says, and the packages that it has loaded. */
export function checkStarted(folder: string) {
  const list = `data:text/javascript,${encodeURIComponent(listing)}`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', list, resolve('src/node/cli/bin.mjs'), 'check'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, PORTFOLIO: '', LOOK: '' } },
  )
  const loaded: string[] = JSON.parse(stderr)
  const packages = loaded.map((path) => /.*node_modules[\\/]([^\\/]+)/.exec(path)?.[1])
  return { status, stdout, packages: new Set(packages) }
}
