import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'
import { foreignArgs } from './servers/foreignHosts.ts'

/** What Debian calls the Chromium that has no windows at all: it needs two thirds of the time. */
const windowless = 'chromium-headless-shell'

/** What a system calls its Chromium, or the Chrome that does as well. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Where those are that no PATH names. */
const elsewhere = [
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Every Chromium of this machine, the best first: what CHROMIUM_PATH names and nothing else where
 * it is set, or else Playwright's own, then the system's. That they start is for the caller to see.
 */
export function chromiums(): string[] {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  if (CHROMIUM_PATH) return [CHROMIUM_PATH]
  const folders = PATH.split(delimiter).filter(Boolean)
  const system = [windowless, ...names].flatMap((name) => folders.map((folder) => join(folder, name)))
  return [chromium.executablePath(), ...system, ...elsewhere].filter((path) => existsSync(path))
}

/** Whether this process is the machine's administrator, as in most containers. */
export const isRoot = process.getuid?.() === 0

const args = () => [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...foreignArgs(),
  // Chromium refuses to start a sandbox as root.
  ...(isRoot ? ['--no-sandbox'] : []),
]

/**
 * How a Chromium is started to measure with, as visitors have it: one with windows, if there is one. That without has its
 * pointer at 0, 0 from the start, which a page takes for a visitor's.
 */
export function measuredOptions(): LaunchOptions {
  const all = chromiums()
  return { executablePath: all.find((path) => !path.endsWith(windowless)) ?? all[0], args: args() }
}

/**
 * How a Chromium is started for tests.
 *
 * @param executablePath the program; by default the first of `chromiums()`
 */
export const launchOptions = (executablePath = chromiums()[0]): LaunchOptions => ({
  executablePath,
  // What is not in view yet is drawn ahead by tasks that give way to others. Where such a task has given way on a busy
  // machine, what waits for it is never told (Chromium 156): the page draws no frame any more, and a test waits in vain.
  // Without those tasks a page is drawn as it comes into view.
  // What draws is a thread of the browser, not a process that each frame is sent to and awaited from.
  // A page stays in the process that it was opened in, empty, where it would be given a second one for its address.
  args: [...args(), '--disable-best-effort-tasks', '--in-process-gpu', '--renderer-process-limit=1'],
})
