import { resolve } from 'node:path'
import type { z } from 'zod'
import { readSource } from '../../../schema/files/files.ts'
import { shownPath } from '../../../schema/files/paths.ts'
import { overlaysOf } from '../../../schema/languages/files.ts'
import { same } from '../../../schema/languages/merge.ts'
import { isForReading, type Kind, kindOf } from '../../../schema/model/kinds.ts'
import { schemaAt } from '../../../schema/model/schemaIntrospection.ts'
import { walk } from '../../../schema/model/walk.ts'
import type { Path } from '../../../schema/report/diagnostics.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import { withoutForbidden } from '../../../schema/yaml/characters.ts'
import { read } from '../../../schema/yaml/source.ts'
import { isGroup, own, valueAt } from '../../../schema/yaml/valueAt.ts'
import { readable, removeValue, setValue } from '../../../schema/yaml/write.ts'
import type { Edit, Editable, EditableField, EditableQuestion } from '../../shared/editor.ts'
import type { ContentFile, ValidContent } from '../content/content.ts'
import type { Locales } from '../content/locales.ts'
import { type Change, pathOf } from './editedFiles.ts'
import { refuseMovedIn, seenAt } from './movedEntries.ts'
import { pathInMain } from './overlayPaths.ts'
import { capital, pageWords } from './pageWords.ts'
import { withChoice } from './panelEdit.ts'
import { saidBy, textOf } from './siteTexts.ts'

/*
 * Editing a text: what can be edited at a place, and the text of its file with other words.
 */

/** An edit of a value that says something else by now. */
export class ChangedMeanwhile extends Unbuildable {
  /** What it says now. */
  readonly now: string
  readonly path: Path
  constructor(now: string, path: Path) {
    super('It was changed in the file meanwhile, and that stays.')
    this.now = now
    this.path = path
  }
}

/** What belongs to a text and is not seen as one. */
const besideTexts: ReadonlySet<Kind | undefined> = new Set<Kind>([
  'link',
  'endpoint',
  'videoAddress',
  'alternative',
  'date',
  'day',
])

/**
 * What can be edited at a place on the page, as it stands on disk. Throws, with a sentence, if its file is gone.
 *
 * @param locales of the content, as the page shows it
 */
export function editableAt(
  question: EditableQuestion,
  source: ContentFile,
  content: ValidContent,
  locales: Locales,
): Editable {
  const file = pathOf(source, question.from)
  const text = readSource(file)
  if (typeof question.from === 'object' && 'page' in question.from) return inMarkdown(question, file, text)
  return inYaml(question, { source, content, locales, file, text })
}

function inMarkdown({ from, keys, texts }: EditableQuestion, file: string, text: string): Editable {
  const found = paragraphAt(text, Number(keys[0]))
  const place = `${shownPath(file)}:${(found?.line ?? Number(keys[0])) + 1}`
  if (!found) return { beside: [], place, note: 'This is more than a line of text: edit it in the file.' }
  return {
    text: { file: from, path: [found.line], name: 'text', was: found.source, value: found.source },
    shownAs: shownFor(found.plain, texts),
    beside: [],
    place,
  }
}

interface Site {
  source: ContentFile
  content: ValidContent
  locales: Locales
  /** The file of the place, and its text on disk. */
  file: string
  text: string
}

