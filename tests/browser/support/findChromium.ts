import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiums, isRoot, launchOptions } from './chromium.ts'
import { sentence } from './sentence.ts'

/** The first Chromium that starts, or undefined. */
export async function findChromium(): Promise<string | undefined> {
  for (const path of chromiums()) {
    const browser = await chromium.launch({ ...launchOptions(path), timeout: 20_000 }).catch(() => undefined)
    await browser?.close()
    if (browser) return path
  }
}

/**
 * Playwright's first global set-up: passes a Chromium that starts to the workers, in CHROMIUM_PATH.
 *
 * @throws a sentence that says how to get one, where there is none
 */
export default async function chromiumFirst(): Promise<void> {
  const found = await findChromium()
  if (!found) throw sentence(missingChromium())
  process.env.CHROMIUM_PATH = found
}

/** Whether this system installs packages by Debian's `apt-get`. */
export const isDebian = existsSync('/usr/bin/apt-get')

/** A sentence that says how to get a Chromium on this system. */
export function missingChromium(): string {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH)
    return `CHROMIUM_PATH is '${CHROMIUM_PATH}', which does not start as a Chromium: set it to the path of one that does, or unset it.`
  const ways = isDebian
    ? `or '${isRoot ? '' : 'sudo '}apt-get install chromium'`
    : process.platform === 'darwin'
      ? "or 'brew install --cask chromium'"
      : 'or install the package chromium of your system'
  return `The browser tests did not run, because they need a Chromium and none here starts: run 'npx playwright install chromium' ${ways}, or set CHROMIUM_PATH to the program of one.`
}
