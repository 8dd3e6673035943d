import { currentValue, formerKeysOf, formerNameOf } from '../../model/formerNames.ts'
import { isRequired, objectOf, schemaAt } from '../../model/schemaIntrospection.ts'
import type { Finding, Path } from '../../report/diagnostics.ts'
import { nearest, onlyNear } from '../../report/nearest.ts'
import { list, quoted } from '../../report/phrasing.ts'
import { unseenIn } from '../../report/visible.ts'
import { quotedScalar } from '../../yaml/edits.ts'
import { groupWith, positionOf, type SourcePosition } from '../../yaml/sourcePosition.ts'
import { isGroup, own, valueAt } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import { ownerName } from '../describe.ts'
import { isWrittenBeside, movedKey, renamedKey } from './movedKey.ts'
import { alsoCalled } from './otherNames.ts'
import { removedKey } from './removedKey.ts'

/** For how many unknown keys of an object a meaning is searched: if it has more, they are not misspelt. */
const maxSought = 200

/** A finding for each key of one object that the schema does not know, at the key; and the keys that they mean. */
export function unknownKeys(names: readonly string[], parent: Path, checked: Checked) {
  const { schema, value, root } = checked
  const group = schemaAt(schema, parent, value)
  const fields = objectOf(group, valueAt(value, parent))?.shape ?? {}
  const removed = group ? formerKeysOf(group) : []
  const allowed = Object.keys(fields).filter((key) => !checked.refused?.(parent, key))
  const owner = ownerName(parent, value)
  const renamed = new Map(Object.entries(fields).map(([key, field]) => [formerNameOf(field), key]))
  const meant: string[] = []
  const findings = names.map((name, index): Finding => {
    const path = [...parent, name]
    const position = positionOf(root, path)
    const span = position.key ?? position.span
    const refused = checked.refused?.(parent, name)
    if (refused) return { path, span, ...refused }
    if (name === '<<') return { path, span, allowed, ...mergeKey }
    const current = renamed.get(name)
    if (current !== undefined) {
      meant.push(current)
      const isWritten = isWrittenBeside(position, [...parent, current], parent, checked)
      const field = fields[current]
      const next = field && currentValue(field, valueAt(value, path))
      const fix = [
        { ...span, text: current },
        ...(next === undefined ? [] : [{ ...position.span, text: next }]),
      ]
      return { path, span, fix: isWritten ? undefined : fix, ...renamedKey(name, current, isWritten) }
    }
    const moved = movedKey(name, parent, checked)
    if (moved) return moved
    if (removed.includes(name)) return removedKey(path, checked)
    const glued = gluedKey(name, allowed)
    if (glued) {
      meant.push(glued.key)
      return { path, span, ...glued.finding }
    }
    const held = index < maxSought ? heldKeys(name, parent, checked) : []
    if (held.length > 0) {
      meant.push(...held)
      const message = `${quoted(name)} is not a key of ${owner}`
      const help = `write ${list(held)} as ${held.length > 1 ? 'keys' : 'a key'} of ${owner} itself, in place of ${name}`
      return { path, span, code: 'unknown-key', message, help }
    }
    const isSought = index < maxSought
    const near = isSought ? meantKey(name, parent, checked) : undefined
    if (near !== undefined) meant.push(near)
    const unseen = unseenIn(name)
    const isOnly = near !== undefined && near === onlyNear(name, unwritten(name, parent, checked))
    return {
      path,
      span,
      allowed,
      code: 'unknown-key',
      message: `${quoted(name)} ${unseen ? `has ${unseen} in it, a character that nobody sees, and ` : ''}is not a key of ${owner}`,
      label: near === undefined ? undefined : `did you mean "${near}"?`,
      fix: isOnly ? [{ ...span, text: near }] : undefined,
      help:
        isSought && (near === undefined || position.empty)
          ? (textWithCommas(name, position, checked, parent) ??
            (near === undefined ? elsewhere(name, parent, checked) : undefined))
          : undefined,
    }
  })
  return { findings, meant }
}

const mergeKey = {
  code: 'yaml-merge',
  message: '<< is a merge key, which copies keys from elsewhere; here each key is written out',
  help: 'write the keys themselves in its place',
} as const

/** A key with its value right behind the colon, as in `{ name:Home }`. */
function gluedKey(name: string, allowed: readonly string[]) {
  const [, key, value] = /^([\w-]+):(.+)$/.exec(name) ?? []
  if (key === undefined || !allowed.includes(key)) return undefined
  const finding = {
    code: 'yaml-space',
    message: 'a colon needs a space behind it to end a key',
    help: `write ${key}: ${value}`,
  } as const
  return { key, finding }
}

