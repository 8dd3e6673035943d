import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiums, isRoot, launchOptions } from './chromium.ts'

/** The first Chromium that starts, or undefined. */
export async function findChromium(): Promise<string | undefined> {
  for (const path of chromiums()) {
    const browser = await chromium.launch({ ...launchOptions(path), timeout: 20_000 }).catch(() => undefined)
    await browser?.close()
    if (browser) return path
  }
}

/** Whether this system installs packages by Debian's `apt-get`. */
export const isDebian = existsSync('/usr/bin/apt-get')

/** A sentence that says how to get a Chromium on this system. */
export function missingChromium(): string {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH)
    return `CHROMIUM_PATH is '${CHROMIUM_PATH}', which does not start as a Chromium: set it to the path of one that does, or unset it.`
  const install = isDebian
    ? `'${isRoot ? '' : 'sudo '}apt-get install chromium'`
    : process.platform === 'darwin'
      ? "'brew install --cask chromium'"
      : 'the package chromium of your system'
  return `The browser tests did not run, because they need a Chromium and none here starts: run 'npx playwright install chromium', or install ${install}, or set CHROMIUM_PATH to the program of one.`
}
