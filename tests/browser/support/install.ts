import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiums, isRoot, launchOptions } from './chromium.ts'
import { sentence } from './sentence.ts'

const playwright = join(
  dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
)

const minutes = (count: number) => count * 60_000

/** Runs a program with its output shown; true if it succeeds within `timeout` ms. */
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
  return spawnSync(command, args, { env, timeout, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

/**
 * Installs Playwright's own Chromium. Its download goes first and the system's packages for it next, not both by
 * `--with-deps`, so that a machine without that network fails in seconds.
 */
function installPlaywrights(): boolean {
  const play = (...args: string[]) => ran(minutes(5), process.execPath, playwright, ...args)
  return play('install', '--no-shell', 'chromium') && (!isRoot || play('install-deps', 'chromium'))
}

/** Installs a package of Debian's, which only root can; true if it succeeds. */
export function installDebians(name: string): boolean {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false
  const wait = ['-o', 'DPkg::Lock::Timeout=120']
  const apt = (...args: string[]) => ran(minutes(10), 'apt-get', ...wait, ...args)
  return apt('-q', 'update') && apt('-q', '-y', '--no-install-recommends', 'install', name)
}

/** The first Chromium that starts, or undefined. */
async function startable(): Promise<string | undefined> {
  for (const path of chromiums()) {
    const browser = await chromium.launch({ ...launchOptions(path), timeout: 20_000 }).catch(() => undefined)
    await browser?.close()
    if (browser) return path
  }
}

/**
 * Playwright's first global set-up: finds a Chromium that starts, installs one where there is none, and passes it to
 * the workers in CHROMIUM_PATH.
 */
export default async function install(): Promise<void> {
  let found = await startable()
  if (!found && process.env.CHROMIUM_PATH)
    throw sentence(
      `CHROMIUM_PATH is '${process.env.CHROMIUM_PATH}', which does not start as a Chromium: set it to the path of one that does, or unset it.`,
    )
  if (!found) console.log('No Chromium here starts: installing one.')
  // Before version 13 Debian has no package of the one without windows.
  const debians = ['chromium-headless-shell', 'chromium'].map((name) => () => installDebians(name))
  for (const step of [installPlaywrights, ...debians]) if (!found && step()) found = await startable()
  if (!found)
    throw sentence(
      'The browser tests need a Chromium, and none could be found or installed: install the package chromium of your system, or set CHROMIUM_PATH to the program of one.',
    )
  process.env.CHROMIUM_PATH = found
}
