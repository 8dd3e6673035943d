import { resolve } from 'node:path'
import { z } from 'zod'
import { lookIn } from '../../../schema/check/look.ts'
import { shownPath, slashed } from '../../../schema/files/paths.ts'
import { overlayPath } from '../../../schema/languages/files.ts'
import { inPlace, positionsInPlace, sectionPlaces } from '../../../schema/languages/merge.ts'
import { lookFiles, looksFolder } from '../../../schema/model/look.ts'
import type { PortfolioSchema } from '../../../schema/model/portfolio.ts'
import { schemaAt, unwrapped } from '../../../schema/model/schemaIntrospection.ts'
import { type Path, pathText } from '../../../schema/report/diagnostics.ts'
import { linesOf } from '../../../schema/report/lines.ts'
import { pointsIn } from '../../../schema/text/sentence.ts'
import { read } from '../../../schema/yaml/source.ts'
import { type SourcePosition, sourcePositionAt } from '../../../schema/yaml/sourcePosition.ts'
import { own, stepsOf, valueAt } from '../../../schema/yaml/valueAt.ts'
import type { Found, Place } from '../../shared/editor.ts'
import type { Asking, EditedFile } from '../../shared/editorQuestions.ts'
import type { ContentFile, ValidContent } from '../content/content.ts'
import type { Locales, ResolvedLocale } from '../content/locales.ts'
import { pathInOverlay } from './overlayPaths.ts'

/** The files that a place may be in: the text of each as the page shows it, and which of them is the main one. */
interface Written {
  main: string
  texts: Readonly<Record<string, string>>
  /** The language of the page, and the main one. */
  lang: string
  mainLang: string
}

/** Where something on the page stands in the files of the owner; or, by a note, why that cannot be told. */
export function placeOf(
  sought: Asking<'place'>,
  source: ContentFile,
  content: ValidContent,
  locales: Locales,
): Found {
  const main = Object.keys(content.texts).find((file) => source.isMain(file)) ?? ''
  const locale = locales.find(({ site }) => site.lang === sought.lang) ?? locales[0]
  const written = { main, texts: content.texts, lang: locale.site.lang, mainLang: locales[0].site.lang }
  const page = markdownOf(sought, content, source)
  const { line, path, isAround } = sought
  const isOfPage = page !== undefined && line !== undefined && (isAround || !path)
  const place: Place | undefined = isOfPage
    ? { ...page, line: line + 1, keys: [line], note: undefined }
    : (inYaml(sought, locale, written, content.locales[0].schema) ?? page)
  if (!place) return nowhere('Nothing in your files stands for this alone.')
  const file = resolve(place.file)
  return {
    ...place,
    file: shownPath(file),
    open: `${file}:${place.line}:${place.column}`,
  }
}

/** What says that there is no place. */
export const nowhere = (note: string): Found => ({
  file: '',
  from: 'main',
  line: 0,
  column: 0,
  path: '',
  keys: [],
  open: '',
  note,
})

/** The start of the Markdown file that a page was made of. */
function markdownOf(
  { page, lang }: Asking<'place'>,
  { locales }: ValidContent,
  source: ContentFile,
): Place | undefined {
  if (page === undefined) return undefined
  const { portfolio, caseStudies } =
    locales.find(({ portfolio }) => portfolio.site.lang === lang) ?? locales[0]
  const ownLang = portfolio.site.lang
  const study = caseStudies.find(({ path }) => path === page || `${ownLang}/${path}` === page)
  if (!study) return undefined
  return {
    file: source.beside(study.file),
    from: { page: study.path, lang: ownLang },
    line: 1,
    column: 1,
    path: '',
    keys: [],
    note: 'No line of this page has these words alone: this is its file.',
  }
}

/** The place of a value of the resolved content, or of what is around it. */
function inYaml(
  sought: Asking<'place'>,
  locale: ResolvedLocale,
  written: Written,
  schema: PortfolioSchema,
): Place | undefined {
  const index = locale.sections.findIndex(({ id }) => id === sought.section)
  const section = locale.sections[index]
  const within: Path | undefined = section && ['sections', index]
  const path = numberBeside(sought, locale, schema) ?? sought.path ?? within
  if (!path || path.length === 0) return undefined
  const isAround = sought.isAround && path === sought.path
  const place = (path: Path, note?: string) =>
    inLook(path, written) ?? inFiles(path, written, sought.line, note)
  const language = path[0] === 'languages' ? locale.languages?.[Number(path[1])] : undefined
  if (language) return fileOfLanguage(language.lang, written)
  if (!isAround && path !== within) {
    const found = place(path)
    return found && { ...found, more: found.more ?? besideOf(path, locale, place) }
  }
  if (!sought.isShown) {
    const found = place(path)
    return found && { ...found, more: colourPlace(written) }
  }
  if (within && own(section, 'samples'))
    return place([...within, 'samples'], 'Samples are made up from these settings.')
  const isEntry = path.length > (within?.length ?? 0)
  return place(
    path,
    isEntry
      ? 'No value has these words alone: this is the entry that they belong to.'
      : 'No value has these words alone: this is where the section begins.',
  )
}

