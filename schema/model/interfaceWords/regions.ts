import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }
import ptPT from './pt-PT.json' with { type: 'json' }
import type { InterfaceWords, OtherWords } from './standard.ts'

/** Words as some regions write them, for a language of which others write them otherwise. */
interface Regional {
  isIn: (region: string) => boolean
  words: InterfaceWords
}

/** Spanish of these regions is that of Spain; all others write it as in America. */
const asInSpain = new Set(['ES', 'GQ', 'EH', 'PH', 'IC', 'EA'])

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A set, each of whose texts `replaced` may change. */
function changed(
  words: InterfaceWords,
  replaced: (text: string, group: string, key: string) => string,
): InterfaceWords {
  const groups = Object.entries(words).map(([group, texts]) => [
    group,
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, replaced(text, group, key)])),
  ])
  // The same groups and keys.
  return Object.fromEntries(groups) as InterfaceWords
}

/** A set with other words in place of some. */
const withOthers = (words: InterfaceWords, others: OtherWords): InterfaceWords =>
  changed(words, (text, group, key) => (others as Words)[group]?.[key] ?? text)

/** By language: the regions whose words differ from those of its set. */
export const regional: Readonly<Record<string, Regional>> = {
  de: {
    isIn: (region) => ['CH', 'LI'].includes(region),
    words: changed(de, (text) => text.replaceAll('ß', 'ss')),
  },
  en: {
    isIn: (region) => ['GB', 'IE'].includes(region),
    words: withOthers(en, { resume: { title: 'CV' } }),
  },
  es: {
    isIn: (region) => !asInSpain.has(region),
    words: changed(es, (text) => text.replaceAll('ídeo', 'ideo')),
  },
  fr: {
    isIn: (region) => region === 'CA',
    words: withOthers(fr, {
      form: { email: 'Courriel' },
      delivery: { mail: 'Envoyer plutôt par courriel' },
    }),
  },
  // Angola, Mozambique and the others write as Portugal does.
  pt: { isIn: (region) => region !== 'BR', words: withOthers(pt, ptPT) },
}
