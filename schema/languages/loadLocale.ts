import type { CheckContext } from '../check/context.ts'
import { issueFindings } from '../check/issues/issues.ts'
import { completed } from '../check/loadPortfolio.ts'
import { foreignTexts, type Locale } from '../check/locale.ts'
import { ruleFindings } from '../check/rules/index.ts'
import { together } from '../check/yamlFindings.ts'
import { keyUses } from '../model/keyUses.ts'
import type { Portfolio } from '../model/portfolio.ts'
import { type Diagnostic, type Finding, type Path, pathText, settle } from '../report/diagnostics.ts'
import { linesOf } from '../report/lines.ts'
import { directionOf, localeOf } from '../text/languages.ts'
import { read } from '../yaml/source.ts'
import { positionOf, type SourcePosition } from '../yaml/sourcePosition.ts'
import { isGroup, own, valueAt } from '../yaml/valueAt.ts'
import { type Aligned, aligned } from './aligned.ts'
import type { Placed } from './entryPlaces.ts'
import { merged, same, sectionPlaces, sectionsOf, withoutSame } from './merge.ts'
import { movedFound, outdated, put } from './originals.ts'
import { beyondMain, type Main, notAWord, sectionFindings } from './overlayFindings.ts'
import { sameIn } from './sameText.ts'
import { overlayOf } from './schema.ts'
import {
  interfaceWordsFor,
  nothingTranslated,
  untranslated,
  untranslatedFound,
  type Word,
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
  const source = read(text, keyUses(main.schema))
  if (!('root' in source)) return { diagnostics: settle(source.findings, text, context.file) }
  const { value, root } = source
  const places = sectionPlaces(main.value, value)
  const words = wordsIn(main.value, main.schema)
  const alignment = aligned({ value, root, text }, { main, places, words })
  const { position } = alignment.byCode
  const left = untranslated(words, alignment.value)
  const isLeft = new Set(left)
  const isSame = sameIn({ main: main.value, lang, hasIcon: context.hasIcon })

  // The overlay by itself.
  const schema = overlayOf(main.schema)
  const typed = withoutSame(withTypes(value, main.value, places))
  const parsed = schema.safeParse(typed)
  const checked = { schema, value: typed, root, text, refused: notAWord(main, typed) }
  const wrong = [
    ...sectionFindings(value, main, root, text),
    // A file without any text is reported as `nothing-translated`.
    ...(parsed.success || value === null ? [] : issueFindings(parsed.error.issues, checked)),
  ]
  const beyond = beyondMain(alignment.value, main, position, alignment.isOfOriginal).map((finding) => ({
    ...finding,
    path: pathIn(alignment.byOrder.position, finding),
  }))
  const isSound = parsed.success && beyond.every(({ severity }) => severity === 'warning')

  // The main file with the overlay over it.
  const isSaidSame = (path: Path) => valueAt(alignment.value, path) === same
  const over = withoutSame(alignment.value)
  // An interface word that is the same as in English.
  for (const { path, text } of interfaceWordsFor(lang, main.value, main.schema))
    if (isSaidSame(path)) put(over, path, text)
  const written = inLanguage(merged(main.value, over), lang, own(own(over, 'site'), 'dir'))
  const whole = { schema: main.schema, value: written, root: position, text }
  const complete = main.schema.safeParse(written)
  const ofWhole = [
    ...(isSound && !complete.success ? issueFindings(complete.error.issues, whole) : []),
    ...newFindings(ruleFindings(whole, wrong, context), main, alignment.byCode).map((finding) =>
      finding.code === 'untranslated-label'
        ? { ...finding, help: `npm run translate -- ${lang} adds what is missing; ${finding.help}` }
        : finding,
    ),
  ]

  const translated = words.filter((word) => !isSaidSame(word.path) || !isSame(word))
  const ofOriginals = isSound ? originalFindings(alignment, translated, text, { main, lang }) : []
  const found = [...beyond, ...ofWhole, ...ofOriginals]
    .map((finding) => ({ ...finding, path: pathBack(finding.path, places) }))
    .filter(({ path }) => !wrong.some((other) => isWhollyWrong(other) && isWithin(path, other.path)))
  const rest =
    words.length > 0 && words.every((word) => isLeft.has(word) || isSaidSame(word.path))
      ? [nothingTranslated(lang, position)]
      : untranslatedFound(
          left.filter((word) => !isSame(word)),
          { count: words.length, main, overlay: alignment.byCode, lang, text, file: context.file },
        )

  const all = together(source, { wrong, others: [...found, ...rest] }, text, linesOf(text))
  const diagnostics = settle(all, text, context.file)
  const failed = diagnostics.some(({ severity }) => severity === 'error')
  if (!complete.success || failed) return { diagnostics }
  const locale = completed(complete.data, written, main.schema)
  const foreign = foreignTexts(left, main.portfolio.site, {
    locale,
    written,
    words,
    schema: main.schema,
  })
  return {
    locale: { portfolio: locale, schema: main.schema, foreign, caseStudies: [] },
    warnings: diagnostics,
  }
}

/** Warnings about translations whose originals have changed or moved. */
function originalFindings(
  { byCode: { value, position }, moves }: Aligned,
  words: readonly Word[],
  text: string,
  { main, lang }: { main: Main; lang: string },
): Finding[] {
  const moved = new Set(moves.map(({ from }) => from))
  const unmoved = words.filter(({ path }) => !moved.has(path))
  return [
    ...outdated(unmoved, value, position, text),
    ...movedFound(moves, position, { main: main.value, lang }),
  ]
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

/** The findings that concern this language: all but those of the main file at paths that the overlay does not write. */
function newFindings(
  findings: readonly Finding[],
  main: LoadedMain,
  { value, position: root }: Placed,
): Finding[] {
  const known = new Set(main.warnings.map(({ code, path }) => `${code} ${path}`))
  const isWritten = (path: Path) => {
    let position: SourcePosition | undefined = root
    for (const step of path) position = position?.entries.get(step)
    return position !== undefined && !position.empty && valueAt(value, path) !== same
  }
  return findings.filter(
    // The size of a picture stands in the main file, for all languages.
    ({ code, path }) =>
      code !== 'unsized-picture' && (isWritten(path) || !known.has(`${code} ${pathText(path)}`)),
  )
}

/** The path of a finding, with the index that its entry has in the overlay as written. */
function pathIn(written: SourcePosition, { path, span }: Finding): Path {
  const list = path.slice(0, -1)
  const entry = [...positionOf(written, list).entries].find(([, { span: at }]) => at.start === span.start)
  return entry ? [...list, entry[0]] : path
}

/** The path in an overlay for a path in the main file: the indices of sections differ. */
function pathBack(path: Path, places: ReadonlyMap<number, number>): Path {
  const [first, place, ...rest] = path
  if (first !== 'sections' || typeof place !== 'number') return path
  const [index] = [...places].find(([, at]) => at === place) ?? []
  return index === undefined ? [first] : [first, index, ...rest]
}
