import { existsSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { readSource } from '../../../schema/files/files.ts'
import { overlaysOf } from '../../../schema/languages/files.ts'
import { examplePictures } from '../../../schema/model/examples.ts'
import { type Edited, readable, removeValue } from '../../../schema/yaml/write.ts'
import type { PanelEdit } from '../../shared/edits.ts'
import type { AddedFile } from '../add/addFiles.ts'
import { exampleFiles, examplePictureFile } from '../add/exampleFiles.ts'
import { insertSection } from '../add/insertSection.ts'
import { newSection, sectionKinds } from '../add/newSection.ts'
import type { ContentFile } from '../content/content.ts'
import { filesOfLook } from '../create/looks.ts'
import { engineFileFrom } from '../engine.ts'
import { engineLooks, looksFolder } from './choices.ts'
import type { Change } from './history.ts'
import {
  type ContentTexts,
  dropSection,
  duplicateSection,
  type EditedFiles,
  moveSection,
} from './sections.ts'
import { setValue } from './setValue.ts'
import { chooseInTheme } from './themeChoice.ts'

/** What a choice of the panel makes of the files of a site. */
export interface PanelChange {
  /** The texts that change, that of the portfolio first. */
  changes: Change[]
  /** What is to be there first: a look of the engine, pictures that stand in. */
  added: AddedFile[]
}

/**
 * Applies a choice to the texts on disk. Writes nothing. A try names the files of the engine where a choice would copy
 * them, so that it needs none.
 */
export function panelChange(
  source: ContentFile,
  edit: PanelEdit,
  isTrial: boolean,
): PanelChange | { problem: string } {
  const main = source.file
  const files = [main, ...overlaysOf(main).map(({ path }) => resolve(path))]
  const content = { main, texts: Object.fromEntries(files.map((file) => [file, readSource(file)])) }
  const edited = editedTexts(source, content, edit, isTrial)
  if ('problem' in edited) return edited
  const { texts, added = [] } = edited
  const changes = Object.entries(texts).flatMap(([file, after]) => {
    const before = content.texts[file] ?? ''
    return before === after ? [] : [{ file, before, after }]
  })
  return { changes, added }
}

type Outcome = EditedFiles & Partial<Pick<PanelChange, 'added'>>

function editedTexts(source: ContentFile, content: ContentTexts, edit: PanelEdit, isTrial: boolean): Outcome {
  const { main, texts } = content
  const text = texts[main] ?? ''
  const inMain = (edited: Edited): EditedFiles =>
    'problem' in edited ? edited : { texts: { [main]: edited.text } }
  switch (edit.kind) {
    case 'set': {
      const { path, value } = edit
      if (path[0] !== 'theme') return inMain(setValue(text, path, value, source.own().schema))
      const look = path[1] === 'look' ? lookToAdd(source, String(value)) : undefined
      if (!look) return inMain(chooseInTheme(text, path, value))
      const shown = isTrial ? besidePortfolio(source, look) : value
      return {
        ...inMain(chooseInTheme(text, path, shown)),
        added: isTrial ? [] : ofLook(source, look),
      }
    }
    case 'remove':
      return inMain(
        edit.path[0] === 'theme' ? chooseInTheme(text, edit.path, undefined) : removeValue(text, edit.path),
      )
    case 'move':
      return moveSection(content, edit.id, edit.to)
    case 'duplicate':
      return duplicateSection(content, edit.id)
    case 'drop':
      return dropSection(content, edit.id)
    case 'add':
      return withSection(source, content, edit, isTrial)
  }
}

/** The file of the engine for a look that is not beside the portfolio; undefined for any other. */
function lookToAdd(source: ContentFile, path: string): string | undefined {
  const name = basename(path)
  const file = join(engineLooks, name)
  const isOurs = path === `${looksFolder}/${name}` && existsSync(file)
  return isOurs && !existsSync(source.beside(path)) ? file : undefined
}

const ofLook = (source: ContentFile, look: string) =>
  filesOfLook(basename(look).replace(/\.ya?ml$/, ''), engineFileFrom(source.beside(looksFolder), 'schema'))
    .map(({ path, content }) => ({ file: source.beside(path), content }))
    .filter(({ file }) => !existsSync(file))

/** A path as the portfolio names it. */
const besidePortfolio = ({ file }: ContentFile, path: string) =>
  relative(dirname(file), path).replaceAll('\\', '/')

function withSection(
  source: ContentFile,
  { main, texts }: ContentTexts,
  { type, layout }: Extract<PanelEdit, { kind: 'add' }>,
  isTrial: boolean,
): Outcome {
  const text = readable(texts[main] ?? '')
  if ('problem' in text) return text
  const kinds = sectionKinds(source.own().schema)
  const kind = kinds.find((one) => one.type === type)
  if (!kind) return { problem: `There is no section type ${type} any more.` }
  const isThere = (path: string) => existsSync(source.beside(path))
  const section = newSection(kind, layout, text.value, isThere, kinds)
  const missing = exampleFiles(section, isThere)
  if (isTrial && section.postsFile !== undefined)
    return { problem: 'Its posts come in a file of their own: it shows once it is chosen.' }
  const names = Object.values<string>(examplePictures).filter((path) =>
    missing.some(({ name }) => name === path),
  )
  const shown = (line: string) =>
    names.reduce((all, path) => all.replaceAll(path, besidePortfolio(source, examplePictureFile(path))), line)
  const lines = isTrial ? section.lines.map(shown) : section.lines
  const inserted = insertSection(text.text, text, section.index, lines)
  if (!inserted) return { problem: 'The file has no list of sections to add one to.' }
  return {
    texts: { [main]: inserted.text },
    added: isTrial ? [] : missing.map(({ name, text }) => ({ file: source.beside(name), content: text })),
  }
}
