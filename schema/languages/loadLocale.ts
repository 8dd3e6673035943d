import type { CheckContext } from '../check/context.ts'
import { issueFindings, mergedFindings } from '../check/issues/issues.ts'
import { completed } from '../check/loadPortfolio.ts'
import { foreignIn, type Locale } from '../check/locale.ts'
import { ruleFindings } from '../check/rules/index.ts'
import type { Portfolio } from '../model/portfolio.ts'
import { type Diagnostic, type Finding, type Path, pathText, settle } from '../report/diagnostics.ts'
import { directionOf, localeOf } from '../text/languages.ts'
import { read } from '../yaml/source.ts'
import type { SourcePosition } from '../yaml/sourcePosition.ts'
import { isGroup, own, valueAt } from '../yaml/valueAt.ts'
import { dataWith } from '../yaml/write.ts'
import { inPlace, merged, positionsInPlace, same, sectionPlaces, sectionsOf, withoutSame } from './merge.ts'
import { beyondMain, type Main, notAWord, sectionFindings } from './overlayFindings.ts'
import { overlayOf } from './schema.ts'
import {
  interfaceWordsFor,
  isSameIn,
  nothingTranslated,
  untranslated,
  untranslatedFound,
  wordsIn,
} from './untranslated.ts'

/** The main file of a site, without errors. */
export interface LoadedMain extends Main {
  portfolio: Portfolio
  warnings: readonly Diagnostic[]
}

/** A site in another language with its warnings; or, if there are errors, all diagnostics. */
export type LoadedLocale = { locale: Locale; warnings: Diagnostic[] } | { diagnostics: Diagnostic[] }

/**
 * Parses and checks an overlay, and merges it over the main file. Of what the rules find in the merged content, what
 * they found in the main file already is left out. Never throws, and uses nothing but its arguments.
 */
export function loadLocale(
  text: string,
  { lang, main }: { lang: string; main: LoadedMain },
  context: CheckContext,
): LoadedLocale {
  const source = read(text)
  if (!('root' in source)) return { diagnostics: settle(source.findings, text, context.file) }
  const { value, root } = source
  const places = sectionPlaces(main.value, value)
  const placed = inPlace(main.value, value)
  const position = shortSpans(positionsInPlace(root, places))
  const words = wordsIn(main.value, main.schema)
  const left = untranslated(words, placed)
  const isSaidSame = (path: Path) => valueAt(placed, path) === same

  // The overlay by itself.
  const schema = overlayOf(main.schema)
  const typed = withoutSame(withTypes(value, main.value, places))
  const parsed = schema.safeParse(typed)
  const checked = { schema, value: typed, root, text, refused: notAWord(main, typed) }
  const wrong = sectionFindings(value, main, root, text)
  // A file without any text is reported as `nothing-translated`.
  if (!parsed.success && value !== null) wrong.push(...issueFindings(parsed.error.issues, checked))
  const beyond = beyondMain(placed, main, position)

  // The main file with the overlay over it.
  let over = withoutSame(placed)
  // An interface word that is the same as in English.
  for (const { path, text } of interfaceWordsFor(lang, main.value, main.schema))
    if (isSaidSame(path)) over = dataWith(over, path, text)
  const written = inLanguage(merged(main.value, over), lang, own(own(over, 'site'), 'dir'))
  const whole = { schema: main.schema, value: written, root: position, text }
  const complete = main.schema.safeParse(written)
  const found = [...beyond]
  if (parsed.success && beyond.length === 0 && !complete.success)
    found.push(...issueFindings(complete.error.issues, whole))
  for (const finding of ruleFindings(whole, wrong, context)) {
    if (!isNew(finding, main, placed, position)) continue
    const help =
      finding.code === 'untranslated-label'
        ? `npm run translate -- ${lang} adds what is missing; ${finding.help}`
        : finding.help
    found.push({ ...finding, help })
  }
  const others = found
    .map((finding) => ({ ...finding, path: pathBack(finding.path, places) }))
    .filter(({ path }) => !wrong.some((other) => isWhollyWrong(other) && isWithin(path, other.path)))

  const isSame = isSameIn(lang)
  const missing = left.filter((word) => !isSame(word))
  const isEmpty = left.length + words.filter(({ path }) => isSaidSame(path)).length >= words.length
  if (words.length > 0 && isEmpty) others.push(nothingTranslated(lang, position))
  else if (missing.length > 0)
    others.push(
      untranslatedFound(missing, {
        count: words.length,
        main,
        value: placed,
        position,
        lang,
        text,
        file: context.file,
      }),
    )

  const diagnostics = settle(mergedFindings(source.findings, wrong, others), text, context.file)
  const failed = diagnostics.some(({ severity }) => severity === 'error')
  if (!complete.success || failed) return { diagnostics }
  const portfolio = completed(complete.data, written, main.schema)
  const foreign = foreignIn(portfolio, written, main.schema)
  // A text that is also among the translations, such as a name, is in the language of the page.
  const isLeft = new Set(left)
  const translated = new Set(
    words.filter((word) => !isLeft.has(word)).map(({ path }) => valueAt(written, path)),
  )
  const { lang: mainLang, dir } = main.portfolio.site
  for (const word of left)
    if (!translated.has(word.text)) foreign.set(word.text.trim(), { lang: mainLang, dir })
  return { locale: { portfolio, schema: main.schema, foreign, caseStudies: [] }, warnings: diagnostics }
}

