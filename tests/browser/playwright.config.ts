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
  // A test that passes at the second try is a failing test.
  retries: 0,
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
