import { z } from 'zod'
import { isRequired, objectOf, schemaAt, unwrapped } from '../../model/schemaIntrospection.ts'
import type { Path, Problem } from '../../report/diagnostics.ts'
import { positionOf, type SourcePosition } from '../../yaml/sourcePosition.ts'
import { valueAt } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import { found, named, wanted } from '../describe.ts'
import type { Place } from './misreadNumber.ts'
import { misread } from './misreadScalars.ts'
import { insertion } from './missing.ts'

/** The problem of a value of another type: why YAML reads it so, where that is the reason, or what belongs there. */
export function wrongType(schema: z.core.$ZodType | undefined, path: Path, checked: Checked): Problem {
  const actual = valueAt(checked.value, path)
  const position = positionOf(checked.root, path)
  return {
    // An empty value may have had lines below it that could not be read.
    ...(actual === null && { whole: position.key ?? position.span }),
    ...(misread(position, schema, actual, checked.text, path, placeOf(path, checked)) ??
      (actual === null && path.length === 0 ? emptyFile(schema, position, checked.text) : undefined) ??
      notOfType(schema, actual, path)),
  }
}

/** The problem of a file without a value, with the lines that every portfolio has. */
function emptyFile(schema: z.core.$ZodType | undefined, position: SourcePosition, text: string): Problem {
  const shape = objectOf(schema, undefined)?.shape ?? {}
  const needed = Object.keys(shape).filter((key) => shape[key] && isRequired(shape[key]))
  return {
    code: 'empty-file',
    message: 'the file says nothing yet',
    help: insertion(needed, shape, position, text),
  }
}

/** Where a value stands: what else may be beside it, and how the object around it is written. */
function placeOf(path: Path, { schema, value, root }: Checked): Place {
  const parent = path.slice(0, -1)
  const object = objectOf(schemaAt(schema, parent, value), valueAt(value, parent))
  const hasSuffix = Object.hasOwn(object?.shape ?? {}, 'suffix')
  const around = positionOf(root, parent)
  return { hasSuffix, brackets: around.flow ? around.span.start : undefined }
}

function notOfType(schema: z.core.$ZodType | undefined, actual: unknown, path: Path): Problem {
  if (actual === null) return emptyValue(schema, path)
  const number = typeof actual === 'number' && schema && unwrapped(schema) instanceof z.ZodNumber
  return {
    code: number ? 'out-of-range' : 'wrong-type',
    message: `${named(path)} must be ${wanted(schema)}, and is ${found(actual)}`,
  }
}

/** The problem of a key or an entry with nothing behind it. */
export function emptyValue(schema: z.core.$ZodType | undefined, path: Path): Problem {
  const group = objectOf(schema, undefined)
  const fill = group ? 'write its keys below it, indented deeper' : 'write it behind the colon'
  const optional = schema && !isRequired(schema) && typeof path.at(-1) === 'string'
  return {
    code: 'empty-value',
    message: `${named(path)} is empty, and must be ${wanted(schema)}`,
    label: 'nothing here',
    help: optional ? `${fill}, or take the key away: it may be left out` : fill,
    allowed: group && Object.keys(group.shape),
  }
}
