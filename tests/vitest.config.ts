import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { allFlags } from '../src/node/build/bundle/flags.ts'
import { samplesLocale } from '../src/node/build/bundle/locale.ts'
import { ContentFile } from '../src/node/content/content.ts'
import { portfolioPlugin } from '../src/node/content/plugin.ts'
import { localesResolver } from '../src/node/content/resolveLocales.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const site = new ContentFile('tests/fixtures/site/portfolio.yaml')

/** What only `npm run test:all` runs. */
const thorough = 'tests/**/thorough/**/*.test.ts'

/** Tests of the files of built sites. */
const built = 'tests/**/*.built.test.ts'

/** Tests with a configuration of their own. */
const apart = 'tests/package/**'

/** The files with tests of many cases, which run there once more, with all of them. */
const ofManyCases = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('tests', file))
  .filter((file) => file.endsWith('.test.ts') && !file.includes('/thorough/'))
  .filter((file) => /from '(?:fast-check|.*\/cases\.ts)'/.test(readFileSync(join(root, file), 'utf8')))

/**
 * The environment of a unit test depends on its name: `.test.ts` runs in Node (schema, publishing, formulas),
 * `.test.tsx` in jsdom (components, hooks). `.built.test.ts` reads the files of built sites, in jsdom.
 */
export default defineConfig({
  root,
  // Components read the virtual modules and constants of the build, here those of the fixture site.
  plugins: [
    portfolioPlugin(site, localesResolver(site, { picture: async (src) => ({ src }) })),
    samplesLocale(),
  ],
  define: allFlags,
  test: {
    // Long enough for a busy machine: only a test that hangs reaches them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default vitest would leave one of two processors idle.
    maxWorkers: 2,
    // Tests create many short-lived objects: a larger young generation means less garbage collection.
    execArgv: ['--max-semi-space-size=64'],
    restoreMocks: true,
    unstubGlobals: true,
    // Each script of package.json says where its counts go.
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/counts/unit.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [thorough, built, apart],
          globalSetup: 'tests/setup/temporaryFolder.ts',
          setupFiles: ['tests/setup/seed.ts'],
          // Loading the schema takes longer than most test files, and it keeps no state.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/setup/dom.ts', 'tests/setup/seed.ts'],
          // A page for each file would take half of the time; each empties its own.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'thorough',
          environment: 'node',
          include: [thorough, ...ofManyCases],
          exclude: [built],
          env: { CASES: 'all' },
          globalSetup: 'tests/setup/temporaryFolder.ts',
          setupFiles: ['tests/setup/seed.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          environment: 'jsdom',
          include: [built],
          exclude: [thorough],
          isolate: false,
          globalSetup: 'tests/setup/buildQuickSites.ts',
          setupFiles: ['tests/setup/dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'thorough-built',
          environment: 'jsdom',
          include: ['tests/**/thorough/**/*.built.test.ts'],
          isolate: false,
          globalSetup: 'tests/setup/buildAllSites.ts',
          setupFiles: ['tests/setup/dom.ts'],
        },
      },
    ],
  },
})
