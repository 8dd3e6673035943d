import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'
import { foreignArgs } from './servers/foreignHosts.ts'

/** Debian's Chromium without windows, which takes two thirds of the time. */
const windowless = 'chromium-headless-shell'

/** The names of a system's Chromium, or of Chrome. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Paths that no PATH has. */
const elsewhere = [
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Every Chromium of this machine, the best first: only that of CHROMIUM_PATH where it is set, else Playwright's own,
 * then the system's. The caller must try whether they start.
 */
export function chromiums(): string[] {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  if (CHROMIUM_PATH) return [CHROMIUM_PATH]
  const folders = PATH.split(delimiter).filter(Boolean)
  const system = [windowless, ...names].flatMap((name) => folders.map((folder) => join(folder, name)))
  return [chromium.executablePath(), ...system, ...elsewhere].filter((path) => existsSync(path))
}

/** Whether this process runs as root, as in most containers. */
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
 * How a Chromium is started to measure with: one with windows, as visitors have it, if there is one. One without has
 * its pointer at 0, 0 from the start, which a page takes for a visitor's.
 */
export function measuredOptions(): LaunchOptions {
  const all = chromiums()
  return { executablePath: all.find((path) => !path.endsWith(windowless)) ?? all[0], args: args() }
}

/** What Playwright switches off. A later list replaces that, so it is repeated before our own. */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Pages that Chromium with windows loads beside each page, for suggestions below its address bar: a third of a test. */
const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/**
 * How a Chromium is started for tests.
 *
 * @param executablePath the program; by default the first of `chromiums()`
 */
export const launchOptions = (executablePath = chromiums()[0]): LaunchOptions => ({
  executablePath,
  // Content that is not in view is drawn ahead by best-effort tasks, which yield to others. If one yields on a busy
  // machine, what waits for it is never notified (Chromium 156): the page draws no more frames, and the test hangs.
  // Without these tasks content is drawn as it comes into view.
  //
  // The GPU is a thread of the browser, so that frames need not be sent to another process and awaited.
  //
  // With one renderer process, a page stays in the one in which it was opened, empty, and gets no other for its URL.
  args: [
    ...args(),
    `--disable-features=${[...offInPlaywright, ...suggestions].join()}`,
    '--disable-best-effort-tasks',
    '--in-process-gpu',
    '--renderer-process-limit=1',
  ],
})
