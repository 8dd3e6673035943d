import { fileURLToPath } from 'node:url'
import { cachesIn } from '../../src/node/build/files/fileCache.ts'

/** The caches that builds of this project share. */
export const caches = cachesIn(fileURLToPath(new URL('../../node_modules/.cache', import.meta.url)))
