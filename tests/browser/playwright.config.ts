import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './chromium.ts'
import { root } from './paths.ts'
import type { Options } from './test.ts'

export default defineConfig<Options>({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  // The first sees to a browser, the second builds and serves; both before any worker starts.
  globalSetup: ['./install.ts', './serve.ts'],
  reporter: [['line'], ['json', { outputFile: join(root, '.cache/counts/browser.json') }]],
  fullyParallel: true,
  workers: 2,
  // Some tests measure motion as it is seen, and a machine shared with others can be late once. What passes only
  // at the second try is listed as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    locale: 'en-US',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording slows every test; `--trace on` records the one to be looked into.
    trace: 'off',
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
})
