import { readSource } from '../../../schema/lookup/files.ts'
import { type Kind, kindOf } from '../../../schema/model/kinds.ts'
import { schemaAt } from '../../../schema/model/schemaIntrospection.ts'
import { same, sectionPlaces } from '../../../schema/overlay/merge.ts'
import { type Path, pathText } from '../../../schema/report/diagnostics.ts'
import { read } from '../../../schema/yaml/source.ts'
import { own, valueAt } from '../../../schema/yaml/valueAt.ts'
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
export function editableAt(
  question: WordsQuestion,
  source: ContentFile,
  { content, locales }: { content: ValidContent; locales: Locales },
): Editable {
  const { id, from, keys, texts, lang } = question
  const file = pathOf(source, from)
  const onDisk = readSource(file)
  const name = shownName(file)
  const isShown = (text: string) => (one: string) => letters(one) === letters(text)
  if (typeof from === 'object' && 'page' in from) {
    const found = paragraphAt(onDisk, Number(keys[0]))
    const place = `${name}:${(found?.line ?? 0) + 1}`
    if (!found)
      return { id, beside: [], place: name, note: 'This is more than a line of text: edit it in the file.' }
    const text = { file: from, path: [found.line], name: 'text', was: found.source, value: found.source }
    const shownAs = texts.find(isShown(found.plain))
    return { id, text, ...(shownAs !== undefined && { shownAs }), beside: [], place }
  }

  const { schema } = content.locales[0]
  const main = read(readSource(source.file))
  const written = read(onDisk)
  if (!('root' in main) || !('root' in written))
    return { id, beside: [], place: name, note: 'The file cannot be read as YAML.' }
  const inOverlay = file !== source.file
  const path = inOverlay ? overlayPathOf(keys, main.value, written.value) : keys
  const isText = path.length > 0 && typeof valueAt(written.value, path) !== 'object'
  const group = isText ? path.slice(0, -1) : path
  const inMain = isText ? keys.slice(0, -1) : keys
  const kindAt = (inMain: Path) => {
    const field = schemaAt(schema, inMain, main.value)
    return field && kindOf(field)
  }
  const fieldAt = (path: Path): EditableField | undefined => {
    const value = valueAt(written.value, path)
    if (value !== null && typeof value !== 'string' && typeof value !== 'number') return undefined
    const was = wordsOf(value)
    const original = wordsOf(valueAt(main.value, [...inMain, path.at(-1) ?? '']))
    return {
      file: from,
      path: [...path],
      name: String(path.at(-1)),
      was,
      value: inOverlay && (was === same || was === '') ? original : was,
    }
  }

  const text = isText ? fieldAt(path) : undefined
  const steps = Object.keys(own({ group: valueAt(written.value, group) }, 'group') ?? {})
  const isList = Array.isArray(valueAt(written.value, group))
  const beside = isList
    ? []
    : steps.flatMap((step) => {
        const isBeside =
          besideTexts.has(kindAt([...inMain, step])) ||
          (typeof valueAt(written.value, [...group, step]) === 'number' && step !== path.at(-1))
        const field = isBeside && step !== text?.name ? fieldAt([...group, step]) : undefined
        return field ?? []
      })

  const locale = locales.find(({ site }) => site.lang === lang) ?? locales[0]
  const shown = shownValues(valueAt(locale, keys))
  const [only] = shown
  const shownAs = shown.length === 1 && only?.text ? texts.find(isShown(only.text)) : undefined
  const note =
    from === 'main' && locale !== locales[0] && text
      ? `This text is that of ${name}, and so of every language that has none of its own.`
      : undefined
  return {
    id,
    ...(text && { text }),
    ...(shownAs !== undefined && text && { shownAs }),
    beside,
    place: `${pathText(path)} · ${name}`,
    ...(note && { note }),
  }
}

/** What is compared of two texts: signs may be typeset, and marks of Markdown are not seen. Signs alone are compared too. */
const letters = (text: string) => text.normalize('NFC').replace(/[^\p{L}\p{N}\p{M}]/gu, '') || text.trim()

/** A path in the main file as an overlay has it: its sections are matched by their ids. */
function overlayPathOf(path: Path, main: unknown, overlay: unknown): Path {
  const [first, section, ...rest] = path
  if (first !== 'sections' || section === undefined) return path
  const found = [...sectionPlaces(main, overlay)].find(([, place]) => place === section)
  return found ? [first, found[0], ...rest] : path
}