function inYaml(
  { from, keys: path, texts, lang }: EditableQuestion,
  { source, content, locales, file, text: onDisk }: Site,
): Editable {
  const name = shownPath(file)
  const main = read(readSource(source.file))
  const written = read(onDisk)
  if (!('root' in main) || !('root' in written))
    return { beside: [], place: name, note: 'The file cannot be read as YAML.' }
  const isOverlay = file !== source.file
  const at = (path: Path) => valueAt(written.value, path)
  const inMain = (path: Path) => (isOverlay ? pathInMain(path, main.value, written.value) : path)
  const fieldAt = (path: Path): EditableField | undefined => {
    const value = at(path)
    if (value !== null && typeof value !== 'string' && typeof value !== 'number') return undefined
    const was = wordsOf(value)
    const isOriginal = isOverlay && (was === same || was === '')
    const shown = isOriginal ? wordsOf(valueAt(main.value, inMain(path))) : was
    // An entry of a list is called by the key of that.
    const name = String(path.findLast((step) => typeof step === 'string'))
    return { file: from, path: [...path], name, was, value: shown, seen: seenAt(main.value, inMain(path)) }
  }

  const locale = locales.find(({ site }) => site.lang === lang) ?? locales[0]
  const { schema } = content.locales[0]
  const field = schemaAt(schema, inMain(path), main.value)
  const shown = shownTextOf(valueAt(locale, inMain(path)))
  /** What the page says by default. Words of another language than that of the file are not put into it. */
  const defaultText = (): EditableField | undefined => {
    const isText = field !== undefined && isForReading(kindOf(field)) && path[0] !== 'theme'
    if (!isText || shown === undefined || at(path) !== undefined) return undefined
    if (!isOverlay && locale !== locales[0]) return undefined
    const seen = seenAt(main.value, inMain(path))
    return { file: from, path: [...path], name: String(path.at(-1)), was: '', value: shown, seen }
  }
  const text = path.length > 0 ? (fieldAt(path) ?? defaultText()) : undefined
  const group = text ? path.slice(0, -1) : path
  const around = at(group)
  const beside: EditableField[] = []
  const keys = isGroup(around) ? Object.keys(around) : []
  for (const key of keys) {
    const one = [...group, key]
    if (key === path.at(-1) && text) continue
    const schemaHere = schemaAt(schema, inMain(one), main.value)
    const isBeside = typeof at(one) === 'number' || besideTexts.has(schemaHere && kindOf(schemaHere))
    const field = isBeside ? fieldAt(one) : undefined
    if (field) beside.push(field)
  }
  const isOfRoles = path.at(-1) === 'roles' && Array.isArray(around)
  if (isOfRoles) beside.push(...datesOfRoles(around, path, fieldAt))
  // Of a period both ends, also the one that is not written.
  const other = otherEnd[String(path.at(-1))]
  if (text && other && !isOverlay && !keys.includes(other))
    beside.push({ ...text, path: [...group, other], name: other, was: '', value: '' })

  let note: string | undefined
  if (isOfRoles) note = 'These dates come from those of its roles.'
  else if (from === 'main' && locale !== locales[0] && text)
    note = `This text is that of ${name}, and so of every language that has none of its own.`
  return {
    text,
    // One that a translation takes over by = is no word of its own.
    count: text && isTag(path) && text.was === text.value ? countOf(source, file, text.was) : undefined,
    isIcon: text !== undefined && field !== undefined && kindOf(field) === 'icon',
    shownAs: text && shown ? shownFor(shown, texts) : undefined,
    beside,
    place: `${capital(pageWords(inMain(path), main.value))} · ${name}`,
    note,
  }
}

/** The dates of roles, from which the period of their organisation comes: each with the name of its role. */
function datesOfRoles(
  roles: readonly unknown[],
  path: Path,
  fieldAt: (path: Path) => EditableField | undefined,
): EditableField[] {
  const fields: EditableField[] = []
  for (const [index, role] of roles.entries())
    for (const key of ['start', 'end']) {
      const field = own(role, key) === undefined ? undefined : fieldAt([...path, index, key])
      if (field) fields.push({ ...field, name: `${own(role, 'title')}: ${key}` })
    }
  return fields
}

/** The two ends of a period. */
const otherEnd: Readonly<Record<string, string>> = { start: 'end', end: 'start' }

/** In how many places a tag is written, of the file and of those that are renamed with it. */
function countOf(source: ContentFile, file: string, tag: string): number {
  let count = 0
  for (const one of filesWithTags(source, file)) count += placesOfTag(saidBy(readSource(one)), tag).length
  return count
}

/** The words of a resolved value: a text, a heading, or a sentence. */
function shownTextOf(value: unknown): string | undefined {
  const text = own(value, 'text')
  if (typeof value === 'string') return value
  return typeof text === 'string' && isGroup(value) && ('longest' in value || 'parts' in value)
    ? text
    : undefined
}

/** Which of some texts, the innermost first, shows these words and no others. */
const shownFor = (said: string, texts: readonly string[]): string | undefined =>
  texts.find((text) => letters(text) === letters(said))

/** What is compared of two texts: signs may be typeset, and those of Markdown are not seen. Signs alone are compared too. */
const letters = (text: string) => text.normalize('NFC').replace(/[^\p{L}\p{N}\p{M}]/gu, '') || text.trim()

/** A value as words to edit: without the line breaks at its end, which belong to the style of a block. */
export const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\n+$/, '') : ''

type TextEdit = Extract<Edit, { kind: 'text' }>

/** What an edit makes of the files of a site. Writes nothing. Throws, with a sentence, what speaks against it. */
export function textChange(source: ContentFile, edit: TextEdit): Change[] {
  const { schema } = source.own()
  const file = pathOf(source, edit.file)
  const values = [edit, ...(edit.beside ?? [])]
  for (const { path, seen } of values) if (seen !== undefined) refuseMovedIn(source, file, path, seen)
  const changes: Change[] = []
  for (const one of edit.everywhere ? filesWithTags(source, file) : [file]) {
    const before = readSource(one)
    let after = before
    for (const value of one === file ? values : []) after = withText(after, { ...edit, ...value }, schema)
    const others = edit.everywhere ? placesOfTag(saidBy(after), edit.was) : []
    for (const path of others) after = withText(after, { ...edit, path }, schema)
    if (after !== before) changes.push({ file: one, before, after })
  }
  return changes
}

