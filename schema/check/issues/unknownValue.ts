import { z } from 'zod'
import {
  isRequired,
  literalsOf,
  objectOf,
  schemaAt,
  typesOf,
  unwrapped,
} from '../../model/schemaIntrospection.ts'
import type { Edit, Path, Problem } from '../../report/diagnostics.ts'
import { nearest, onlyNear } from '../../report/nearest.ts'
import { quoted } from '../../report/phrasing.ts'
import { valueAt } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import { found, named } from '../describe.ts'
import { emptyValue } from './wrongType.ts'

/** The edits that put another value in the place of one. */
type FixAt = (value: string) => Edit[]

/** The problem of a value that is none of those allowed. */
export const unknownValue = (actual: unknown, allowed: string[], path: Path, fixAt: FixAt): Problem => ({
  code: 'unknown-value',
  message: `${named(path)} cannot be ${found(actual)}`,
  ...nearestOf(actual, allowed, fixAt),
})

const unknownType = (actual: unknown, types: string[], fixAt: FixAt): Problem => ({
  code: 'unknown-type',
  message: `${found(actual)} is not a type of section`,
  help: undefined,
  ...nearestOf(actual, types, fixAt),
})

function nearestOf(
  actual: unknown,
  allowed: string[],
  fixAt: FixAt,
): Pick<Problem, 'label' | 'fix' | 'allowed'> {
  const near = typeof actual === 'string' ? nearest(actual, allowed) : undefined
  const only = typeof actual === 'string' ? onlyNear(actual, allowed) : undefined
  return {
    label: near ? `did you mean "${near}"?` : undefined,
    fix: only !== undefined && only === near ? fixAt(only) : undefined,
    allowed,
  }
}

/** The problem of a value that fits no branch of a union: of literals and an object, or of section types. */
export function unknownChoice(
  schema: z.core.$ZodType | undefined,
  path: Path,
  { schema: whole, value }: Checked,
  fixAt: FixAt,
): Problem {
  const actual = valueAt(value, path)
  const union = schema && unwrapped(schema)
  if (!(union instanceof z.ZodUnion) || union instanceof z.ZodDiscriminatedUnion)
    return unknownType(actual, typesOf(schemaAt(whole, path.slice(0, -1), value)), fixAt)
  if (actual === null) return emptyValue(schema, path)
  const group = Object.entries(objectOf(union, actual)?.shape ?? {})
  const required = group.filter(([, key]) => isRequired(key)).map(([name]) => `${name}: …`)
  // If no key is required, each may be the only one.
  const groups = required.length > 0 ? [required.join(', ')] : group.map(([name]) => `${name}: …`)
  const allowed = [...literalsOf(union), ...groups.map((keys) => `{ ${keys} }`)]
  const problem = group.some(([name]) => name === actual)
    ? wordForKey(String(actual), path)
    : unknownValue(actual, literalsOf(union), path, fixAt)
  return { ...problem, allowed }
}

/** A text that is a key of the object that belongs there. */
const wordForKey = (word: string, path: Path): Problem => ({
  code: 'unknown-value',
  message: `${named(path)} cannot be just the word ${quoted(word)}, which is a key here`,
  help: `write ${named(path)}: { ${word}: … }, with the keys of ${word} in place of the dots`,
})
