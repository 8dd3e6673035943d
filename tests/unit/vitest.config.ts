import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { contentFile } from '../../schema/vite/content.ts'
import { portfolio } from '../../schema/vite/plugin.ts'
import { samplesLocale } from '../../src/build/bundle/locale.ts'
import { allUses } from '../../src/build/bundle/uses.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The environment of a unit test depends on its name: `.test.ts` runs in Node (schema, publishing, formulas),
 * `.test.tsx` in jsdom (components, hooks). Tests in `tests/built/` read the files of built sites, in jsdom.
 */
export default defineConfig({
  root,
  // Components read the virtual modules and constants of the build, here those of the fixture site.
  plugins: [
    portfolio(contentFile('tests/fixtures/site/portfolio.yaml'), { picture: async (src) => ({ src }) }),
    samplesLocale(),
  ],
  define: allUses,
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
    reporters: ['default', 'json'],
    // A script that runs a single project sets another file.
    outputFile: { json: '.cache/counts/unit.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
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
          name: 'built',
          environment: 'jsdom',
          include: ['tests/built/**/*.test.ts'],
          isolate: false,
          globalSetup: 'tests/built/setup.ts',
          setupFiles: ['tests/unit/dom.ts'],
        },
      },
    ],
  },
})
