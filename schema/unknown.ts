import type { Finding, Path } from './diagnostics.ts'
import type { Checked } from './issues.ts'
import { nearest } from './nearest.ts'
import { placeOf } from './place.ts'
import { objectOf, own, schemaAt, valueAt } from './shape.ts'
import { ownerName, quoted } from './words.ts'

/** What to say of a key that the schema does not know, at the key. */
export function unknownKey(name: string, holder: Path, checked: Checked): Finding {
  const { schema, value, root } = checked
  const known = Object.keys(objectOf(schemaAt(schema, holder, value), valueAt(value, holder))?.shape ?? {})
  const place = placeOf(root, [...holder, name])
  const told = { path: [...holder, name], span: place.key ?? place.span, allowed: known }
  if (name === '<<') {
    return {
      ...told,
      code: 'yaml-merge',
      message: '<< is a merge key, which copies keys from elsewhere; here each key is written out',
      help: 'write the keys themselves in its place',
    }
  }
  const near = meantKey(name, holder, checked)
  return {
    ...told,
    code: 'unknown-key',
    message: `${quoted(name)} is not a key of ${ownerName(holder, value)}`,
    label: near === undefined ? undefined : `did you mean "${near}"?`,
    help: near === undefined ? elsewhere(name, holder, checked) : undefined,
  }
}

/** The key that a misspelt one most likely means, among those that are not written yet. */
export function meantKey(name: string, holder: Path, { schema, value }: Checked): string | undefined {
  const here = valueAt(value, holder)
  const known = Object.keys(objectOf(schemaAt(schema, holder, value), here)?.shape ?? {})
  return nearest(
    name,
    known.filter((key) => own(here, key) === undefined),
  )
}

/** Where an unknown key is known: in a group beside it, or in one around it. It is indented too little or too far. */
function elsewhere(name: string, holder: Path, { schema, value }: Checked): string | undefined {
  const object = objectOf(schemaAt(schema, holder, value), valueAt(value, holder))
  for (const [key, inner] of Object.entries(object?.shape ?? {})) {
    const near = nearest(name, Object.keys(objectOf(inner, undefined)?.shape ?? {}), 1)
    if (near !== undefined)
      return `${quoted(near)} is a key of ${key}: write it below ${key}, indented deeper`
  }
  for (let length = holder.length - 1; length >= 0; length -= 1) {
    const outer = holder.slice(0, length)
    const around = objectOf(schemaAt(schema, outer, value), valueAt(value, outer))
    if (Object.hasOwn(around?.shape ?? {}, name)) {
      const owner = ownerName(outer, value)
      return `${quoted(name)} is a key of ${owner}: indent it like the other keys of ${owner}`
    }
  }
  return undefined
}