/** The files in which a tag is renamed with that of a file: an overlay is alone, since its words are of its language. */
const filesWithTags = (source: ContentFile, file: string): string[] =>
  file === source.file ? [file, ...overlaysOf(file).map(({ path }) => resolve(path))] : [file]

/** The paths of a tag: of each entry of a list of tags that says just this. */
function placesOfTag(content: unknown, tag: string): Path[] {
  const found: Path[] = []
  for (const { path, value } of walk(content)) if (value === tag && isTag(path)) found.push(path)
  return found
}

const isTag = (path: Path) => path.at(-2) === 'tags' && typeof path.at(-1) === 'number'

/**
 * The text of a file after an edit. Nothing but the value changes, to the byte; one that is not there yet is made, and a
 * date without words goes with its key. Throws, with a sentence, why not.
 */
export function withText(text: string, edit: TextEdit, schema: z.core.$ZodType): string {
  const isPage = typeof edit.file === 'object' && 'page' in edit.file
  // Word processors break lines by signs that no file may have.
  const wanted = { ...edit, to: withoutForbidden(edit.to) }
  return isPage ? withLines(text, wanted) : withScalar(text, wanted, schema)
}

const isYear = (text: string) => /^\d{4}$/.test(text.trim())

function withScalar(text: string, { path, was, to }: TextEdit, schema: z.core.$ZodType): string {
  const source = readable(text)
  if ('problem' in source) throw new Unbuildable(source.problem)
  const value = valueAt(source.value, path)
  const field = schemaAt(schema, path, source.value)
  const isDate = field !== undefined && kindOf(field) === 'date'
  if (value === undefined && was === '')
    return to === '' ? text : withChoice(text, path, isDate && isYear(to) ? Number(to) : to, schema)
  if (value !== null && typeof value !== 'string' && typeof value !== 'number')
    throw new Unbuildable('It is not in the file any more.')
  const now = wordsOf(value)
  if (now !== was) throw new ChangedMeanwhile(now === same ? '' : now, path)
  if (now === to) return text
  if (isDate && to.trim() === '') return textOf(removeValue(text, path))
  const [end = ''] = typeof value === 'string' ? (/\n*$/.exec(value) ?? []) : []
  const isNumber = typeof value === 'number' && /^-?\d+(?:\.\d+)?$/.test(to.trim())
  return textOf(setValue(text, path, isNumber ? Number(to) : to.replace(/\n+$/, '') + end))
}

/** Whole lines of a Markdown file: those that `was` has, from the line that the path names. */
function withLines(text: string, { path, was, to }: TextEdit): string {
  const mark = /^\uFEFF?/.exec(text)?.[0] ?? ''
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text.slice(mark.length).split(lineBreak)
  const start = Number(path[0])
  const count = was.split('\n').length
  const now = lines.slice(start, start + count).join('\n')
  if (now !== was) throw new ChangedMeanwhile(now, path)
  return mark + lines.toSpliced(start, count, ...to.split('\n')).join(lineBreak)
}

/** A paragraph or a heading of a Markdown text. */
interface Paragraph {
  /** Its first line, from 0, and its lines as they are written. */
  line: number
  source: string
  /** What a page shows of it. */
  plain: string
}

/** Begins something that is no paragraph: a list, a quote, a table, a fence, HTML, a picture, a footnote. */
const special = /^(?: {4}|\t| {0,3}(?:[-*+>|<]|\d+[.)]\s|```|~~~|!\[|\[[^\]]+\]:|-{3,}|={3,}))/

/** The paragraph or heading that a line belongs to; undefined for all else, and for what is in a fence of code. */
export function paragraphAt(text: string, line: number): Paragraph | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const isPlain = (index: number) => {
    const one = lines[index]
    return one !== undefined && one.trim() !== '' && !special.test(one) && !/^ {0,3}#/.test(one)
  }
  const fences = lines.slice(0, line).filter((one) => /^ {0,3}(?:```|~~~)/.test(one))
  if (fences.length % 2 === 1) return undefined
  const here = lines[line]
  if (here !== undefined && /^ {0,3}#{1,6}\s/.test(here)) return paragraphOf([here], line)
  if (!isPlain(line)) return undefined
  let start = line
  while (isPlain(start - 1)) start -= 1
  let end = line + 1
  while (isPlain(end)) end += 1
  // Below a list or a quote it goes on with that, and what follows without an empty line is part of it.
  const isAlone = (one: string | undefined) => one === undefined || one.trim() === '' || /^ {0,3}#/.test(one)
  if (!isAlone(lines[start - 1]) || !isAlone(lines[end])) return undefined
  return paragraphOf(lines.slice(start, end), start)
}

const paragraphOf = (lines: readonly string[], line: number): Paragraph => ({
  line,
  source: lines.join('\n'),
  plain: lines
    .join(' ')
    .replace(/^ {0,3}#{1,6}\s+/, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[*_`[\]]|\\(?=[!-/:-@[-`{-~])/g, ''),
})
