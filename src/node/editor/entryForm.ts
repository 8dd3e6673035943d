import { z } from 'zod'
import { readSource } from '../../../schema/files/files.ts'
import { shownPath } from '../../../schema/files/paths.ts'
import { isSections } from '../../../schema/languages/merge.ts'
import { isDrawing, isPicture, kindOf } from '../../../schema/model/kinds.ts'
import { layoutOf, layoutsOf, showingOf } from '../../../schema/model/layouts.ts'
import {
  isRequired,
  layersOf,
  metaOf,
  objectOf,
  schemaAt,
  unwrapped,
} from '../../../schema/model/schemaIntrospection.ts'
import { titleOf } from '../../../schema/model/titles.ts'
import type { Path } from '../../../schema/report/diagnostics.ts'
import { isGroup, own, valueAt } from '../../../schema/yaml/valueAt.ts'
import type { EntryForm, FormControl, FormPart } from '../../shared/editor.ts'
import type { Asking } from '../../shared/editorQuestions.ts'
import type { ContentFile } from '../content/content.ts'
import { pictureOf } from './choices.ts'
import { capital, pageWords } from './pageWords.ts'
import { saidBy } from './siteDraft.ts'
import { indexOfSection, versionOf } from './versions.ts'

/*
 * All that can be written of an entry or a section, as a form: each key that its schema has, in the order of the schema.
 */

type Schema = z.core.$ZodType

/** The form of an entry of the main file; of a section without the entries of its lists, which have forms of their own. */
export function entryForm(source: ContentFile, { keys }: Asking<'form'>): EntryForm {
  const content = saidBy(readSource(source.file))
  const [first, section, ...rest] = keys
  const isById = first === 'sections' && typeof section === 'string'
  const path = isById ? [first, indexOfSection(content, section), ...rest] : keys
  const { schema } = source.own()
  const at = (path: Path) => ({ field: schemaAt(schema, path, content), value: valueAt(content, path) })
  const { field, value } = at(path)
  const around = at(path.slice(0, 2))
  const layout = around.field && layoutOf(around.field, around.value)?.name
  const form = new Form(layout, isSections(path.slice(0, -1)))
  const part = field && form.partOf(field, value, path)
  return {
    name: capital(pageWords(path, content)),
    place: shownPath(source.file),
    seen: versionOf(source, source.file),
    parts: part && 'parts' in part ? part.parts : part ? [part] : [],
  }
}

class Form {
  /** The layout of the section that it is in. */
  readonly #layout: string | undefined
  readonly #isOfSection: boolean

  constructor(layout: string | undefined, isOfSection: boolean) {
    this.#layout = layout
    this.#isOfSection = isOfSection
  }

  /** The part of a key; undefined where the page of this layout does not show it, or only the file can say it. */
  partOf(field: Schema, value: unknown, path: Path, type = ''): FormPart | undefined {
    const showing = showingOf(field)
    const isShown = !showing || showing.mayStay || showing.layouts.includes(this.#layout ?? '')
    if (value === undefined && !isShown) return undefined
    const common = { title: titleOf(field, path.at(-1)), path }
    if (isPicture(field) || isDrawing(field)) return { ...common, picture: String(own(value, 'src') ?? '') }
    const entry = listOf(field, value)
    if (entry && objectOf(entry, undefined))
      return this.#isOfSection ? undefined : this.#entriesOf(entry, value, common)
    const control = entry ? linesOf(value) : controlOf(field, value, type)
    const hint = metaOf(field).description?.split(/(?<=\.) /)[0]
    if (control) return { ...common, hint, isRequired: isRequired(field), value: wordsIn(value), control }
    const isObject = value === undefined || isGroup(value)
    const parts = isObject ? this.#partsOf(field, value, path) : []
    return parts.length > 0 ? { ...common, parts } : undefined
  }

  #partsOf(schema: Schema, value: unknown, path: Path): FormPart[] {
    const type = String(own(value, 'type') ?? '')
    return Object.entries(objectOf(schema, value)?.shape ?? {})
      .map(([key, field]) => this.partOf(field, own(value, key), [...path, key], type))
      .filter((part) => part !== undefined)
  }

  /** The entries of a list, and room for another one. */
  #entriesOf(entry: Schema, value: unknown, { title, path }: { title: string; path: Path }): FormPart {
    const items: readonly unknown[] = Array.isArray(value) ? value : []
    const parts = [...items, undefined].map((item, index) => ({
      title: index < items.length ? `${index + 1}` : 'Another one',
      path: [...path, index],
      parts: this.#partsOf(entry, item, [...path, index]),
    }))
    return { title, path, parts }
  }
}

/** The schema of the entries of a list; undefined where a field is none, or is written as one text. */
function listOf(field: Schema, value: unknown): Schema | undefined {
  const inner = unwrapped(field)
  const branches: readonly Schema[] = inner instanceof z.ZodUnion ? inner.options.map(unwrapped) : [inner]
  const list = branches.find((one) => one instanceof z.ZodArray)
  return list && (branches.length === 1 || Array.isArray(value)) ? list.element : undefined
}

/** A list of texts has a line for each; one with longer texts is edited on the page. */
const linesOf = (value: unknown): FormControl | undefined =>
  Array.isArray(value) && value.some((one) => isGroup(one) || String(one).includes('\n'))
    ? undefined
    : { kind: 'lines' }

/** By what a value is entered; undefined for a group. */
function controlOf(field: Schema, value: unknown, type: string): FormControl | undefined {
  const inner = unwrapped(field)
  const standard = layersOf(field).find((layer) => layer instanceof z.ZodDefault)?.def.defaultValue
  if (inner instanceof z.ZodEnum) return choiceOf(field, inner.options.map(String), standard, type)
  if (inner instanceof z.ZodUnion) {
    const words = inner.options
      .map(unwrapped)
      .flatMap((one) => (one instanceof z.ZodLiteral ? [...one.values] : []))
    // A word that alone stands for all that is not written is no choice.
    const isWord = words.length > 1 ? !isGroup(value) : typeof value === 'string'
    return isWord ? choiceOf(field, words.map(String), standard, type) : undefined
  }
  if (inner instanceof z.ZodBoolean) return { kind: 'box', standard: String(standard ?? false) }
  if (inner instanceof z.ZodNumber)
    return { kind: 'number', standard: standard === undefined ? undefined : String(standard) }
  const kind = kindOf(field)
  return inner._zod.def.type === 'string' && kind !== 'picture' && kind !== 'drawing'
    ? {
        kind: kind === 'icon' ? 'icon' : 'text',
        isLong: longKinds.has(kind),
        standard: standard as string | undefined,
      }
    : undefined
}

const longKinds: ReadonlySet<string | undefined> = new Set(['sentence', 'markdown', 'alternative'])

/** One of several words; of layouts with what each looks like. */
function choiceOf(field: Schema, words: readonly string[], standard: unknown, type: string): FormControl {
  const layouts = layoutsOf(field)
  const options = words.map((value) => ({
    value,
    says: layouts?.choices[value],
    picture: layouts && pictureOf(`${type}-${value}`),
  }))
  return { kind: 'choice', options, standard: layouts?.standard ?? (standard as string | undefined) }
}

/** A value as its control shows it. */
const wordsIn = (value: unknown): string =>
  (Array.isArray(value) ? value.join('\n') : String(value ?? '')).replace(/\n+$/, '')
