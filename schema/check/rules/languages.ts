import { z } from 'zod'
import { interfaceWords } from '../../model/interfaceWords/index.ts'
import { english, onlyWith, standardWordOf } from '../../model/interfaceWords/standard.ts'
import { objectOf, registered, unwrapped } from '../../model/schemaIntrospection.ts'
import { type Finding, type Path, pathText } from '../../report/diagnostics.ts'
import { problem } from '../../report/problem.ts'
import { directionOf, displayName, languageKey, localeOf } from '../../text/languages.ts'
import { own, valueAt } from '../../yaml/valueAt.ts'
import type { Checked } from '../context.ts'
import { foundAt, type Rule } from './rule.ts'

const path = ['site', 'lang']

/** Warns of a language or a region that is not registered, and of a direction that is not the language's. */
export const languageRule: Rule = (_, checked) => {
  const locale = localeOf(valueAt(checked.value, path) ?? 'en')
  // The schema refuses a whole word, such as english.
  if (!locale || locale.language.length > 3) return []
  if (!displayName('language', locale.language)) return unregistered(locale.language, checked)
  return directionFinding(locale, checked)
}

function unregistered(code: string, { root }: Checked): Finding[] {
  const country = localeOf(`und-${code}`)
  const isCountry = country?.region && displayName('region', country.region)
  const meant = isCountry ? country.maximize().language : undefined
  if (meant === undefined) return foundAt(root, path, problem('unknown-language', { code }))
  const words = { code, meant, name: displayName('language', meant) ?? meant }
  return foundAt(root, path, { ...problem('unknown-language of a country', words), meant })
}

const directions = { ltr: 'from left to right', rtl: 'from right to left' }

function directionFinding(locale: Intl.Locale, { value, root }: Checked): Finding[] {
  const dir = directionOf(locale)
  const written = valueAt(value, ['site', 'dir'])
  const laidOut = written ?? 'ltr'
  if (laidOut === dir || (laidOut !== 'ltr' && laidOut !== 'rtl')) return []
  const name = displayName('language', locale.language) ?? locale.language
  const words = { name, wanted: directions[dir], laidOut: directions[laidOut], dir }
  const here = written === undefined ? path : ['site', 'dir']
  if (valueAt(value, path) === undefined)
    return foundAt(root, here, problem('wrong-direction without a language', words))
  const meant = written === undefined ? undefined : dir
  return foundAt(root, here, { ...problem('wrong-direction', words), meant })
}

/** Interface words of one group that are not written, with the English words that then show. */
interface Unwritten {
  path: Path
  words: Record<string, string>
}

/** Warns where a page is in a language for which there are no interface words, so that English ones show; with what to write. */
export const labelRule: Rule = (_, { schema, value, root }) => {
  const locale = localeOf(valueAt(value, ['site', 'lang']))
  const language = locale && displayName('language', languageKey(locale))
  if (!locale || !language || interfaceWords(locale)) return []
  const lines = unwrittenLabels(schema, value).flatMap((group) =>
    Object.entries(group.words).map(([key, word]) => `${pathText([...group.path, key])}: ${word}`),
  )
  if (lines.length === 0) return []
  return foundAt(root, path, problem('untranslated-label', { language, words: lines.join('\n') }))
}

/** The interface words that a page uses and its YAML does not write, whatever its language. */
export const unwrittenLabels = (schema: z.core.$ZodType, value: unknown): Unwritten[] =>
  unwritten(schema, value, [], (key) =>
    ['sections', 'pages', 'resume'].some(
      (part) => own(value, part) !== undefined && hasKey({ [part]: own(value, part) }, key),
    ),
  )

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
