import { existsSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { readSource } from '../../../schema/files/files.ts'
import { isSections } from '../../../schema/languages/merge.ts'
import { exampleText } from '../../../schema/model/examples.ts'
import { isRequired, metaOf, schemaAt, unwrapped } from '../../../schema/model/schemaIntrospection.ts'
import type { Path } from '../../../schema/report/diagnostics.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { positionOf } from '../../../schema/yaml/sourcePosition.ts'
import { own, stepsOf, valueAt } from '../../../schema/yaml/valueAt.ts'
import {
  duplicateEntry,
  type Edited,
  insertEntry,
  moveEntry,
  readable,
  removeEntry,
  removeValue,
} from '../../../schema/yaml/write.ts'
import type { EditedFile, EntryEdit, EntryPlace } from '../../shared/editor.ts'
import { exampleFiles, neededOf } from '../add/examples.ts'
import type { ContentFile } from '../content/content.ts'
import { type AddedFile, pathOf, type SiteChange } from './editedFiles.ts'
import { withPagesTwice } from './editPages.ts'
import { withLinksMended } from './linkMending.ts'
import { refuseMoved, seenAt } from './movedEntries.ts'
import { pathInMain, pathInOverlay } from './overlayPaths.ts'
import { names } from './pageWords.ts'
import { pagesOfSite, pagesWithin, type SiteTexts, saidBy, textOf, textsOfSite } from './siteTexts.ts'

/*
 * Editing lists: adding, duplicating, removing and moving an entry of any list of a portfolio, and of the same list in
 * its other languages, whose entries are matched by their places.
 */

/** Stands in an overlay for an entry that it leaves to the main file. */
const untranslated = 'null'

/** The entries that a place is in, the innermost first; sections are not among them, since they have controls of their own. */
export function entriesAt(
  source: ContentFile,
  { from, keys }: { from: EditedFile; keys: Path },
): EntryPlace[] {
  if (typeof from === 'object' && 'page' in from) return []
  const main = saidBy(readSource(source.file))
  const path = from === 'main' ? keys : pathInMain(keys, main, saidBy(readSource(pathOf(source, from))))
  const entries: EntryPlace[] = []
  for (const [at, index] of path.entries()) {
    const list = path.slice(0, at)
    const items = valueAt(main, list)
    if (!Array.isArray(items) || typeof index !== 'number' || index >= items.length || list.length < 1)
      continue
    if (isSections(list)) continue
    const name = nameOf(items[index])
    entries.unshift({ list, index, count: items.length, name, seen: seenAt(main, [...list, index]) })
  }
  return entries
}

/** What an entry is called: by the text that names it, or else by its first one. */
function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry ?? '')
  const name = names.map((key) => own(entry, key)).find((one) => typeof one === 'string')
  if (typeof name === 'string') return name
  const texts = stepsOf(entry).map((step) => own(entry, step))
  return String(texts.find((one) => typeof one === 'string') ?? texts.map(nameOf).find(Boolean) ?? '')
}

