import type { z } from 'zod'
import { valueAt } from '../../yaml/valueAt.ts'
import { mapContent } from '../walk.ts'
import ar from './ar.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fa from './fa.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import he from './he.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import ko from './ko.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }
import pl from './pl.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }
import { regional } from './regions.ts'
import ru from './ru.json' with { type: 'json' }
import { type InterfaceWords, standardWordOf, wordOf } from './standard.ts'
import tr from './tr.json' with { type: 'json' }
import uk from './uk.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

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
  return mapContent(parsed, schema, ({ path, schema: field }, copy) => {
    const word = field && standardWordOf(field)
    return word !== undefined && valueAt(written, path) === undefined ? wordOf(words, word) : copy
  })
}
