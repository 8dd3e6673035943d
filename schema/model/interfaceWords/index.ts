import type { z } from 'zod'
import { own } from '../../yaml/valueAt.ts'
import { childSchema } from '../schemaIntrospection.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fa } from './fa.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { regional } from './regions.ts'
import { ru } from './ru.ts'
import { standardWordOf, wordOf } from './standard.ts'
import { tr } from './tr.ts'
import { uk } from './uk.ts'
import type { InterfaceWords } from './words.ts'
import { zh } from './zh.ts'

const sets: Readonly<Record<string, InterfaceWords>> = {
  ar,
  de,
  en,
  es,
  fa,
  fr,
  he,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ru,
  tr,
  uk,
  zh,
}

/**
 * The words of the interface in a language, as its region writes them; undefined where there is no set of them in the
 * language, or none in its script: Chinese in traditional characters is another one to its readers.
 */
export function interfaceWords(locale: Intl.Locale): InterfaceWords | undefined {
  const { language } = locale
  const words = Object.hasOwn(sets, language) ? sets[language] : undefined
  const { script } = new Intl.Locale(language).maximize()
  if (!words || locale.maximize().script !== script) return undefined
  const { region } = locale
  const own = Object.hasOwn(regional, language) ? regional[language] : undefined
  return region && own?.isIn(region) ? own.words : words
}

/**
 * Replaces each interface word that was not written, and so is a default, with that of a set.
 *
 * @param written the value before it was parsed
 */
export function withInterfaceWords<T>(
  parsed: T,
  { written, schema, words }: { written: unknown; schema: z.core.$ZodType; words: InterfaceWords },
): T {
  const visit = (value: unknown, before: unknown, field: z.core.$ZodType | undefined): unknown => {
    if (!field) return value
    const word = before === undefined ? standardWordOf(field) : undefined
    if (word !== undefined) return wordOf(words, word)
    const step = (key: string | number, item: unknown) =>
      visit(item, own(before, key), childSchema(field, key, value))
    if (Array.isArray(value)) return value.map((item, index) => step(index, item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, step(key, item)]))
  }
  // Only texts are replaced, by texts.
  return visit(parsed, written, schema) as T
}
