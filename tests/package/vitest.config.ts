import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests of Onefolio as an owner has it: packed by npm, and installed into a folder. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/package/*.test.ts'],
    // They install packages, from npm's cache or its registry.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 1,
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/counts/package.json' },
  },
})
