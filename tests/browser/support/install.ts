import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { isRoot } from './chromium.ts'
import { findChromium, isDebian } from './findChromium.ts'

const playwright = join(
  dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
)

const minutes = (count: number) => count * 60_000

/** Runs a program with its output shown, but for errors; true if it succeeds within `timeout` ms. */
function ran(timeout: number, command: string, ...args: string[]): boolean {
  const env = {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
    // Keeps the packages of servers from starting them.
    RUNLEVEL: '1',
    // Otherwise a network that swallows packets costs half a minute a try.
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
  }
  // No standard input: no program may ask the reader anything.
  return spawnSync(command, args, { env, timeout, stdio: ['ignore', 'inherit', 'ignore'] }).status === 0
}

/** Installs Playwright's own Chromium into the user's cache; as root also the system's packages for it. */
function installPlaywrights(): boolean {
  console.log("No Chromium here starts: installing Playwright's own, for this user alone.")
  const play = (...args: string[]) => ran(minutes(5), process.execPath, playwright, ...args)
  // The download first, not both by `--with-deps`, so that a machine without that network fails in seconds.
  return play('install', '--no-shell', 'chromium') && (!isRoot || play('install-deps', 'chromium'))
}

/** Installs a package of Debian's, which only root can, and reports it first; true if it succeeds. */
export function installDebians(name: string): boolean {
  if (!isRoot || !isDebian) return false
  console.log(`Installing the package ${name} of this system, for the tests.`)
  const wait = ['-o', 'DPkg::Lock::Timeout=120']
  const apt = (...args: string[]) => ran(minutes(10), 'apt-get', ...wait, ...args)
  return apt('-q', 'update') && apt('-q', '-y', '--no-install-recommends', 'install', name)
}

/** Sees to a Chromium: where none starts, one is installed; where that fails too, the browser tests report it. */
export async function installChromium(): Promise<void> {
  if (process.env.CHROMIUM_PATH || (await findChromium())) return
  // Before version 13 Debian has no package of the one without windows.
  for (const step of [
    installPlaywrights,
    () => installDebians('chromium-headless-shell'),
    () => installDebians('chromium'),
  ])
    if (step() && (await findChromium())) return
}