/** Narrows the spans of the root and of `sections` to one key: findings about what the overlay lacks point there. */
function shortSpans(root: SourcePosition): SourcePosition {
  const first = root.entries.values().next().value?.key ?? root.span
  const sections = root.entries.get('sections')
  const entries = new Map(root.entries)
  if (sections) entries.set('sections', { ...sections, span: sections.key ?? sections.span })
  return { ...root, span: first, entries }
}

/**
 * Whether a finding makes others at or below its path pointless: a wrong type, or a key that an overlay cannot have.
 */
const isWhollyWrong = ({ code }: Finding) => code === 'wrong-type' || code === 'not-a-word'

const isWithin = (path: Path, other: Path) => other.every((step, index) => step === path[index])

/**
 * An overlay with the `type` of the main file’s section in each of its own, which the schema needs. A section with an
 * unknown id becomes a stub: `sectionFindings` reports it.
 */
function withTypes(value: unknown, main: unknown, places: ReadonlyMap<number, number>): unknown {
  if (!Array.isArray(own(value, 'sections'))) return value
  const types = sectionsOf(main)
  const sections = sectionsOf(value).map((section, index) => {
    if (!isGroup(section)) return section
    const place = places.get(index)
    const type = own(types[place ?? 0], 'type')
    return place === undefined ? { type, id: 'unknown' } : { ...section, type }
  })
  return { ...Object(value), sections }
}

/** Merged content with the language of the file name, and the direction of that unless the overlay sets one. */
function inLanguage(value: unknown, lang: string, dir: unknown): unknown {
  const locale = localeOf(lang)
  const direction = dir ?? (locale && directionOf(locale))
  return { ...Object(value), site: { ...Object(own(value, 'site')), lang, dir: direction } }
}

/** Whether a finding is of this language: not of the main file, at a path that the overlay does not write. */
function isNew({ code, path }: Finding, main: LoadedMain, value: unknown, root: SourcePosition): boolean {
  // The size of a picture stands in the main file, for all languages.
  if (code === 'unsized-picture') return false
  let position: SourcePosition | undefined = root
  for (const step of path) position = position?.entries.get(step)
  if (position && !position.empty && valueAt(value, path) !== same) return true
  return !main.warnings.some((other) => other.code === code && pathText(other.path) === pathText(path))
}

/** The path in an overlay for a path in the main file: the indices of sections differ. */
function pathBack(path: Path, places: ReadonlyMap<number, number>): Path {
  const [first, place, ...rest] = path
  if (first !== 'sections' || typeof place !== 'number') return path
  const [index] = [...places].find(([, at]) => at === place) ?? []
  return index === undefined ? [first] : [first, index, ...rest]
}
