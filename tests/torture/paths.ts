import { join } from 'node:path'
import { root } from '../browser/support/paths.ts'

/** The cache of all runs: pictures, sites under way, and those that failed. */
export const cache = join(root, '.cache/torture')
