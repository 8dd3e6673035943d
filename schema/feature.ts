import type { Rule } from './check/rules/rule.ts'

/** What a feature adds to the core of the schema. It is the `index.ts` of its folder, and a line in `features.ts`. */
export interface SchemaFeature {
  /** Checks of what the schema of a single field cannot see. */
  rules?: readonly Rule[]
  /** Pages and files that the build makes below the start of each language. */
  built?: {
    paths: readonly string[]
    /** Whether the site has them, by what its YAML says. */
    isIn: (data: unknown) => boolean
    /** What the first of them is, in a sentence. */
    name: string
    /** What to do where something links to one and the site has none. */
    help: string
  }
}
