import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ptPT } from './pt-PT.ts'
import type { InterfaceWords } from './words.ts'

/** Words as some regions write them, for a language of which others write them otherwise. */
interface Regional {
  isIn: (region: string) => boolean
  words: InterfaceWords
}

/** Spanish of these regions is that of Spain; all others write it as in America. */
const asInSpain = new Set(['ES', 'GQ', 'EH', 'PH', 'IC', 'EA'])

/** A set with some texts as a region writes them. */
function spelt(words: InterfaceWords, spell: (text: string) => string): InterfaceWords {
  const groups = Object.entries(words).map(([group, texts]) => [
    group,
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, spell(text)])),
  ])
  // The same groups and keys.
  return Object.fromEntries(groups) as InterfaceWords
}

/** By language: the regions whose words differ from those of its set. */
export const regional: Readonly<Record<string, Regional>> = {
  de: {
    isIn: (region) => ['CH', 'LI'].includes(region),
    words: spelt(de, (text) => text.replaceAll('ß', 'ss')),
  },
  en: {
    isIn: (region) => ['GB', 'IE'].includes(region),
    words: { ...en, resume: { ...en.resume, title: 'CV' } },
  },
  es: {
    isIn: (region) => !asInSpain.has(region),
    words: spelt(es, (text) => text.replaceAll('ídeo', 'ideo')),
  },
  fr: {
    isIn: (region) => region === 'CA',
    words: {
      ...fr,
      form: { ...fr.form, email: 'Courriel' },
      delivery: { ...fr.delivery, mail: 'Envoyer plutôt par courriel' },
    },
  },
  // Angola, Mozambique and the others write as Portugal does.
  pt: { isIn: (region) => region !== 'BR', words: ptPT },
}
