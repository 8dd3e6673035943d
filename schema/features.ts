import type { SchemaFeature } from './feature.ts'
import { posts } from './posts/index.ts'
import { resume } from './resume/index.ts'

/**
 * The features that can be taken out, as `src/node/features.ts` describes. Their keys in the YAML are lines of
 * `model/portfolio.ts`, their types of sections lines of `model/sections/index.ts`.
 */
export const features: readonly SchemaFeature[] = [posts, resume]
