import { localeOf, scriptOf, scriptsOf } from '../text/languages.ts'
import { valueAt } from '../yaml/valueAt.ts'
import type { Word } from './untranslated.ts'

/** What tells a text that is the same in two languages. */
export interface Likeness {
  /** The value of the main file, for the name of its owner. */
  main: unknown
  /** The other language, a BCP 47 tag. */
  lang: string
  /** Whether there is an icon, as of a brand; left out, no brand is known. */
  hasIcon?: ((name: string) => boolean) | undefined
}

/**
 * Returns a function that tells whether a text is the same in another language by what it is made of: names of the
 * owner, of people and companies, and of brands, and letters of no word, as in `3D`, `km` or `{n} / {count}`. What only
 * may be a name, such as a title, is not, and nothing is in a script that the other language does not write.
 */
export function sameIn({ main, lang, hasIcon }: Likeness): (word: Word) => boolean {
  const owner = valueAt(main, ['site', 'owner', 'name'])
  const locale = localeOf(lang)
  const scripts = ['Latn', ...(locale ? scriptsOf(locale) : [])]
  const isRead = (text: string) =>
    [...text].every((sign) => !/\p{L}/u.test(sign) || scripts.includes(scriptOf(sign) ?? ''))
  const isBrand = (text: string) =>
    slugsOf(text).some((slug) => hasIcon?.(`simple-icons:${slug}`)) && /[\p{Lu}\d]/u.test(text)
  return ({ text, isName }) => {
    if (!isRead(text)) return false
    // Placeholders, and the addresses of links in Markdown, are no words.
    const plain = text.replace(/\{\w+\}|\]\([^)]*\)/g, ' ')
    const rest = typeof owner === 'string' ? plain.replaceAll(owner.trim(), ' ') : plain
    if (isName && isLikeName(rest)) return true
    return rest
      .split(/[,;/|·•&\n]/)
      .every(
        (part) =>
          isBrand(part.trim()) ||
          (part.match(/[\p{L}\p{M}\p{N}.'’+#@_]+/gu) ?? []).every((one) => isNoWord(one) || isBrand(one)),
      )
  }
}

/** Whether letters make no word: single ones, few without a vowel, initials, and coined names such as `GitHub`. */
function isNoWord(written: string): boolean {
  const text = written.replace(/^[.'’]+|[.'’]+$/g, '')
  if (!/\p{L}/u.test(text)) return true
  if (/[^\p{Script=Latin}\p{M}\p{N}.'’+#@_]/u.test(text)) return false
  return (
    /^\p{L}[+#]*$/u.test(text) ||
    /^[b-df-hj-np-tv-xz]{2,4}$/i.test(text) ||
    /^\p{Lu}{2,3}$/u.test(text) ||
    /\p{N}|\p{Ll}\p{Lu}|\p{L}\.\p{L}|@/u.test(text)
  )
}

/** Words of names that begin with a small letter. */
const particles = new Set(
  'al bin bint da das de degli dei del della den der di dos du e el ibn la le les ten ter van vom von y zu zum'.split(
    ' ',
  ),
)

/** Whether every word begins with a capital letter, as in a name. */
const isLikeName = (text: string): boolean =>
  text
    .split(/[\s,]+/)
    .every((word) => particles.has(word) || !/^\P{L}*(?!(?:[dl]['’]|\p{Ll}{2}-)?\p{Lu})\p{L}/u.test(word))

/** The signs that names of icons spell out, or write without their accent that no decomposition separates. */
const spelledOut: Readonly<Record<string, string>> = {
  '+': 'plus',
  '.': 'dot',
  '&': 'and',
  '#': 'sharp',
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
}

/** The names that the icon of a brand may have in Simple Icons, which names them after the brand, in small letters. */
function slugsOf(text: string): string[] {
  const slug = [...text.toLowerCase()]
    .map((sign) => spelledOut[sign] ?? sign)
    .join('')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')
  // Some are known by a shorter name: Vue.js, Tailwind CSS, Adobe Photoshop, Apache Kafka.
  return slug.length < 2 ? [] : [slug, `${slug}dotjs`, `${slug}css`, `adobe${slug}`, `apache${slug}`]
}