/**
 * The path of the number that belongs to some texts, such as a level, if they have just one: a number has no mark, and
 * what the page shows beside those texts is made of it.
 */
function numberBeside(
  { path: group, isAround, isShown }: Asking<'place'>,
  locale: ResolvedLocale,
  schema: PortfolioSchema,
): Path | undefined {
  if (!group || typeof group.at(-1) !== 'number' || group.length < 3 || !isAround || !isShown)
    return undefined
  const numbers = stepsOf(valueAt(locale, group)).filter((key) => {
    const field = schemaAt(schema, [...group, key], locale)
    return field !== undefined && unwrapped(field) instanceof z.ZodNumber
  })
  return numbers.length === 1 ? [...group, ...numbers] : undefined
}

/** Says what stands beside a value: where its link leads, what describes its picture. */
function besideOf(
  path: Path,
  locale: ResolvedLocale,
  place: (path: Path) => Place | undefined,
): string | undefined {
  const key = path.at(-1) === 'src' ? 'alt' : 'href'
  const beside = [...path.slice(0, -1), key]
  if (path.at(-1) === key || typeof valueAt(locale, beside) !== 'string') return undefined
  const found = place(beside)
  return found && `${key === 'alt' ? 'Described by' : 'Leads to'} ${found.path} · line ${found.line}`
}

/** Says which key the colours of the page are derived from: the accent of the theme, or of the look that it names. */
function colourPlace(written: Written): string {
  const inMain = { ...written, lang: written.mainLang }
  const from = ({ path, file, line }: Place) =>
    `Its colours come from ${path} · ${slashed(file).split('/').at(-1)}:${line}`
  const accent = inLook(['theme', 'accent'], written) ?? inFiles(['theme', 'accent'], inMain)
  if (accent && !accent.note) return from(accent)
  const theme = lookOf(written) === undefined ? undefined : inFiles(['theme'], inMain)
  return theme ? from(theme) : 'Its colours come from the default of theme.accent'
}

/** The place of a value of the theme in the file of its look, if it is that file alone that says it. */
function inLook([first, ...path]: Path, written: Written): Place | undefined {
  const file = first === 'theme' ? lookOf(written) : undefined
  const { main, texts, mainLang } = written
  if (file === undefined || path.length === 0) return undefined
  const source = read(texts[main] ?? '')
  if ('value' in source && valueAt(source.value, ['theme', ...path]) !== undefined) return undefined
  const place = inFiles(path, { ...written, main: file, lang: mainLang })
  // No edit of the page writes into a look. A logo of the owner's stands beside it, and wins over that of the look.
  const keys = path[0] === 'logo' ? ['theme', 'logo'] : []
  return place && !place.note ? { ...place, keys } : undefined
}

/** The file of the look that the theme names: the owner's, which may be missing, is read before that of the engine. */
function lookOf({ main, texts }: Written): string | undefined {
  const source = read(texts[main] ?? '')
  const look = 'value' in source ? lookIn(own(source.value, 'theme')) : undefined
  return Object.keys(texts).find(
    (file) => texts[file] && `/${file}`.endsWith(`/${looksFolder}/${look}/${lookFiles.yaml}`),
  )
}

/**
 * The place of a value: in the file of the language if it is written there, else in the main file.
 *
 * @param line of a text of several lines the one that is meant, from 0
 */
function inFiles(path: Path, written: Written, line?: number, note?: string): Place | undefined {
  const { main, texts, lang, mainLang } = written
  const text = texts[main] ?? ''
  const source = read(text)
  if (!('root' in source)) return undefined
  const file = overlayPath(main, lang)
  const overlayText = lang === mainLang ? undefined : texts[file]
  const overlay = read(overlayText ?? '')
  const inMain: Read = { file: { file: main, from: 'main' }, text, root: source.root }
  const label = labelOfLink(path, source.value)
  if (label)
    return inFiles(label, written, line, 'Without nav, a link of the header has the label of its section.')
  if (overlayText !== undefined && 'root' in overlay) {
    const places = sectionPlaces(source.value, overlay.value)
    const root = positionsInPlace(overlay.root, places)
    const known = writtenPath(root, typedPoint(path, inPlace(source.value, overlay.value)))
    const inOverlay: Read = { file: { file, from: { overlay: lang } }, text: overlayText, root }
    if (known.isWhole) {
      const keys = pathInOverlay(known.path, source.value, overlay.value) ?? known.path
      return { ...at(inOverlay, known.path, line, note), path: pathText(keys), keys }
    }
    // Words of the interface are in the language of the page.
    if (path[0] === 'labels') return unwritten(inOverlay, path, known.path)
  }
  const known = writtenPath(source.root, typedPoint(path, source.value))
  if (!known.isWhole) return unwritten(inMain, path, known.path)
  const isOfRoles = path.at(-1) === 'dates' && known.path.at(-1) === 'roles'
  const place = at(inMain, known.path, line, note)
  return isOfRoles ? { ...place, more: 'These dates come from those of its roles.' } : place
}

