import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { engineLooksFolder, lookNames } from '../../../schema/check/givenLook.ts'
import { kindOf, ofOneLine, oneLine } from '../../../schema/model/kinds.ts'
import { looksFolder } from '../../../schema/model/look.ts'
import { registered, schemaAt } from '../../../schema/model/schemaIntrospection.ts'
import type { Path } from '../../../schema/report/diagnostics.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { withoutForbidden } from '../../../schema/yaml/characters.ts'
import { isGroup, valueAt } from '../../../schema/yaml/valueAt.ts'
import type { ScalarValue } from '../../../schema/yaml/write.ts'
import type { Patch } from '../../shared/editorQuestions.ts'
import { firstFree } from '../add/newSection.ts'
import { copyOfLook } from '../create/looks.ts'
import { engineFileFrom } from '../engine.ts'
import { pathOf } from './editedFiles.ts'
import { paragraphAt, wordsOf } from './editedText.ts'
import { insertEntryOf, moveEntryOf, removeEntryOf } from './entryPatches.ts'
import { addLanguage, addTranslation } from './pagePatches.ts'
import { addPicture } from './pictures.ts'
import type { SiteDraft } from './siteDraft.ts'
import { withTexts, withThemeValue, withValue } from './values.ts'
import { pathNow } from './versions.ts'

/** A value that was patched: where a page knows it, and where it is. */
export interface Patched {
  known: Path
  file: string
  path: Path
}

/**
 * Makes patches in a draft. Throws, with a sentence, what speaks against one of them.
 *
 * @returns the values that were patched
 */
export function makePatches(draft: SiteDraft, patches: readonly Patch[]): Patched[] {
  // All places are those of before: a patch moves none of another.
  const placed = patches.map((patch) => {
    if (patch.op === 'make') return { patch, file: '', path: [] }
    const file = 'file' in patch ? pathOf(draft.source, patch.file) : draft.main
    return { patch, file, path: pathNow(draft, file, patch, patch.op === 'set') }
  })
  for (const { patch, file, path } of placed) makePatch(draft, patch, file, path)
  return placed.flatMap(({ patch, file, path }) => ('path' in patch ? { known: patch.path, file, path } : []))
}

function makePatch(draft: SiteDraft, patch: Patch, file: string, path: Path): void {
  switch (patch.op) {
    case 'set':
      set(draft, file, path, patch.value)
      return
    case 'remove':
      if (typeof path.at(-1) === 'number' && file === draft.main) removeEntryOf(draft, path, patch.links)
      else write(draft, file, path, undefined)
      return
    case 'insert':
      insertEntryOf(draft, path, patch.value)
      return
    case 'move':
      moveEntryOf(draft, path, patch.to)
      return
    case 'make':
      if ('overlay' in patch.file) addLanguage(draft, patch.file.overlay, patch.title)
      else addTranslation(draft, patch.file.page, patch.file.lang)
  }
}

type NewValue = Extract<Patch, { op: 'set' }>['value']

function set(draft: SiteDraft, file: string, path: Path, value: NewValue): void {
  const [line] = path
  if (typeof line === 'number')
    draft.write(file, { text: withParagraph(draft.text(file), line, String(value)) })
  else if (typeof value === 'string') setText(draft, file, path, withoutForbidden(value))
  else if (typeof value !== 'object') write(draft, file, path, value)
  else if (Array.isArray(value))
    draft.write(file, { text: withTexts(draft.text(file), path, value.map(withoutForbidden), draft.schema) })
  else if ('copyOf' in value) write(draft, file, path, addCopyOfLook(draft, value.copyOf))
  else write(draft, file, path, addPicture(draft, file, path, value))
}

/** Sets what was typed, as the value that it is: a date without words goes with its key. */
function setText(draft: SiteDraft, file: string, path: Path, typed: string): void {
  const data = draft.value(file)
  const now = valueAt(data, path)
  const field = schemaAt(draft.schema, path, data)
  const kind = field && kindOf(field)
  // A file that was put there meanwhile is known as missing.
  if (kind === 'picture' || kind === 'drawing') draft.source.changed(draft.source.beside(typed))
  const words = typed.replace(/\n+$/, '')
  const to = field && registered(ofOneLine, field) ? oneLine(words) : words
  if (to === wordsOf(now) && !isGroup(now) && !Array.isArray(now)) return
  const isNumber = typeof now === 'number' ? numeral : kind === 'date' && now === undefined ? year : undefined
  if (kind === 'date' && to.trim() === '') write(draft, file, path, undefined)
  else if (isNumber?.test(to.trim())) write(draft, file, path, Number(to))
  // The line breaks at its end belong to the style of a block.
  else write(draft, file, path, to + (typeof now === 'string' ? (/\n*$/.exec(now)?.[0] ?? '') : ''))
}

const numeral = /^-?\d+(?:\.\d+)?$/
const year = /^\d{4}$/

/** Sets a value, whose keys are made in the order of the schema; or takes it away. */
function write(draft: SiteDraft, file: string, path: Path, value: ScalarValue | undefined): void {
  const text = draft.text(file)
  const isTheme = path[0] === 'theme' && file === draft.main
  draft.write(file, {
    text: isTheme
      ? withThemeValue(text, path, value, draft.schema)
      : withValue(text, path, value, draft.schema),
  })
}

/** Whole lines of a Markdown file: those of the paragraph that begins on one. */
function withParagraph(text: string, line: number, to: string): string {
  const start = /^\uFEFF?/.exec(text)?.[0] ?? ''
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text.slice(start.length).split(lineBreak)
  const now = paragraphAt(text, line)
  if (!now) throw new Unbuildable('It is not in the file any more.')
  const count = now.source.split('\n').length
  return start + lines.toSpliced(now.line, count, ...withoutForbidden(to).split('\n')).join(lineBreak)
}

/** Adds a copy of a look to the folder of the portfolio. Returns its name. */
function addCopyOfLook(draft: SiteDraft, look: string): string {
  const { beside } = draft.source
  const home = [beside(looksFolder), engineLooksFolder].find((all) => lookNames(all).includes(look))
  if (home === undefined) throw new Unbuildable(`There is no look ${look} any more.`)
  const name = firstFree(`my-${look}`, (name) => existsSync(join(beside(looksFolder), name)))
  const schema = engineFileFrom(beside(`${looksFolder}/${name}`), 'schema')
  for (const { path, content } of copyOfLook(join(home, look), name, schema)) draft.add(path, content)
  return name
}
