import type { Registry } from '../../src/client/registry.ts'
import * as registry from '../../src/client/registry.ts'
import type { ResolvedSection } from '../../src/shared/resolved.ts'

// Type tests: `tsc --noEmit` fails if an expected error does not occur. Nothing here runs.

type Skills = (given: { section: ResolvedSection<'skills'> }) => null
declare const skills: () => Promise<{ default: Skills }>

/** The real registry has a renderer for each type. */
registry satisfies Registry

const { hero: _, ...withoutHero } = registry
// @ts-expect-error A type without a renderer does not compile.
withoutHero satisfies Registry

const { skillsTags: __, ...withoutTags } = registry
// @ts-expect-error A layout without a renderer does not compile.
withoutTags satisfies Registry

const misled = { ...registry, servicesList: skills }
// @ts-expect-error A renderer of another type for a layout does not compile.
misled satisfies Registry

const swapped = { ...registry, hero: skills }
// @ts-expect-error A renderer for the wrong type does not compile.
swapped satisfies Registry

const invented = { ...registry, skills, blog: skills } as const
// @ts-expect-error A renderer for a type that the schema does not know does not compile.
export const surplus: Exclude<keyof typeof invented, keyof Registry> extends never ? true : false = true

/** A renderer of the right type compiles. */
export const right = { ...registry, skills } satisfies Registry
