import { readSource } from '../../../schema/files/files.ts'
import { shownPath } from '../../../schema/files/paths.ts'
import { overlaysOf } from '../../../schema/languages/files.ts'
import { isSections, same } from '../../../schema/languages/merge.ts'
import { isForReading, type Kind, kindOf } from '../../../schema/model/kinds.ts'
import { schemaAt } from '../../../schema/model/schemaIntrospection.ts'
import { walk } from '../../../schema/model/walk.ts'
import type { Path } from '../../../schema/report/diagnostics.ts'
import { read } from '../../../schema/yaml/source.ts'
import { isGroup, own, stepsOf, valueAt } from '../../../schema/yaml/valueAt.ts'
import type { Editable, EditableField, EntryPlace } from '../../shared/editor.ts'
import type { Asking } from '../../shared/editorQuestions.ts'
import type { ContentFile, ValidContent } from '../content/content.ts'
import type { Locales } from '../content/locales.ts'
import { pathOf } from './editedFiles.ts'
import { paragraphAt, wordsOf } from './editedText.ts'
import { pathInMain } from './overlayPaths.ts'
import { capital, names, pageWords } from './pageWords.ts'
import { saidBy } from './siteDraft.ts'
import { versionOf } from './versions.ts'

/*
 * What can be edited at a place, and the entries of lists that it is in.
 */

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
  question: Asking<'editable'>,
  source: ContentFile,
  content: ValidContent,
  locales: Locales,
): Editable {
  const file = pathOf(source, question.from)
  const text = readSource(file)
  const seen = versionOf(source, file)
  if (typeof question.from === 'object' && 'page' in question.from)
    return inMarkdown(question, file, text, seen)
  return inYaml(question, { source, content, locales, file, text, seen })
}

function inMarkdown({ from, keys }: Asking<'editable'>, file: string, text: string, seen: string): Editable {
  const found = paragraphAt(text, Number(keys[0]))
  const place = `${shownPath(file)}:${(found?.line ?? Number(keys[0])) + 1}`
  if (!found) return { place, note: 'This is more than a line of text: edit it in the file.' }
  return {
    text: { file: from, path: [found.line], name: 'text', value: found.source, seen },
    isInPlace: true,
    place,
  }
}

interface Site {
  source: ContentFile
  content: ValidContent
  locales: Locales
  /** The file of the place, its text on disk, and the version of that. */
  file: string
  text: string
  seen: string
}

function inYaml(
  { from, keys: path, shown: shownAt, lang }: Asking<'editable'>,
  { source, content, locales, file, text: onDisk, seen }: Site,
): Editable {
  const name = shownPath(file)
  const main = read(readSource(source.file))
  const written = read(onDisk)
  if (!('root' in main) || !('root' in written))
    return { place: name, note: 'The file cannot be read as YAML.' }
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
    return { file: from, path: [...path], name, value: shown, seen }
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
    return { file: from, path: [...path], name: String(path.at(-1)), value: shown, seen }
  }
  const text = path.length > 0 ? (fieldAt(path) ?? defaultText()) : undefined
  const isOfRoles = path.at(-1) === 'roles' && Array.isArray(at(path))
  // A period says more than its start, and a point less than the text that it is a line of.
  const isInPlace =
    text !== undefined &&
    !besideTexts.has(field && kindOf(field)) &&
    shown !== undefined &&
    shownAt !== undefined &&
    shownTextOf(valueAt(locale, shownAt)) === shown
  const here = at(path)
  /** What belongs to a text and is not seen as one, such as its level. */
  const beside = Object.keys(!text && isGroup(here) ? here : {})
    .map((key) => [...path, key])
    .find((one) => {
      const field = schemaAt(schema, inMain(one), main.value)
      return typeof at(one) === 'number' || besideTexts.has(field && kindOf(field))
    })
  const inForm = isOfRoles || (text && !isInPlace) ? path : beside

  let note: string | undefined
  if (from === 'main' && locale !== locales[0] && text)
    note = `This text is that of ${name}, and so of every language that has none of its own.`
  return {
    text,
    // One that a translation takes over by = is no word of its own.
    others: text && isTag(path) && at(path) === text.value ? otherPlaces(source, text) : [],
    isIcon: text !== undefined && field !== undefined && kindOf(field) === 'icon',
    isInPlace,
    inForm: inForm && [...inMain(inForm)],
    place: `${capital(pageWords(inMain(path), main.value))} · ${name}`,
    note,
  }
}

/**
 * The other places of a tag, of the file and of those that are renamed with it: an overlay is alone, since its words are
 * of its language.
 */
function otherPlaces(source: ContentFile, { file, path, seen, value }: EditableField): EditableField[] {
  const overlays = file === 'main' ? overlaysOf(source.file).map(({ lang }) => ({ overlay: lang })) : []
  const found: EditableField[] = []
  for (const one of [file, ...overlays])
    for (const other of walk(saidBy(readSource(pathOf(source, one)))))
      if (other.value === value && isTag(other.path) && (one !== file || other.path.join() !== path.join()))
        found.push({ file: one, path: [...other.path], name: 'tags', value, seen })
  return found
}

/** The words of a resolved value: a text, a heading, or a sentence. */
function shownTextOf(value: unknown): string | undefined {
  const text = own(value, 'text')
  if (typeof value === 'string') return value
  return typeof text === 'string' && isGroup(value) && ('longest' in value || 'parts' in value)
    ? text
    : undefined
}

const isTag = (path: Path) => path.at(-2) === 'tags' && typeof path.at(-1) === 'number'

/** The entries that a place is in, the innermost first, and its section, which has controls of its own and so no count. */
export function entriesAt(source: ContentFile, { from, keys }: Asking<'entries'>): EntryPlace[] {
  if (typeof from === 'object' && 'page' in from) return []
  const main = saidBy(readSource(source.file))
  const path = from === 'main' ? keys : pathInMain(keys, main, saidBy(readSource(pathOf(source, from))))
  const seen = versionOf(source, source.file)
  const entries: EntryPlace[] = []
  for (const [at, index] of path.entries()) {
    const list = path.slice(0, at)
    const items = valueAt(main, list)
    if (!Array.isArray(items) || typeof index !== 'number' || index >= items.length || list.length < 1)
      continue
    const id = isSections(list) ? own(items[index], 'id') : undefined
    if (typeof id === 'string')
      entries.unshift({ path: [...list, id], name: String(own(items[index], 'label') ?? id), seen })
    else
      entries.unshift({ path: path.slice(0, at + 1), count: items.length, name: nameOf(items[index]), seen })
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
