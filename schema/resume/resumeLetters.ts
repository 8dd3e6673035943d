import type { Checked } from '../check/context.ts'
import type { Contents, FieldText } from '../check/rules/contents.ts'
import { familiesToInstall } from '../check/rules/fonts.ts'
import type { Rule } from '../check/rules/rule.ts'
import { installing, isAmong } from '../fonts/families.ts'
import { lettersLeftOut } from '../fonts/familyLetters.ts'
import { interfaceWords } from '../model/interfaceWords/index.ts'
import { kindOf } from '../model/kinds.ts'
import { objectOf, schemaAt } from '../model/schemaIntrospection.ts'
import { theme as model } from '../model/theme.ts'
import { type Finding, type Path, pathText } from '../report/diagnostics.ts'
import { counted, list, quoted } from '../report/phrasing.ts'
import { dateIn } from '../text/formattedDates.ts'
import { localeOf } from '../text/languages.ts'
import { positionOf } from '../yaml/sourcePosition.ts'
import { own, valueAt } from '../yaml/valueAt.ts'
import { listsOfSections } from './rules.ts'

/** Where the code of the country stands, whose name the résumé shows. */
const country = 'resume.contact.location.countryCode'.split('.')

/** Up to so many texts are reported one by one, and so many letters are named. */
const [several, maxNamed] = [12, 12]

/**
 * Warns of letters of the résumé that no installed font has, which its PDF leaves out; with the command that installs
 * some that have them.
 */
export const resumeLetterRule: Rule = (contents, checked, { lettersWithout, installedFonts }) => {
  const { value, root } = checked
  if (own(value, 'resume') === undefined || !lettersWithout) return []
  const locale = localeOf(valueAt(value, ['site', 'lang']) ?? 'en') ?? new Intl.Locale('en')
  const texts: FieldText[] = [
    ...resumeTexts(contents, checked),
    {
      path: ['resume'],
      value: wordsOf(locale, valueAt(value, country)),
    },
  ]
  const standard = model.parse(undefined).fonts
  const named = (['text', 'display'] as const)
    .map((role) => valueAt(value, ['theme', 'fonts', role]) ?? standard[role])
    .filter((family) => typeof family === 'string')
  const installed = installedFonts?.() ?? named
  const lettersOfNone = (text: string) => lettersWithout(installed, text, { pictographs: true })
  // No family of type lacks the letters of ASCII, and most texts have no others.
  const beyond = texts.filter(({ value }) => /[^\0-\x7f]/.test(value))
  // Most are in the theme's own families, so that no other font has to be read.
  const lacked = lettersWithout(named, beyond.map(({ value }) => value).join('\n'), { pictographs: true })
  const all = lacked.length > 0 ? lettersOfNone(lacked.join('\n')) : []
  if (all.length === 0) return []
  const isLost = (text: unknown) =>
    typeof text === 'string' && text.trim() !== '' && lettersLeftOut(text, new Set(all)).trim() === ''
  const help =
    installing(familiesToInstall(all, locale, { named, installed })) ||
    'no family that has it is known: write it in other letters'
  const finding = (path: Path, letters: readonly string[], { isNone = false, more = 0 }): Finding => ({
    code: 'resume-letters',
    severity: 'warning',
    message: `${isNone ? 'no PDF of the résumé can be made without' : 'the PDF of the résumé leaves out'} ${shown(letters)}: no installed font has ${letters.length > 1 ? 'them' : 'it'}${more > 0 ? ` (${counted(more, 'more text')} ${more > 1 ? 'have' : 'has'} such letters)` : ''}`,
    help,
    path,
    span: (path.length === 1 ? positionOf(root, path).key : undefined) ?? positionOf(root, path).span,
  })
  const lacking = beyond
    .map(({ path, value }) => ({ path, value, missing: lettersOfNone(value) }))
    .filter(({ missing }) => missing.length > 0)
  // Without its name or a heading no PDF is made: see `withoutLetters`.
  const headings = headingsOf(locale, value)
  const isNone = ({ path, value }: FieldText) =>
    path.length === 1 ? headings.some(isLost) : isHeading(path) && isLost(value)
  const [first] = lacking
  // One command mends all: of many texts, or without a font of the theme, only the first is reported.
  const isAbsent = named.some((family) => !isAmong(installed, family))
  if (first && lacking.length > (isAbsent ? 1 : several))
    return [finding(first.path, all, { isNone: lacking.some(isNone), more: lacking.length - 1 })]
  return lacking.map((one) => finding(one.path, one.missing, { isNone: isNone(one) }))
}

