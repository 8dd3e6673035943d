import { existsSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { isSections, sectionsOf } from '../../../schema/languages/merge.ts'
import { exampleText } from '../../../schema/model/examples.ts'
import { isRequired, metaOf, schemaAt, unwrapped } from '../../../schema/model/schemaIntrospection.ts'
import type { Path } from '../../../schema/report/diagnostics.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { sourcePositionAt } from '../../../schema/yaml/sourcePosition.ts'
import { own, valueAt } from '../../../schema/yaml/valueAt.ts'
import {
  duplicateEntry,
  type EditResult,
  insertEntry,
  moveEntry,
  readable,
  removeEntry,
  removeValue,
} from '../../../schema/yaml/write.ts'
import type { LinkMending, Patch } from '../../shared/editorQuestions.ts'
import { missingExampleFiles, neededOf } from '../add/examples.ts'
import { firstFree, newSection, sectionKinds } from '../add/newSection.ts'
import { mendLinks, withoutPart } from './linkMending.ts'
import { pathInOverlay } from './overlayPaths.ts'
import { addPage, addToMenu, copyPages } from './pagePatches.ts'
import { pagesWithin, type SiteDraft, textOf } from './siteDraft.ts'

/*
 * Patches of entries of lists, sections among them: in the YAML of a site, and in its overlays, whose sections are found
 * by their ids and whose other entries by their places.
 */

/** Stands in an overlay for an entry that it leaves to the main file. */
const untranslated = 'null'

/** An entry of a list of the main file. Throws a sentence if it is gone. */
function entryAt(draft: SiteDraft, path: Path) {
  const list = path.slice(0, -1)
  const items = valueAt(draft.value(), list)
  const index = Number(path.at(-1))
  if (!Array.isArray(items) || !(index < items.length))
    throw new Unbuildable('The file has changed meanwhile: there is no such entry any more.')
  return { list, items, index }
}

/** Edits a list of the main file, and the same one of each overlay that has it. */
function editList(
  draft: SiteDraft,
  list: Path,
  inMain: EditResult,
  inOverlay: (text: string, list: Path, length: number) => EditResult | undefined,
): void {
  const main = draft.value()
  draft.write(draft.main, inMain)
  for (const file of draft.overlays) {
    const value = draft.value(file)
    const here = pathInOverlay(list, main, value)
    const items = here && valueAt(value, here)
    const next = here && Array.isArray(items) ? inOverlay(draft.text(file), here, items.length) : undefined
    if (next) draft.write(file, next)
  }
}

/** Puts an entry behind another one, or a section among the others. */
export function insertEntryOf(
  draft: SiteDraft,
  path: Path,
  value: Extract<Patch, { op: 'insert' }>['value'],
): void {
  if (typeof value === 'object') {
    if ('title' in value) addPage(draft, value.title)
    else if ('page' in value) addToMenu(draft, value.page)
    else insertSection(draft, path.at(1), value)
  } else if (value === 'example') insertExample(draft, path)
  else {
    const { list, index } = entryAt(draft, path)
    if (isSections(list)) duplicateSection(draft, index)
    else
      editList(draft, list, duplicateEntry(draft.text(), list, index), (text, here, length) =>
        index < length ? duplicateEntry(text, here, index) : undefined,
      )
    copyPages(draft, [...list, index + 1])
  }
}

function insertExample(draft: SiteDraft, path: Path): void {
  const { list, index } = entryAt(draft, path)
  const entry = exampleOf(draft, list)
  const added = insertEntry(draft.text(), list, index + 1, linesOf(entry, draft.text(), path))
  editList(draft, list, added, (text, here, length) =>
    index + 1 < length ? insertEntry(text, here, index + 1, untranslated) : undefined,
  )
  addExampleFiles(draft, { value: entry, postsFile: undefined })
}

function addExampleFiles(draft: SiteDraft, needing: Parameters<typeof missingExampleFiles>[0]): void {
  const isThere = (path: string) => existsSync(draft.source.beside(path))
  for (const { name, text } of missingExampleFiles(needing, isThere)) draft.add(name, text)
}

/** A value as YAML, in one line within brackets where another entry is. */
function linesOf(value: unknown, text: string, other: Path): string {
  const source = readable(text)
  const isFlow = 'root' in source && sourcePositionAt(source.root, other).flow
  return stringify(value, {
    singleQuote: true,
    lineWidth: 0,
    collectionStyle: isFlow ? 'flow' : 'block',
  })
}

/** @param at its index; without one it comes where a page usually has its type */
function insertSection(
  draft: SiteDraft,
  at: string | number | undefined,
  { type, layout }: { type: string; layout?: string | undefined },
): void {
  const value = draft.value()
  const kinds = sectionKinds(draft.schema)
  const kind = kinds.find((one) => one.type === type)
  if (!kind) throw new Unbuildable(`There is no section type ${type} any more.`)
  const isThere = (path: string) => existsSync(draft.source.beside(path))
  const section = newSection(kind, layout, value, isThere, kinds)
  const index = Math.min(typeof at === 'number' ? at : section.index, sectionsOf(value).length)
  draft.write(draft.main, insertEntry(draft.text(), ['sections'], index, section.lines.join('\n')))
  addExampleFiles(draft, section)
}

/** A section once more behind itself, also its translations, with an id that no other has. */
function duplicateSection(draft: SiteDraft, index: number): void {
  const ids = sectionsOf(draft.value()).map((section) => own(section, 'id'))
  const id = String(ids[index])
  const change = { key: 'id', to: firstFree(id.replace(/-\d+$/, ''), (one) => ids.includes(one)) }
  for (const file of [draft.main, ...draft.overlays]) {
    const at = sectionsOf(draft.value(file)).findIndex((section) => own(section, 'id') === id)
    if (at >= 0) draft.write(file, duplicateEntry(draft.text(file), ['sections'], at, change))
  }
}

/** Moves an entry to another index. Overlays find sections by their ids, so they stay as they are. */
export function moveEntryOf(draft: SiteDraft, path: Path, to: number): void {
  const { list, index } = entryAt(draft, path)
  const moved = moveEntry(draft.text(), list, index, to)
  if (isSections(list)) {
    draft.write(draft.main, moved)
    return
  }
  editList(draft, list, moved, (text, here, length) => {
    if (index >= length) return to < length ? insertEntry(text, here, to, untranslated) : undefined
    let next = text
    for (let at = length; at <= to; at += 1) next = textOf(insertEntry(next, here, at, untranslated))
    return moveEntry(next, here, index, to)
  })
}

/**
 * Takes an entry away. Its links in the header go too, which say no more than where it is; other links that lead to it
 * have to be mended with it.
 */
export function removeEntryOf(draft: SiteDraft, path: Path, mending: LinkMending | undefined): void {
  const { list, items, index } = entryAt(draft, path)
  const isSection = isSections(list)
  const pages = pagesWithin(draft.value(), path, draft.schema).map(({ page }) => page)
  const id = isSection ? String(own(items[index], 'id')) : undefined
  if (items.length === 1) refuseNeeded(draft, list)
  if (isSection || pages.length > 0) mendLinks(draft, { path, id, files: pages }, mending)
  const rest = items.length > 1 ? removeEntry(draft.text(), list, index) : removeValue(draft.text(), list)
  if (id === undefined) {
    editList(draft, list, rest, (text, here, length) => {
      if (index >= length) return undefined
      return length > 1 ? removeEntry(text, here, index) : removeValue(text, here)
    })
    return
  }
  draft.write(draft.main, rest)
  for (const file of draft.overlays) {
    const at = sectionsOf(draft.value(file)).findIndex((section) => own(section, 'id') === id)
    if (at >= 0) draft.write(file, { text: withoutPart(draft.text(file), ['sections', at]) })
  }
}

/** Throws, with a sentence, where a list must have an entry. */
function refuseNeeded(draft: SiteDraft, list: Path): void {
  if (isSections(list)) throw new Unbuildable('It is the only section: a page has at least one.')
  const field = schemaAt(draft.schema, list, draft.value())
  const isOfSection = list.length === 3 && list[0] === 'sections'
  // Items may be left out of a section only where it has samples in their place.
  if (isOfSection && (list[2] === 'items' || (field !== undefined && isRequired(field))))
    throw new Unbuildable(
      'It is the only one, and its section needs one: add another one first, or remove the section by its handle.',
    )
  // Without its key the header would have a link to each section.
  if (list.length === 1 && list[0] === 'nav')
    throw new Unbuildable('It is the only link of the header: nav: [] in the file takes it away.')
}

/** A new entry of a list, with the words of the example of its type, or else those that its schema has. */
function exampleOf(draft: SiteDraft, list: Path): unknown {
  const main = draft.value()
  const schema = schemaAt(draft.schema, list, main)
  const inner = schema && unwrapped(schema)
  const found = valueAt(main, list)
  const items: readonly unknown[] = Array.isArray(found) ? found : []
  const example =
    list[0] === 'sections' ? exampleAt(valueAt(main, list.slice(0, 2)), list.slice(2)) : undefined
  if (example !== undefined) return example
  const examples: unknown = metaOf(schema).examples
  const words: unknown = Array.isArray(examples) ? examples[0] : undefined
  // Of words, one that is not there yet.
  if (Array.isArray(words)) return words.find((one) => !items.includes(one)) ?? words[0]
  if (!inner || !('element' in inner)) throw new Unbuildable('Nothing says what an entry of this list is.')
  return neededOf(inner.element as Parameters<typeof neededOf>[0], items.length)
}

/** The first entry of a list in the example of a section's type, and of its layout where that has one of its own. */
function exampleAt(section: unknown, list: Path): unknown {
  const text = exampleText(String(own(section, 'type')))
  if (text === undefined) return undefined
  const documents: unknown[] = text.split(/^---\n/m).map((one) => parse(one))
  const ofLayout = documents.find((one) => own(one, 'layout') === own(section, 'layout'))
  const first = list.map((step) => (typeof step === 'number' ? 0 : step))
  return valueAt(ofLayout ?? documents[0], [...first, 0])
}
