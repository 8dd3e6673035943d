import type { SchemaFeature } from '../feature.ts'
import { feedRule } from './rules.ts'

/** The latest posts of feeds, which `npm run refresh` keeps in files beside the YAML. */
export const posts: SchemaFeature = { rules: [feedRule] }
