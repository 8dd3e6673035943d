import { existsSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { z } from 'zod'
import { readSource } from '../../../schema/files/files.ts'
import { overlaysOf } from '../../../schema/languages/files.ts'
import { examplePictures } from '../../../schema/model/examples.ts'
import { portfolio } from '../../../schema/model/portfolio.ts'
import { objectOf, schemaAt } from '../../../schema/model/schemaIntrospection.ts'
import { walk } from '../../../schema/model/walk.ts'
import { type Path, pathText } from '../../../schema/report/diagnostics.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { edited as editedText } from '../../../schema/yaml/edits.ts'
import { positionOf } from '../../../schema/yaml/sourcePosition.ts'
import { isGroup, own, valueAt } from '../../../schema/yaml/valueAt.ts'
import {
  duplicateEntry,
  type Edited,
  moveEntry,
  readable,
  removeEntry,
  removeValue,
  type ScalarValue,
  setValue,
} from '../../../schema/yaml/write.ts'
import type { PanelEdit } from '../../shared/editor.ts'
import { exampleFiles, examplePictureFile } from '../add/examples.ts'
import { insertSection } from '../add/insertSection.ts'
import { firstFree, newSection, sectionKinds } from '../add/newSection.ts'
import type { ContentFile } from '../content/content.ts'
import { filesOfLook } from '../create/looks.ts'
import { engineFileFrom } from '../engine.ts'
import { engineLooks, looksFolder } from './choices.ts'
import type { AddedFile, Change } from './editedFiles.ts'

/** What a choice of the panel makes of the files of a site. */
interface PanelChange {
  /** The texts that change, that of the portfolio first. */
  changes: Change[]
  /** What is to be there first: a look of the engine, pictures that stand in. */
  added: AddedFile[]
}

/** The texts of a portfolio and of the overlays beside it, by the paths of their files. */
interface Texts {
  main: string
  all: Readonly<Record<string, string>>
}

/** Those that a choice changes, and what it needs. */
interface Outcome {
  texts: Record<string, string>
  added?: AddedFile[]
}

/**
 * Applies a choice to the texts on disk. Writes nothing. A try names the files of the engine where a choice would copy
 * them, so that it needs none. Throws, with a sentence, what speaks against it.
 */
export function panelChange(source: ContentFile, edit: PanelEdit, isTrial: boolean): PanelChange {
  const main = source.file
  const files = [main, ...overlaysOf(main).map(({ path }) => resolve(path))]
  const all = Object.fromEntries(files.map((file) => [file, readSource(file)]))
  const { texts, added = [] } = outcomeOf(source, { main, all }, edit, isTrial)
  const changes: Change[] = []
  for (const [file, after] of Object.entries(texts)) {
    const before = all[file] ?? ''
    if (before !== after) changes.push({ file, before, after })
  }
  return { changes, added }
}

function outcomeOf(source: ContentFile, texts: Texts, edit: PanelEdit, isTrial: boolean): Outcome {
  const text = texts.all[texts.main] ?? ''
  const inMain = (next: string): Outcome => ({ texts: { [texts.main]: next } })
  switch (edit.kind) {
    case 'set': {
      const { path, value } = edit
      if (path[0] !== 'theme') return inMain(withChoice(text, path, value, source.own().schema))
      const look = path[1] === 'look' ? lookToAdd(source, String(value)) : undefined
      if (!look) return inMain(withThemeChoice(text, path, value))
      if (isTrial) return inMain(withThemeChoice(text, path, besidePortfolio(source, look)))
      return { ...inMain(withThemeChoice(text, path, value)), added: filesToAdd(source, look) }
    }
    case 'remove':
      return inMain(
        edit.path[0] === 'theme'
          ? withThemeChoice(text, edit.path, undefined)
          : textOf(removeValue(text, edit.path)),
      )
    case 'move':
      return inMain(withSectionMoved(text, edit.id, edit.to))
    case 'duplicate':
      return { texts: withSectionTwice(texts, edit.id) }
    case 'drop':
      return { texts: withoutSection(texts, edit.id) }
    case 'add':
      return withNewSection(source, text, edit, isTrial, texts.main)
  }
}

/** A text after an edit. Throws the sentence that says why there is none. */
function textOf(edited: Edited): string {
  if ('problem' in edited) throw new Unbuildable(edited.problem)
  return edited.text
}

/** What a text says. Throws a sentence if it cannot be read. */
function saidBy(text: string): unknown {
  const source = readable(text)
  if ('problem' in source) throw new Unbuildable(source.problem)
  return source.value
}

/** A text with a key set, which is made where it is not there yet: in the order of the schema. */
export function withChoice(
  text: string,
  path: Path,
  value: ScalarValue,
  schema: z.core.$ZodType = portfolio,
): string {
  const data = saidBy(text)
  const orderIn = (group: Path) =>
    Object.keys(objectOf(schemaAt(schema, group, data), valueAt(data, group))?.shape ?? {})
  return textOf(setValue(text, path, value, orderIn))
}

/** What an owner has made of his own, and what no look takes the place of. */
const kept = ['logo', 'styles']

/**
 * A text with a key of the theme set, or without it if there is no value. A theme that is the path of a look gets keys
 * beside it. A look that is the first one takes the place of all that the theme has, but for logo and style sheet: what
 * stands beside a look wins over it, and little of the look would be seen.
 */
export function withThemeChoice(text: string, path: Path, value: ScalarValue | undefined): string {
  const theme = own(saidBy(text), 'theme')
  const isLook = path.length === 2 && path[1] === 'look'
  if (isLook && (typeof theme === 'string' || (theme === undefined && value !== undefined)))
    return value === undefined ? textOf(removeValue(text, ['theme'])) : withChoice(text, ['theme'], value)
  if (value === undefined) return textOf(removeValue(text, path))
  let next = withChoice(typeof theme === 'string' ? withLookAsKey(text) : text, path, value)
  if (!isLook || !isGroup(theme) || theme.look !== undefined) return next
  for (const key of Object.keys(theme))
    if (!kept.includes(key)) next = textOf(removeValue(next, ['theme', key]))
  return next
}

/** `theme: looks/paper.yaml` as a group with the key `look`. */
function withLookAsKey(text: string): string {
  const source = readable(text)
  if ('problem' in source) return text
  const { span, key } = positionOf(source.root, ['theme'])
  const start = text.indexOf(':', key?.end ?? 0) + 1
  const written = text.slice(span.start, span.end)
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n'
  const now = source.root.flow ? ` { look: ${written} }` : `${lineBreak}  look: ${written}`
  return editedText(text, [{ start, end: span.end, text: now }])
}

/** The file of the engine for a look that is not beside the portfolio; undefined for any other. */
function lookToAdd(source: ContentFile, path: string): string | undefined {
  const name = basename(path)
  const file = join(engineLooks, name)
  const isOurs = path === `${looksFolder}/${name}` && existsSync(file)
  return isOurs && !existsSync(source.beside(path)) ? file : undefined
}

const filesToAdd = (source: ContentFile, look: string) =>
  filesOfLook(basename(look).replace(/\.ya?ml$/, ''), engineFileFrom(source.beside(looksFolder), 'schema'))
    .map(({ path, content }) => ({ file: source.beside(path), content }))
    .filter(({ file }) => !existsSync(file))

/** A path as the portfolio names it. */
const besidePortfolio = ({ file }: ContentFile, path: string) =>
  relative(dirname(file), path).replaceAll('\\', '/')

const sectionsIn = (value: unknown): readonly unknown[] => {
  const list = own(value, 'sections')
  return Array.isArray(list) ? list : []
}

const indexOf = (sections: readonly unknown[], id: string) =>
  sections.findIndex((section) => own(section, 'id') === id)

function indexIn(sections: readonly unknown[], id: string): number {
  const index = indexOf(sections, id)
  if (index < 0) throw new Unbuildable(`There is no section with the id ${id} any more.`)
  return index
}

/** A section at another index. Overlays find sections by their ids, so they stay as they are. */
export const withSectionMoved = (text: string, id: string, to: number): string =>
  textOf(moveEntry(text, ['sections'], indexIn(sectionsIn(saidBy(text)), id), to))

/** A section once more behind itself, also its translations, with an id that no other has. */
export function withSectionTwice({ main, all }: Texts, id: string): Record<string, string> {
  const sections = sectionsIn(saidBy(all[main] ?? ''))
  indexIn(sections, id)
  const name = firstFree(id.replace(/-\d+$/, ''), (one) => indexOf(sections, one) >= 0)
  return inAll(all, (text, sections) => {
    const at = indexOf(sections, id)
    return at < 0 ? text : textOf(duplicateEntry(text, ['sections'], at, { key: 'id', to: name }))
  })
}

/**
 * All files without a section and its links in the header, which say no more than where it is. Refuses the only section,
 * and one that another link leads to.
 */
export function withoutSection({ main, all }: Texts, id: string): Record<string, string> {
  const value = saidBy(all[main] ?? '')
  const index = indexIn(sectionsIn(value), id)
  if (sectionsIn(value).length === 1)
    throw new Unbuildable('It is the only section: a page has at least one.')
  const nav = own(value, 'nav')
  const links = Array.isArray(nav) ? [...nav.keys()].filter((at) => linksIn(nav[at], id).length > 0) : []
  if (Array.isArray(nav) && links.length > 0 && links.length === nav.length)
    throw new Unbuildable('The header has no link but to this section: give it another first.')
  const within = pathText(['sections', index])
  const elsewhere = linksIn(value, id)
    .map(pathText)
    .find((path) => !path.startsWith('nav[') && !path.startsWith(`${within}.`))
  if (elsewhere !== undefined)
    throw new Unbuildable(`${elsewhere} leads to #${id}: give it another address first.`)
  return inAll(all, (text, sections) => {
    const at = indexOf(sections, id)
    let next = at < 0 ? text : withoutEntry(text, 'sections', at)
    // From the last, so that those before it keep their places.
    for (const link of links.toReversed()) next = withoutEntry(next, 'nav', link)
    return next
  })
}

/** The paths of all texts below a value that lead to an anchor: addresses, and links of Markdown. */
function linksIn(content: unknown, id: string): Path[] {
  const paths: Path[] = []
  for (const { path, value } of walk(content))
    if (typeof value === 'string' && (value.trim() === `#${id}` || value.includes(`](#${id})`)))
      paths.push(path)
  return paths
}

/** A text without an entry of a list, which an overlay need not have; the only one goes with its list. */
function withoutEntry(text: string, key: string, at: number): string {
  const list = own(saidBy(text), key)
  if (!Array.isArray(list) || at >= list.length) return text
  return textOf(list.length > 1 ? removeEntry(text, [key], at) : removeValue(text, [key]))
}

/** Edits all files; gives those that are another than before. */
function inAll(
  all: Readonly<Record<string, string>>,
  edit: (text: string, sections: readonly unknown[]) => string,
): Record<string, string> {
  const changed: Record<string, string> = {}
  for (const [file, text] of Object.entries(all)) {
    const next = edit(text, sectionsIn(saidBy(text)))
    if (next !== text) changed[file] = next
  }
  return changed
}

function withNewSection(
  source: ContentFile,
  text: string,
  { type, layout }: Extract<PanelEdit, { kind: 'add' }>,
  isTrial: boolean,
  main: string,
): Outcome {
  const read = readable(text)
  if ('problem' in read) throw new Unbuildable(read.problem)
  const kinds = sectionKinds(source.own().schema)
  const kind = kinds.find((one) => one.type === type)
  if (!kind) throw new Unbuildable(`There is no section type ${type} any more.`)
  const isThere = (path: string) => existsSync(source.beside(path))
  const section = newSection(kind, layout, read.value, isThere, kinds)
  const missing = exampleFiles(section, isThere)
  if (isTrial && section.postsFile !== undefined)
    throw new Unbuildable('Its posts come in a file of their own: it shows once it is chosen.')
  let { lines } = section
  for (const { name } of isTrial ? missing : []) {
    const picture = Object.values<typeof name>(examplePictures).find((path) => path === name)
    if (picture)
      lines = lines.map((line) => line.replaceAll(name, besidePortfolio(source, examplePictureFile(name))))
  }
  const inserted = insertSection(text, read, section.index, lines)
  if (!inserted) throw new Unbuildable('The file has no list of sections to add one to.')
  return {
    texts: { [main]: inserted.text },
    added: isTrial ? [] : missing.map(({ name, text }) => ({ file: source.beside(name), content: text })),
  }
}
