import { join } from 'node:path'
import { root } from '../browser/support/paths.ts'

/** What runs keep: pictures, the sites at work, and those that failed. */
export const cache = join(root, '.cache/torture')
