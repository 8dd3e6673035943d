import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { contentFile } from '../../schema/vite/content.ts'
import { portfolio } from '../../schema/vite/plugin.ts'
import { samplesLocale } from '../../src/build/bundle/locale.ts'
import { allUses } from '../../src/build/bundle/uses.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * What a unit test runs in is told by its name: `.test.ts` in Node (schema, publishing, formulas),
 * `.test.tsx` in a drawn-up browser (components, hooks). Those of `tests/built/` read the files of built sites.
 */
export default defineConfig({
  root,
  // Components read the checked content and the constants of the build, here those of the fixture site.
  plugins: [
    portfolio(contentFile('tests/fixtures/site/portfolio.yaml'), { picture: async (src) => ({ src }) }),
    samplesLocale(),
  ],
  define: allUses,
  test: {
    // Only what hangs comes to these: they are long enough for a machine that is busy with something else.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Files at once; by itself vitest would leave one of two processors idle.
    maxWorkers: 2,
    // Tests make much that they need no more: with more room for what is new, less of it is looked through.
    execArgv: ['--max-semi-space-size=64'],
    restoreMocks: true,
    unstubGlobals: true,
    reporters: ['default', 'json'],
    // Whoever runs the one project or the other names another file.
    outputFile: { json: '.cache/counts/unit.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: ['tests/unit/seed.ts'],
          // The schema takes longer to load than most files of tests to run, and keeps no state.
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