/** The start of the file by which a language is there. */
function fileOfLanguage(lang: string, { main, mainLang }: Written): Place {
  const isMain = lang === mainLang
  return {
    file: isMain ? main : overlayPath(main, lang),
    from: isMain ? 'main' : { overlay: lang },
    line: 1,
    column: 1,
    path: '',
    keys: [],
    note: 'The name of a language comes from its code, and its link from this file.',
  }
}

interface Read {
  file: { file: string; from: EditedFile }
  text: string
  root: SourcePosition
}

/** What stands for a value that is nowhere: the line of what it belongs to, or the end of the file. */
function unwritten(read: Read, path: Path, known: Path): Place {
  const note = `Nobody has written this yet: add ${pathText(path)} to say it otherwise.`
  const place = at(read, known, undefined, note)
  const end = read.text.trimEnd().split('\n').length
  const there = known.length > 0 ? place : { ...place, line: end, column: 1 }
  return { ...there, path: pathText(path), keys: path }
}

/** What the label of a section stands for: a link of the header, where the owner has written none. */
function labelOfLink([first, index = 0, key]: Path, main: unknown): Path | undefined {
  if (first !== 'nav' || own(main, 'nav') !== undefined) return undefined
  return ['sections', index, key === 'href' ? 'id' : 'label']
}

/** The path of a point of a list as it is written: as a line of a text beside the list, or in the list behind those. */
function typedPoint(path: Path, value: unknown): Path {
  const list = path.findIndex((step) => step === 'points' || step === 'highlights')
  let index = path[list + 1]
  if (list < 0 || typeof index !== 'number') return path
  const group = path.slice(0, list)
  for (const key of stepsOf(valueAt(value, group))) {
    const text = valueAt(value, [...group, key])
    const typed = typeof text === 'string' ? pointsIn(text).highlights.length : 0
    if (index < typed) return [...group, key]
    index -= typed
  }
  return [...path.slice(0, list + 1), index, ...path.slice(list + 2)]
}

/** What the build makes stands for one of these keys. */
const madeOf: Readonly<Record<string, readonly string[]>> = {
  dates: ['start', 'end', 'date', 'roles', 'year'],
}

/** A path as far as a file has it. It is whole where it ends in a text, such as that of a link written in one word. */
function writtenPath(root: SourcePosition, path: Path): { path: Path; isWhole: boolean } {
  const known: (string | number)[] = []
  let position = root
  for (const step of path) {
    if (position.kind === 'scalar' && !position.empty) break
    const key = [step, ...(madeOf[step] ?? [])].find((one) => position.entries.has(one))
    const next = key === undefined ? undefined : position.entries.get(key)
    if (key === undefined || !next) return { path: known, isWhole: false }
    known.push(key)
    position = next
  }
  return { path: known, isWhole: true }
}

function at({ file, text, root }: Read, path: Path, line = 0, note?: string): Place {
  const { span, key, kind } = sourcePositionAt(root, path)
  // A map or list begins with its key; words below the sign of a block are on its next line.
  const start = kind === 'scalar' || typeof path.at(-1) === 'number' ? span.start : (key ?? span).start
  const block = /^([|>])[^\n]*\n\s*/.exec(text.slice(start))
  const first = start + (block?.[0].length ?? 0)
  const lines = kind === 'scalar' ? text.slice(first, span.end).split('\n') : ['']
  const skipped = block?.[1] === '|' ? line : unfoldedLine(lines, line)
  const before = lines.slice(0, skipped).join('\n').length
  const indent = skipped > 0 ? /^\n\s*/.exec(text.slice(first + before))?.[0].length : 0
  const place = linesOf(text).position(first + before + (indent ?? 0))
  return {
    ...file,
    line: place.line,
    column: place.column,
    path: pathText(path),
    keys: path,
    note,
  }
}

/** Which of the written lines of a folded text begins one of it: each empty line of those is a line break of the text. */
function unfoldedLine(lines: readonly string[], line: number): number {
  let breaks = 0
  for (const [index, written] of lines.entries()) {
    if (written.trim() === '') breaks += 1
    else if (breaks >= line) return index
  }
  return 0
}
