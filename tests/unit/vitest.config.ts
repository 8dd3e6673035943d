import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { allFeatures } from '../../src/node/build/bundle/features.ts'
import { samplesLocale } from '../../src/node/build/bundle/locale.ts'
import { contentFile } from '../../src/node/content/content.ts'
import { portfolio } from '../../src/node/content/plugin.ts'
import { localesResolver } from '../../src/node/content/resolveLocales.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const site = contentFile('tests/fixtures/site/portfolio.yaml')

/** What only `npm run test:thorough` runs. */
const thorough = 'tests/unit/**/thorough/**/*.test.ts'

/** The files of property tests, which run there once more, with all of their cases. */
const properties = readdirSync(join(root, 'tests/unit'), { recursive: true, encoding: 'utf8' })
  .map((file) => join('tests/unit', file))
  .filter((file) => file.endsWith('.test.ts'))
  .filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"))

/**
 * The environment of a unit test depends on its name: `.test.ts` runs in Node (schema, publishing, formulas),
 * `.test.tsx` in jsdom (components, hooks). Tests in `tests/built/` read the files of built sites, in jsdom.
 */
export default defineConfig({
  root,
  // Components read the virtual modules and constants of the build, here those of the fixture site.
  plugins: [portfolio(site, localesResolver(site, { picture: async (src) => ({ src }) })), samplesLocale()],
  define: allFeatures,
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
          include: ['tests/unit/**/*.test.ts'],
          exclude: [thorough],
          setupFiles: ['tests/unit/seed.ts'],
          // Loading the schema takes longer than most test files, and it keeps no state.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/unit/**/*.test.tsx'],
          setupFiles: ['tests/unit/dom.ts', 'tests/unit/seed.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'thorough',
          environment: 'node',
          include: [thorough, ...properties],
          env: { CASES: 'all' },
          setupFiles: ['tests/unit/seed.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          environment: 'jsdom',
          include: ['tests/built/*.test.ts'],
          isolate: false,
          globalSetup: 'tests/built/setup.ts',
          setupFiles: ['tests/unit/dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'thorough-built',
          environment: 'jsdom',
          include: ['tests/built/thorough/*.test.ts'],
          isolate: false,
          globalSetup: 'tests/built/thorough/setup.ts',
          setupFiles: ['tests/unit/dom.ts'],
        },
      },
    ],
  },
})
