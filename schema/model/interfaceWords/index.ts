import type { z } from 'zod'
import { languageKey } from '../../text/languages.ts'
import { valueAt } from '../../yaml/valueAt.ts'
import { mapContent } from '../walk.ts'
import ar from './ar.json' with { type: 'json' }
import bg from './bg.json' with { type: 'json' }
import bn from './bn.json' with { type: 'json' }
import ca from './ca.json' with { type: 'json' }
import cs from './cs.json' with { type: 'json' }
import da from './da.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import el from './el.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fa from './fa.json' with { type: 'json' }
import fi from './fi.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import he from './he.json' with { type: 'json' }
import hi from './hi.json' with { type: 'json' }
import hr from './hr.json' with { type: 'json' }
import hu from './hu.json' with { type: 'json' }
import id from './id.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import ko from './ko.json' with { type: 'json' }
import nb from './nb.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }
import pl from './pl.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }
import { regional } from './regions.ts'
import ro from './ro.json' with { type: 'json' }
import ru from './ru.json' with { type: 'json' }
import sk from './sk.json' with { type: 'json' }
import { type InterfaceWords, standardWordOf, wordOf } from './standard.ts'
import sv from './sv.json' with { type: 'json' }
import th from './th.json' with { type: 'json' }
import tr from './tr.json' with { type: 'json' }
import uk from './uk.json' with { type: 'json' }
import vi from './vi.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }
import zhHant from './zh-Hant.json' with { type: 'json' }

const sets: Readonly<Record<string, InterfaceWords>> = {
  ar,
  bg,
  bn,
  ca,
  cs,
  da,
  de,
  el,
  en,
  es,
  fa,
  fi,
  fr,
  he,
  hi,
  hr,
  hu,
  id,
  it,
  ja,
  ko,
  nb,
  nl,
  pl,
  pt,
  ro,
  ru,
  sk,
  sv,
  th,
  tr,
  uk,
  vi,
  zh,
  'zh-Hant': zhHant,
}

/** The codes of the languages that have interface words. */
export const languagesWithWords: readonly string[] = Object.keys(sets)

/**
 * The words of the interface in a language, as its region writes them; undefined where there is no set of them in the
 * language, or none in its script.
 */
export function interfaceWords(locale: Intl.Locale): InterfaceWords | undefined {
  const key = languageKey(locale)
  const words = Object.hasOwn(sets, key) ? sets[key] : undefined
  const own = Object.hasOwn(regional, key) ? regional[key] : undefined
  const { region } = locale
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
