import { existsSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { z } from 'zod'
import { readSource } from '../../../schema/files/files.ts'
import { examplePictures } from '../../../schema/model/examples.ts'
import { portfolio } from '../../../schema/model/portfolio.ts'
import { objectOf, schemaAt } from '../../../schema/model/schemaIntrospection.ts'
import type { Path } from '../../../schema/report/diagnostics.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { edited as editedText } from '../../../schema/yaml/edits.ts'
import { positionOf } from '../../../schema/yaml/sourcePosition.ts'
import { isGroup, own, valueAt } from '../../../schema/yaml/valueAt.ts'
import { readable, removeValue, type ScalarValue, setValue } from '../../../schema/yaml/write.ts'
import type { PanelEdit } from '../../shared/editor.ts'
import { exampleFiles, examplePictureFile } from '../add/examples.ts'
import { insertSection } from '../add/insertSection.ts'
import { newSection, sectionKinds } from '../add/newSection.ts'
import type { ContentFile } from '../content/content.ts'
import { filesOfLook } from '../create/looks.ts'
import { engineFileFrom } from '../engine.ts'
import { engineLooks, looksFolder } from './choices.ts'
import type { AddedFile, Change, SiteChange } from './editedFiles.ts'
import { withLanguage, withNewPage, withPagesTwice, withTranslation } from './editPages.ts'
import {
  pathOfSection,
  sectionsIn,
  withoutSection,
  withSectionMoved,
  withSectionTwice,
} from './editSections.ts'
import { pagesOfSite, pagesWithin, type SiteTexts, saidBy, textOf, textsOfSite } from './siteTexts.ts'

/** Those that a choice changes, and what it needs. */
interface Outcome {
  texts: Record<string, string>
  added?: AddedFile[]
}

/**
 * Applies a choice to the texts on disk. Writes nothing. A try names the files of the engine where a choice would copy
 * them, so that it needs none. Throws, with a sentence, what speaks against it.
 */
export function panelChange(source: ContentFile, edit: PanelEdit, isTrial: boolean): SiteChange {
  const site = textsOfSite(source)
  const { texts, added = [] } = outcomeOf(source, site, edit, isTrial)
  const changes: Change[] = []
  for (const [file, after] of Object.entries(texts)) {
    const before = site.all[file] ?? readSource(file)
    if (before !== after) changes.push({ file, before, after })
  }
  return { changes, added }
}

function outcomeOf(source: ContentFile, texts: SiteTexts, edit: PanelEdit, isTrial: boolean): Outcome {
  const text = texts.all[texts.main] ?? ''
  const inMain = (next: string): Outcome => ({ texts: { [texts.main]: next } })
  switch (edit.kind) {
    case 'set': {
      const { section, value } = edit
      const path = section === undefined ? edit.path : [...pathOfSection(text, section), ...edit.path]
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
    case 'duplicate': {
      const [list = '', index] = pathOfSection(text, edit.id)
      const twice = withSectionTwice(texts, edit.id)
      const copy = withPagesTwice(source, twice[texts.main] ?? text, [list, Number(index) + 1])
      return { texts: { ...twice, [texts.main]: copy.text }, added: copy.added }
    }
    case 'drop': {
      const { schema } = source.own()
      const files = pagesWithin(saidBy(text), pathOfSection(text, edit.id), schema).map(({ page }) => page)
      const site = { ...texts, pages: pagesOfSite(source, files) }
      return { texts: withoutSection(site, edit.id, edit.links, schema, files) }
    }
    case 'add':
      return withNewSection(source, text, edit, isTrial, texts.main)
    case 'page':
      return withNewPage(source, text, edit.title, keysIn(text, source.own().schema))
    case 'language':
      return withLanguage(source, edit.lang, edit.title)
    case 'translation':
      return withTranslation(source, edit.page, edit.lang)
  }
}

/** A text with a key set, which is made where it is not there yet: in the order of the schema. */
export function withChoice(
  text: string,
  path: Path,
  value: ScalarValue,
  schema: z.core.$ZodType = portfolio,
): string {
  return textOf(setValue(text, path, value, keysIn(text, schema)))
}

/** The keys of a group of a text, in the order of the schema. */
function keysIn(text: string, schema: z.core.$ZodType): (group: Path) => string[] {
  const data = saidBy(text)
  return (group) => Object.keys(objectOf(schemaAt(schema, group, data), valueAt(data, group))?.shape ?? {})
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

function withNewSection(
  source: ContentFile,
  text: string,
  { type, layout, at }: Extract<PanelEdit, { kind: 'add' }>,
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
  const index = Math.min(at ?? section.index, sectionsIn(read.value).length)
  const inserted = insertSection(text, read, index, lines)
  if (!inserted) throw new Unbuildable('The file has no list of sections to add one to.')
  return {
    texts: { [main]: inserted.text },
    added: isTrial ? [] : missing.map(({ name, text }) => ({ file: source.beside(name), content: text })),
  }
}
