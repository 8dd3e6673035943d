import { isForSigns } from '../../fonts/fallbackFamilies.ts'
import { isAmong } from '../../fonts/families.ts'
import { theme as model } from '../../model/theme.ts'
import type { Finding } from '../../report/diagnostics.ts'
import { quoted } from '../../report/phrasing.ts'
import { localeOf, scriptOf, scriptsOf } from '../../text/languages.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { valueAt } from '../../yaml/valueAt.ts'
import type { FieldText } from './contents.ts'
import { familiesWith } from './familiesWith.ts'
import type { Rule } from './rule.ts'

/** The share of letters from other scripts than the language's, such as a name, that may be in another family. */
const maxForeign = 0.1

/** How many letters are named. */
const maxNamed = 12

const letters = /[\p{Letter}\p{Mark}]+/gu

/** Warns where no installed family has letters that the page is written in, so that each device takes another. */
export const letterRule: Rule = ({ ofKind, texts }, { value, root }, { lettersWithout, installedFonts }) => {
  const locale = localeOf(valueAt(value, ['site', 'lang']) ?? 'en')
  if (!locale || !lettersWithout) return []
  const standard = model.parse(undefined).fonts

  const check = (role: 'display' | 'text', fields: readonly FieldText[]): Finding[] => {
    const path = ['theme', 'fonts', role]
    const family = valueAt(value, path) ?? standard[role]
    // Another warning tells of a family that is not installed.
    if (typeof family !== 'string' || !isAmong(installedFonts?.() ?? [family], family)) return []
    // Composed: otherwise the diacritics of the letters that are removed below would be left behind.
    const words = fields.map(({ value }) => value.normalize('NFC').match(letters)?.join('') ?? '').join('')
    // No family of type lacks the letters of ASCII, and most pages have no others.
    const beyond = words.replace(/[a-z]/gi, '')
    const lacking = beyond ? lettersWithout([family], beyond) : []
    // The page takes what a family lacks from others that are installed, but for Latin letters: see `pageFallbacks`.
    if (lacking.length === 0) return []
    const others = (installedFonts?.() ?? []).filter((one) => !isForSigns(one))
    const ofNone = new Set(lettersWithout(others, lacking.join(' ')))
    const missing = lacking.filter((letter) => ofNone.has(letter) || scriptOf(letter) === 'Latn')
    const own = scriptsOf(locale)
    const isOwn = missing.some((letter) => own.includes(scriptOf(letter) ?? ''))
    const share = [...beyond].filter((letter) => missing.includes(letter)).length / words.length
    if (missing.length === 0 || (!isOwn && share <= maxForeign)) return []
    const written = valueAt(value, path) !== undefined
    return [
      {
        code: 'missing-letters',
        severity: 'warning',
        message: `${quoted(family)}, the family of ${role === 'display' ? 'headings' : 'text'}, lacks ${shown(missing)}: each device shows them in another font`,
        help: `choose a family that has them, such as ${familiesWith(missing, locale)}`,
        path,
        span: positionOf(root, written ? path : ['site', 'lang']).span,
      },
    ]
  }

  return [...check('text', texts), ...check('display', ofKind.heading)]
}

function shown(missing: readonly string[]): string {
  const some = missing.slice(0, maxNamed).join(' ')
  const more = missing.length - maxNamed
  return more > 0 ? `${some} and ${more} more` : some
}
