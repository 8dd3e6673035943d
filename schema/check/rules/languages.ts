import { stringify } from 'yaml'
import { z } from 'zod'
import { interfaceWords } from '../../model/interfaceWords/index.ts'
import { english, onlyWith, standardWordOf } from '../../model/interfaceWords/standard.ts'
import { objectOf, registered, unwrapped } from '../../model/schemaIntrospection.ts'
import type { Finding, Path } from '../../report/diagnostics.ts'
import { counted } from '../../report/phrasing.ts'
import { directionOf, languageKey, localeOf, nameOf } from '../../text/languages.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { own, valueAt } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import { ownerName } from '../describe.ts'
import type { Rule } from './rule.ts'

const path = ['site', 'lang']

/** Warns of a language or a region that is not registered, and of a direction that is not the language's. */
export const languageRule: Rule = (_, checked) => {
  const lang = valueAt(checked.value, path) ?? 'en'
  const locale = localeOf(lang)
  // The schema refuses a whole word, such as english.
  if (!locale || locale.language.length > 3) return []
  return unregistered(locale, checked) ?? directionFinding(locale, checked)
}

function unregistered({ language, region }: Intl.Locale, { root }: Checked): Finding[] | undefined {
  const { span } = positionOf(root, path)
  const warning = { code: 'unknown-language', severity: 'warning', path, span } as const
  if (!nameOf('language', language)) {
    const spoken = spokenIn(language)
    const help = spoken
      ? `write ${spoken}, which is ${nameOf('language', spoken)}; ${language} is the code of the country`
      : 'write the code of the language that the texts are in, such as en, ja or pt-BR'
    const message = `${language} is no language`
    return [{ ...warning, message, label: 'not registered', help, meant: spoken }]
  }
  if (region && !nameOf('region', region)) {
    const help = `write ${language} alone, or the code of a country behind it, such as pt-BR`
    return [{ ...warning, message: `${region} is no country or region`, label: 'not registered', help }]
  }
}

/** The language of the country with this code: ja for jp. */
function spokenIn(country: string): string | undefined {
  const locale = localeOf(`und-${country}`)
  return locale?.region && nameOf('region', locale.region) ? locale.maximize().language : undefined
}

function directionFinding(locale: Intl.Locale, { value, root }: Checked): Finding[] {
  const wanted = directionOf(locale)
  const dir = valueAt(value, ['site', 'dir']) ?? 'ltr'
  if (dir === wanted || (dir !== 'ltr' && dir !== 'rtl')) return []
  const name = nameOf('language', locale.language) ?? locale.language
  const from = { ltr: 'from left to right', rtl: 'from right to left' }
  const isLangWritten = valueAt(value, path) !== undefined
  const isDirWritten = valueAt(value, ['site', 'dir']) !== undefined
  const here = isDirWritten ? ['site', 'dir'] : path
  const byDir = isDirWritten ? `write dir: ${wanted}` : `write dir: ${wanted} below it`
  return [
    {
      code: 'wrong-direction',
      severity: 'warning',
      path: here,
      span: positionOf(root, here).span,
      message: `${name} is written ${from[wanted]}, and the page is laid out ${from[dir]}`,
      help: isLangWritten
        ? byDir
        : 'write lang: and the code of the language of the texts beside it, such as ar or he; without it they are taken for English',
      meant: isDirWritten && isLangWritten ? wanted : undefined,
    },
  ]
}

/** Interface words of one group that are not written, with the English words that then show. */
interface Unwritten {
  path: Path
  words: Record<string, string>
}

/** Warns where a page is in a language for which there are no interface words, so that English ones show; with the lines to write. */
export const labelRule: Rule = (_, { schema, value, root }) => {
  const lang = valueAt(value, ['site', 'lang'])
  const locale = localeOf(lang)
  const language = locale && nameOf('language', languageKey(locale))
  if (!locale || !language || interfaceWords(locale)) return []
  const groups = unwrittenLabels(schema, value)
  const count = groups.reduce((sum, { words }) => sum + Object.keys(words).length, 0)
  if (count === 0) return []
  return [
    {
      code: 'untranslated-label',
      severity: 'warning',
      message: `there are no interface words in ${language}, so ${counted(count, 'word')} of the page ${count === 1 ? 'is' : 'are'} in English`,
      help: `write in ${language}\n${linesOf(groups, value).join('\n')}`,
      path,
      span: positionOf(root, path).span,
    },
  ]
}

/** The interface words that a page uses and its YAML does not write, whatever its language. */
export const unwrittenLabels = (schema: z.core.$ZodType, value: unknown): Unwritten[] =>
  unwritten(schema, value, [], (key) =>
    ['sections', 'pages', 'resume'].some(
      (part) => own(value, part) !== undefined && hasKey({ [part]: own(value, part) }, key),
    ),
  )

/** A tree of keys, with words to write as its leaves. */
type Lines = { [key: string]: Lines | string }

/** The lines to write, with their keys from the top of the file, or from the entry of a list that a comment names. */
function linesOf(groups: readonly Unwritten[], value: unknown): string[] {
  const places = new Map<string, { owner: Path; lines: Lines }>()
  for (const { path, words } of groups) {
    const owner = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1)
    const place = places.get(JSON.stringify(owner)) ?? { owner, lines: {} }
    places.set(JSON.stringify(owner), place)
    // A parent that is written already, such as `labels` for `labels.resume`, is not written again.
    let within = place.lines
    for (const step of path.slice(owner.length)) {
      const next = within[step]
      const group = typeof next === 'object' ? next : {}
      within[step] = group
      within = group
    }
    Object.assign(within, words)
  }
  return [...places.values()].map(({ owner, lines }) => {
    const text = stringify(lines, { lineWidth: 0 }).trimEnd()
    return owner.length === 0 ? text : `# in ${ownerName(owner, value)}\n${text}`
  })
}

/** Whether a key stands anywhere below a value. */
function hasKey(value: unknown, key: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.hasOwn(value, key) || Object.values(value).some((inner) => hasKey(inner, key))
}

/** @param isWritten whether a key is written in a section, a page or the résumé */
function unwritten(
  schema: z.core.$ZodType,
  value: unknown,
  path: Path,
  isWritten: (key: string) => boolean,
): Unwritten[] {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodArray)
    return Array.isArray(value)
      ? value.flatMap((item, index) => unwritten(inner.element, item, [...path, index], isWritten))
      : []
  const fields = Object.entries(objectOf(schema, value)?.shape ?? {})
  const words: Record<string, string> = {}
  const below = fields.flatMap(([key, field]) => {
    const written = own(value, key)
    const word = standardWordOf(field)
    if (word !== undefined) {
      const standard = english(word)
      if (written === undefined && hasWords(standard)) words[key] = standard
      return []
    }
    // A field that is left out and has no default is not on the page.
    if (written === undefined && !z.safeParse(field, undefined).data) return []
    const wanted = registered(onlyWith, field)
    if (written === undefined && wanted && !isWritten(wanted.key)) return []
    return unwritten(field, written ?? {}, [...path, key], isWritten)
  })
  return Object.keys(words).length > 0 ? [{ path, words }, ...below] : below
}

/** Whether a text has more than placeholders, which the page fills in. */
const hasWords = (text: string) => /\p{Letter}/u.test(text.replace(/\{\w+\}/g, ''))