/** Whether a text is the name, or a heading of the résumé. */
const isHeading = (path: Path) => /^(?:site\.owner\.name|labels\.resume\.\w+)$/.test(pathText(path))

function shown(letters: readonly string[]): string {
  const more = letters.length - maxNamed
  const named = letters.slice(0, maxNamed).map((letter) => quoted(letter))
  return more > 0 ? `${named.join(', ')} and ${more} more` : list(named)
}

/** The headings of the résumé that are not written, in the words of its language. */
const headingsOf = (locale: Intl.Locale, value: unknown): string[] =>
  Object.entries(interfaceWords(locale)?.resume ?? {}).flatMap(([key, word]) =>
    valueAt(value, ['labels', 'resume', key]) === undefined ? [word] : [],
  )

/** What a résumé says that is in no file: words of the interface, names of months, and that of the country. */
function wordsOf(locale: Intl.Locale, country: unknown): string {
  const words = interfaceWords(locale)
  const lang = locale.toString()
  const months = Array.from({ length: 12 }, (_, month) =>
    dateIn(lang, `2020-${String(month + 1).padStart(2, '0')}`),
  )
  const isCode = typeof country === 'string' && /^[a-z]{2}$/i.test(country)
  const name = isCode && new Intl.DisplayNames([lang], { type: 'region' }).of(country.toUpperCase())
  return [...Object.values(words?.resume ?? {}), words?.dates.present, ...months, name]
    .filter(Boolean)
    .join(' ')
}

/** The paths of what every résumé shows, besides the entries that it takes from sections. */
const alwaysShown: readonly Path[] = [
  ['resume'],
  ['site', 'owner'],
  ['socials'],
  ['labels', 'resume'],
  ['labels', 'dates'],
]

const beginsWith = (path: Path, start: Path) => start.every((step, index) => path[index] === step)

/** The texts of a file that its résumé shows, wherever they stand. */
function resumeTexts({ texts, ofKind }: Contents, checked: Checked): FieldText[] {
  const { schema, value } = checked
  const lists = listsOfSections(checked).map(({ path, isNamed }) => (isNamed ? path.slice(0, 2) : path))
  // The head of a section is none of its entries.
  const isEntry = (path: Path) => typeof path[3] === 'number' && lists.some((list) => beginsWith(path, list))
  const isShown = ({ path }: FieldText) => {
    if (alwaysShown.some((start) => beginsWith(path, start))) return true
    if (!isEntry(path)) return false
    const field = schemaAt(schema, path, value)
    const { href } = objectOf(schemaAt(schema, path.slice(0, -1), value), undefined)?.shape ?? {}
    const isOfLink = href !== undefined && kindOf(href) === 'link'
    return !isOfLink && field !== undefined && kindOf(field) !== 'alternative'
  }
  // Socials that are no web pages, such as a mail address, are not profiles.
  const isProfile = ({ path }: FieldText) =>
    path[0] !== 'socials' || /^https?:/i.test(String(valueAt(value, [...path.slice(0, 2), 'href'])))
  const address = ofKind.link.filter(({ path }) => pathText(path) === 'resume.contact.url')
  return [...texts.filter((field) => isShown(field) && isProfile(field)), ...address]
}