/** What an edit of a list makes of the files of a site, that of the portfolio first. Throws, with a sentence, why not. */
export function listEdit(source: ContentFile, edit: EntryEdit): SiteChange {
  const { list, index, seen } = edit
  const site = textsOfSite(source)
  const main = saidBy(site.all[site.main] ?? '')
  const items = valueAt(main, list)
  if (!Array.isArray(items) || isSections(list) || index >= items.length)
    throw new Unbuildable('The file has changed meanwhile: there is no such entry any more.')
  refuseMoved(main, [...list, index], seen)
  const isThere = (path: string) => existsSync(source.beside(path))
  const value = edit.to === 'new' ? newEntry(source, main, list) : undefined
  const field = schemaAt(source.own().schema, list, main)
  const isOfSection = list.length === 3 && list[0] === 'sections'
  // Items may be left out of a section only where it has samples in their place.
  const isNeeded = isOfSection && (list[2] === 'items' || (field !== undefined && isRequired(field)))
  const { all, pages } = edit.to === 'gone' ? withoutLinks(source, site, edit) : site
  const after: Record<string, string> = { ...all, ...pages }
  const added: AddedFile[] = []
  for (const [file, text] of Object.entries(all)) {
    if (file !== site.main) {
      after[file] = inOverlay(text, pathInOverlay(list, main, saidBy(text)), edit)
      continue
    }
    const lines = linesOf(value, text, [...list, index])
    const next = textOf(edited(text, list, edit, { lines, isNeeded }))
    const copy = edit.to === 'twice' ? withPagesTwice(source, next, [...list, index + 1]) : undefined
    after[file] = copy?.text ?? next
    if (copy) added.push(...copy.added)
  }
  const changes = Object.entries(after).map(([file, after]) => ({
    file,
    before: site.all[file] ?? readSource(file),
    after,
  }))
  if (value !== undefined)
    for (const { name, text } of exampleFiles({ value, postsFile: undefined }, isThere))
      added.push({ file: source.beside(name), content: text })
  return { changes: changes.filter((one) => one.before !== one.after), added }
}

/** A site without the links to the page of an entry that goes. Refuses them if they are not to go. */
function withoutLinks(source: ContentFile, site: SiteTexts, { list, index, links }: EntryEdit): SiteTexts {
  const { schema } = source.own()
  const path = [...list, index]
  const files = pagesWithin(saidBy(site.all[site.main] ?? ''), path, schema).map(({ page }) => page)
  if (files.length === 0) return site
  return withLinksMended({ ...site, pages: pagesOfSite(source, files) }, { path, files }, links, schema)
}

/** A value as YAML, in one line within brackets where another entry is. */
function linesOf(value: unknown, text: string, other: Path): string {
  const source = readable(text)
  const isFlow = 'root' in source && positionOf(source.root, other).flow
  return stringify(value, {
    singleQuote: true,
    lineWidth: 0,
    collectionStyle: isFlow ? 'flow' : 'block',
  })
}

/** @param isNeeded whether the list must have an entry */
function edited(
  text: string,
  list: Path,
  { index, to }: EntryEdit,
  { lines, isNeeded }: { lines: string; isNeeded: boolean },
): Edited {
  if (to === 'new') return insertEntry(text, list, index + 1, lines)
  if (to === 'twice') return duplicateEntry(text, list, index)
  if (to !== 'gone') return moveEntry(text, list, index, to)
  const { length } = valueAt(saidBy(text), list) as unknown[] // As `listEdit` has found.
  if (length > 1) return removeEntry(text, list, index)
  if (isNeeded)
    return {
      problem:
        'It is the only one, and its section needs one: add another one first, or remove the section by its handle.',
    }
  // Without its key the header would have a link to each section.
  if (list.length === 1 && list[0] === 'nav')
    return { problem: 'It is the only link of the header: nav: [] in the file takes it away.' }
  return removeValue(text, list)
}

/** The text of an overlay in which the entries of a list stand where they do in the main file. */
function inOverlay(text: string, list: Path | undefined, edit: EntryEdit): string {
  const items = list && valueAt(saidBy(text), list)
  if (!list || !Array.isArray(items)) return text
  const { index, to } = edit
  const { length } = items
  const insert = (text: string, at: number) => textOf(insertEntry(text, list, at, untranslated))
  if (to === 'new') return index + 1 < length ? insert(text, index + 1) : text
  if (index >= length) return typeof to === 'number' && to < length ? insert(text, to) : text
  if (typeof to !== 'number')
    return textOf(edited(text, list, edit, { lines: untranslated, isNeeded: false }))
  let next = text
  for (let count = length; count <= to; count += 1) next = insert(next, count)
  return textOf(moveEntry(next, list, index, to))
}

/** A new entry of a list, with the words of the example of its type, or else those that its schema has. */
function newEntry(source: ContentFile, main: unknown, list: Path): unknown {
  const schema = schemaAt(source.own().schema, list, main)
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
