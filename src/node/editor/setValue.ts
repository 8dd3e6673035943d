import type { z } from 'zod'
import { portfolio } from '../../../schema/model/portfolio.ts'
import { objectOf, schemaAt } from '../../../schema/model/schemaIntrospection.ts'
import type { Path } from '../../../schema/report/diagnostics.ts'
import { valueAt } from '../../../schema/yaml/valueAt.ts'
import { type Edited, readable, type ScalarValue, setValue as write } from '../../../schema/yaml/write.ts'

/** Sets a key to a value, and makes it with the groups around it where it is not there yet: in the order of the schema. */
export function setValue(
  text: string,
  path: Path,
  value: ScalarValue,
  schema: z.core.$ZodType = portfolio,
): Edited {
  const source = readable(text)
  if ('problem' in source) return source
  return write(text, path, value, (group) => {
    const inGroup = schemaAt(schema, group, source.value)
    return Object.keys(objectOf(inGroup, valueAt(source.value, group))?.shape ?? {})
  })
}