/** The help for a text within brackets that its commas have cut into keys, as in `{ name: Home, sweet home }`. */
function textWithCommas(
  name: string,
  position: SourcePosition,
  { root, value, text: file }: Checked,
  parent: Path,
): string | undefined {
  const group = positionOf(root, parent)
  if (!group.flow) return undefined
  const entries = [...group.entries]
  const at = entries.findIndex(([key]) => key === name)
  const first = entries.findLastIndex(([, entry], index) => index < at && !entry.empty)
  const [key, before] = entries[first] ?? []
  if (key === undefined || !before?.plain) return undefined
  if (!position.empty)
    return position.kind === 'scalar' ? orText(file.slice(before.span.start, position.span.end)) : undefined
  const rest = entries.slice(first + 1).findIndex(([, entry]) => !entry.empty)
  const parts = entries.slice(first + 1, rest === -1 ? undefined : first + 1 + rest).map(([part]) => part)
  const text = [String(own(valueAt(value, parent), String(key))), ...parts].join(', ')
  return orText(text)
}

const orText = (text: string) =>
  `a comma within brackets ends a value; if it belongs to the text before it, write ${quotedScalar(text)}`

/**
 * The key that an unknown one most likely means: one that is not written yet, has a similar name, or is often called
 * so.
 */
export function meantKey(name: string, parent: Path, checked: Checked): string | undefined {
  const keys = unwritten(name, parent, checked)
  // Entries are easily named after the type of their section.
  if (name === own(valueAt(checked.value, parent), 'type') && keys.includes('items')) return 'items'
  return nearest(name, keys) ?? alsoCalled(name, keys)
}

/**
 * The keys below an unknown one if the object around it wants them all itself, as that of a gallery does those of
 * `image: { src, alt }`. None if another key of the object, which the unknown one may mean, has them.
 */
function heldKeys(name: string, parent: Path, checked: Checked): string[] {
  const group = valueAt(checked.value, [...parent, name])
  const keys = isGroup(group) ? Object.keys(group) : []
  const free = unwritten(name, parent, checked)
  if (!keys.every((key) => free.includes(key))) return []
  const near = meantKey(name, parent, checked)
  const shape = near && objectOf(schemaAt(checked.schema, [...parent, near], checked.value), group)?.shape
  return shape && keys.every((key) => Object.hasOwn(shape, key)) ? [] : keys
}

/** Whether one of some missing keys is there under a misspelt name or below one too deep, which is reported by itself. */
export function areMisspelt(keys: readonly string[], path: Path, checked: Checked): boolean {
  const here = valueAt(checked.value, path)
  const shape = objectOf(schemaAt(checked.schema, path, checked.value), here)?.shape ?? {}
  const unknown = Object.keys(here ?? {}).filter((key) => !Object.hasOwn(shape, key))
  const means = (key: string) => [meantKey(key, path, checked) ?? '', ...heldKeys(key, path, checked)]
  return unknown.slice(0, maxSought).some((key) => means(key).some((one) => keys.includes(one)))
}

/**
 * The keys that an object may have and does not, required ones first. Of a theme that is merged with its look, what
 * counts is the file in which the unknown key stands: it may mean a key that the other one has.
 */
function unwritten(name: string, parent: Path, { schema, value, root }: Checked): string[] {
  const here = valueAt(value, parent)
  const merged = positionOf(root, parent)
  const group = groupWith(merged, positionOf(root, [...parent, name]))
  const isWritten = (key: string) =>
    group === merged ? own(here, key) !== undefined : group.entries.has(key)
  const known = Object.entries(objectOf(schemaAt(schema, parent, value), here)?.shape ?? {})
  const keys = known.filter(([key]) => !isWritten(key))
  return keys.toSorted(([, a], [, b]) => Number(isRequired(b)) - Number(isRequired(a))).map(([key]) => key)
}

/** The help for an unknown key that is known in an object beside or around it: it is indented too little or too far. */
function elsewhere(name: string, parent: Path, { schema, value }: Checked): string | undefined {
  const object = objectOf(schemaAt(schema, parent, value), valueAt(value, parent))
  for (const [key, inner] of Object.entries(object?.shape ?? {})) {
    const near = nearest(
      name,
      Object.keys(objectOf(inner, undefined)?.shape ?? {}),
      parent.length > 0 ? 1 : 0,
    )
    if (near !== undefined)
      return `${quoted(near)} is a key of ${key}: write it below ${key}, indented deeper`
  }
  for (let length = parent.length - 1; length >= 0; length -= 1) {
    const outer = parent.slice(0, length)
    const around = objectOf(schemaAt(schema, outer, value), valueAt(value, outer))
    if (Object.hasOwn(around?.shape ?? {}, name)) {
      const owner = ownerName(outer, value)
      return `${quoted(name)} is a key of ${owner}: indent it like the other keys of ${owner}`
    }
  }
  return undefined
}
