import { editor } from './editor/index.ts'
import type { NodeFeature } from './feature.ts'
import { imports } from './import/index.ts'
import { languages } from './languages/index.ts'
import { posts } from './posts/index.ts'
import { resume } from './resume/index.ts'

/**
 * The features that can be taken out: delete the folders of that name here and in the other two, and the lines that
 * name it in this list and in theirs, `schema/features.ts` and `src/client/features.ts`.
 */
export const features: readonly NodeFeature[] = [languages, posts, imports, editor, resume]
