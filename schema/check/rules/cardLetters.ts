import { isAmong } from '../../fonts/families.ts'
import { theme } from '../../model/theme.ts'
import type { Finding, Path } from '../../report/diagnostics.ts'
import { localeOf } from '../../text/languages.ts'
import { positionOf } from '../../yaml/sourcePosition.ts'
import { valueAt } from '../../yaml/valueAt.ts'
import type { FieldText } from './contents.ts'
import { familiesWith } from './familiesWith.ts'
import type { Rule } from './rule.ts'

/** How many letters a message names. */
const maxNamed = 8

const owner = ['site', 'owner']

/**
 * Warns of letters on the card of link previews that no installed font has. The card takes no font of the system, which
 * would be another one on each machine.
 */
export const cardLetterRule: Rule = ({ ofKind }, { value, root }, { lettersWithout, installedFonts }) => {
  const locale = localeOf(valueAt(value, ['site', 'lang'])) ?? new Intl.Locale('en')
  const fonts = theme.unwrap().shape.fonts.safeParse(valueAt(value, ['theme', 'fonts']))
  if (!lettersWithout || !fonts.success) return []
  const families = [...new Set([fonts.data.display, fonts.data.text])]
  const installed = installedFonts?.()
  // Another warning tells of a family that is not installed.
  if (installed && !families.every((family) => isAmong(installed, family))) return []
  const textAt = (path: Path): FieldText[] => {
    const text = valueAt(value, path)
    return typeof text === 'string' ? [{ path, value: text }] : []
  }
  const headline = ofKind.heading.filter(({ path }) => path.at(-1) === 'headline').slice(0, 1)
  const [main] = headline.length > 0 ? headline : textAt(['site', 'title'])
  const [name] = textAt([...owner, 'name'])
  const lacking = (text: string) => {
    const letters = lettersWithout(families, text.replaceAll('*', ''))
    // Most are in the theme's own families, so that no other font has to be read.
    return letters.length > 0 && installed ? lettersWithout(installed, letters.join('\n')) : letters
  }
  const hasName = name !== undefined && lacking(name.value).length === 0

  const hasIcon = valueAt(value, ['site', 'icon']) !== undefined

  const finding = ({ path, value: text }: FieldText, label: string): Finding[] => {
    const letters = lacking(text)
    if (letters.length === 0) return []
    return [
      {
        code: 'card-letters',
        severity: 'warning',
        message: `the card of link previews cannot show ${named(letters)}: no installed font has ${letters.length > 1 ? 'them' : 'it'}`,
        label,
        help: `install a family that has ${letters.length > 1 ? 'them' : 'it'}, such as ${familiesWith(letters, locale)}`,
        path,
        span: positionOf(root, path).span,
      },
    ]
  }
  return [
    ...(main ? finding(main, hasName ? 'the card shows the name instead' : 'the card goes without it') : []),
    ...(name
      ? finding(name, hasIcon ? 'the card goes without it' : 'the card and the icon go without it')
      : []),
    ...textAt([...owner, 'role']).flatMap((role) => finding(role, 'the card goes without it')),
  ]
}

/** Separated by blanks alone: a comma may be one of the letters. */
function named(letters: readonly string[]): string {
  const more = letters.length - maxNamed
  return more > 1 ? `${letters.slice(0, maxNamed).join(' ')} and ${more} more` : letters.join(' ')
}
