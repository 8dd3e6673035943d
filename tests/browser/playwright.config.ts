import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './support/chromium.ts'
import { root } from './support/paths.ts'
import { type Options, still } from './support/test.ts'

const thorough = /\/thorough\/.*\.spec\.ts$/

/** The widths of tests: where the width changes what is seen or done, a test is tagged for a phone. */
const widths = [
  {
    name: 'desktop',
    grepInvert: /@phone-only/,
    use: { ...still, viewport: { width: 1280, height: 800 } },
  },
  {
    name: 'phone',
    grep: /@phone/,
    use: { ...still, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  },
]

export default defineConfig<Options>({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  // The first finds a browser, the second builds; both before any worker starts.
  globalSetup: ['./support/findChromium.ts', './support/buildFirst.ts'],
  // A log keeps no line for each test that passes, and ends with what failed and why.
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: join(root, `.cache/counts/browser-${process.pid}.json`) }],
  ],
  fullyParallel: true,
  // One more than processors, of which a test that waits for a frame or a file leaves one idle.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Only what hangs comes to these: they are long enough for a machine that is busy with something else.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    locale: 'en-US',
    serviceWorkers: 'block',
    // Chromium asks whether a page may reach this machine, where a test has answered for the page's own server.
    permissions: ['local-network-access'],
    // Recording slows every test; `--trace on` records the one to be looked into.
    trace: 'off',
  },
  projects: [
    ...widths.map((width) => ({ ...width, testIgnore: thorough })),
    // What stands in a folder `thorough` runs in `npm run test:all` alone.
    { name: 'thorough-sites', testMatch: /sites\.setup\.ts$/ },
    ...widths.map((width) => ({
      ...width,
      name: `thorough-${width.name}`,
      testMatch: thorough,
      dependencies: ['thorough-sites'],
    })),
  ],
})
