import { readSource } from '../../../schema/files/files.ts'
import { same, sectionPlaces } from '../../../schema/languages/merge.ts'
import { type Kind, kindOf } from '../../../schema/model/kinds.ts'
import { schemaAt } from '../../../schema/model/schemaIntrospection.ts'
import { type Path, pathText } from '../../../schema/report/diagnostics.ts'
import { read } from '../../../schema/yaml/source.ts'
import { isGroup, valueAt } from '../../../schema/yaml/valueAt.ts'
import type { Editable, EditableField, WordsQuestion } from '../../shared/edits.ts'
import type { ContentFile, ValidContent } from '../content/content.ts'
import type { Locales } from '../content/locales.ts'
import { wordsOf } from './applyEdit.ts'
import { pathOf, shownName } from './editedFiles.ts'
import { paragraphAt } from './paragraphAt.ts'
import { shownValues } from './shownValues.ts'

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
export function editableAt(question: WordsQuestion, source: ContentFile, page: Page): Editable {
  const file = pathOf(source, question.from)
  const text = readSource(file)
  const isPage = typeof question.from === 'object' && 'page' in question.from
  return isPage ? inMarkdown(question, { file, text }) : inYaml(question, source, page, { file, text })
}

interface Page {
  content: ValidContent
  locales: Locales
}

interface OnDisk {
  file: string
  text: string
}

function inMarkdown({ id, from, keys, texts }: WordsQuestion, { file, text }: OnDisk): Editable {
  const found = paragraphAt(text, Number(keys[0]))
  const place = `${shownName(file)}:${(found?.line ?? Number(keys[0])) + 1}`
  if (!found) return { id, beside: [], place, note: 'This is more than a line of text: edit it in the file.' }
  const shownAs = shownFor(found.plain, texts)
  return {
    id,
    text: { file: from, path: [found.line], name: 'text', was: found.source, value: found.source },
    ...(shownAs !== undefined && { shownAs }),
    beside: [],
    place,
  }
}

function inYaml(
  { id, from, keys: path, texts, lang }: WordsQuestion,
  source: ContentFile,
  { content, locales }: Page,
  { file, text: onDisk }: OnDisk,
): Editable {
  const name = shownName(file)
  const main = read(readSource(source.file))
  const written = read(onDisk)
  if (!('root' in main) || !('root' in written))
    return { id, beside: [], place: name, note: 'The file cannot be read as YAML.' }
  const isOverlay = file !== source.file
  const at = (path: Path) => valueAt(written.value, path)
  /** A path as the main file has it. */
  const inMain = (path: Path) => (isOverlay ? mainPathOf(path, main.value, written.value) : path)
  const fieldAt = (path: Path): EditableField | undefined => {
    const value = at(path)
    if (value !== null && typeof value !== 'string' && typeof value !== 'number') return undefined
    const was = wordsOf(value)
    const isOriginal = isOverlay && (was === same || was === '')
    const shown = isOriginal ? wordsOf(valueAt(main.value, inMain(path))) : was
    return { file: from, path: [...path], name: String(path.at(-1)), was, value: shown }
  }

  const text = path.length > 0 ? fieldAt(path) : undefined
  const group = text ? path.slice(0, -1) : path
  const { schema } = content.locales[0]
  const isBeside = (path: Path) => {
    const field = schemaAt(schema, inMain(path), main.value)
    return typeof at(path) === 'number' || besideTexts.has(field && kindOf(field))
  }
  const around = at(group)
  const beside = (isGroup(around) ? Object.keys(around) : [])
    .map((step) => [...group, step])
    .filter((path) => path.at(-1) !== text?.name && isBeside(path))
    .flatMap((path) => fieldAt(path) ?? [])

  const locale = locales.find(({ site }) => site.lang === lang) ?? locales[0]
  const [shown, ...others] = shownValues(valueAt(locale, inMain(path)))
  const shownAs = text && shown?.text && others.length === 0 ? shownFor(shown.text, texts) : undefined
  const isOfMain = from === 'main' && locale !== locales[0] && text !== undefined
  return {
    id,
    ...(text && { text }),
    ...(shownAs !== undefined && { shownAs }),
    beside,
    place: `${pathText(path)} · ${name}`,
    ...(isOfMain && {
      note: `This text is that of ${name}, and so of every language that has none of its own.`,
    }),
  }
}

/** Which of some texts, the innermost first, shows these words and no others. */
const shownFor = (said: string, texts: readonly string[]): string | undefined =>
  texts.find((text) => letters(text) === letters(said))

/** What is compared of two texts: signs may be typeset, and marks of Markdown are not seen. Signs alone are compared too. */
const letters = (text: string) => text.normalize('NFC').replace(/[^\p{L}\p{N}\p{M}]/gu, '') || text.trim()

/** A path of an overlay as the main file has it: its sections are matched by their ids. */
function mainPathOf(path: Path, main: unknown, overlay: unknown): Path {
  const [first, section, ...rest] = path
  if (first !== 'sections' || section === undefined) return path
  return [first, sectionPlaces(main, overlay).get(Number(section)) ?? section, ...rest]
}
