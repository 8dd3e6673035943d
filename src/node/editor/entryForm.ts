import { z } from 'zod'
import { readSource } from '../../../schema/files/files.ts'
import { shownPath } from '../../../schema/files/paths.ts'
import { overlaysOf } from '../../../schema/languages/files.ts'
import { isSections, same } from '../../../schema/languages/merge.ts'
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
import type { Asking, EditedFile } from '../../shared/editorQuestions.ts'
import type { ContentFile } from '../content/content.ts'
import { pictureOf } from './choices.ts'
import { pathInOverlay } from './overlayPaths.ts'
import { capital, pageWords } from './pageWords.ts'
import { saidBy } from './siteDraft.ts'
import { indexOfSection, versionOf } from './versions.ts'

/*
 * All that can be written of an entry or a section, as a form: each key that its schema has, in the order of the schema.
 */

type Schema = z.core.$ZodType

/**
 * The form of an entry of the main file; of a section without the entries of its lists, which have forms of their own. What
 * a language says itself is written into the file of that.
 */
export function entryForm(source: ContentFile, { keys, lang }: Asking<'form'>): EntryForm {
  const content = saidBy(readSource(source.file))
  const [first, section, ...rest] = keys
  const isById = first === 'sections' && typeof section === 'string'
  const path = isById ? [first, indexOfSection(content, section), ...rest] : keys
  const { schema } = source.own()
  const at = (path: Path) => ({ field: schemaAt(schema, path, content), value: valueAt(content, path) })
  const { field, value } = at(path)
  const around = at(path.slice(0, 2))
  const layout = around.field && layoutOf(around.field, around.value)?.name
  const overlay = overlaysOf(source.file).find((one) => one.lang === lang)
  const translated = overlay && saidBy(readSource(overlay.path))
  const inLanguage = (path: Path) => {
    const here = pathInOverlay(path, content, translated)
    return overlay && here && valueAt(translated, here) !== undefined
      ? { file: { overlay: lang }, keys: here, value: valueAt(translated, here) }
      : undefined
  }
  const form = new Form(layout, isSections(path.slice(0, -1)), inLanguage)
  const part = field && form.partOf(field, value, path)
  return {
    name: capital(pageWords(path, content)),
    place: shownPath(source.file),
    note: overlay && noteOf(form.translated, shownPath(overlay.path), shownPath(source.file)),
    seen: versionOf(source, source.file),
    parts: part && 'parts' in part ? part.parts : part ? [part] : [],
  }
}

/** What is to know of a form on the page of another language. */
function noteOf(translated: readonly string[], overlay: string, main: string): string {
  const ofMain = `that of ${main}, and so of every language that has none of its own.`
  return translated.length > 0
    ? `In ${overlay}: ${translated.join(', ')}. All else is ${ofMain}`
    : `This is ${ofMain}`
}

/** Where a language says a value itself, and what it says. */
type InLanguage = (path: Path) => { file: EditedFile; keys: Path; value: unknown } | undefined

class Form {
  /** The titles of the fields that the language of the page has itself. */
  readonly translated: string[] = []
  /** The layout of the section that it is in. */
  readonly #layout: string | undefined
  readonly #isOfSection: boolean
  readonly #inLanguage: InLanguage

  constructor(layout: string | undefined, isOfSection: boolean, inLanguage: InLanguage) {
    this.#layout = layout
    this.#isOfSection = isOfSection
    this.#inLanguage = inLanguage
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
    if (control) {
      const own = this.#inLanguage(path)
      if (own) this.translated.push(common.title)
      const { file = 'main', keys = path } = own ?? {}
      const words = wordsIn(own ? originalOr(own.value, value) : value)
      return { ...common, file, keys: [...keys], hint, isRequired: isRequired(field), value: words, control }
    }
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

/** What a language says, or the original where it takes that over. */
const originalOr = (own: unknown, original: unknown): unknown => {
  if (Array.isArray(own)) return own.map((one, index) => originalOr(one, [original].flat()[index]))
  return own === null || own === same ? original : own
}

/** A value as its control shows it. */
const wordsIn = (value: unknown): string =>
  (Array.isArray(value) ? value.join('\n') : String(value ?? '')).replace(/\n+$/, '')
