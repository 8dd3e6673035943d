/** Parses a language tag; undefined if it is invalid, which the schema reports. */
export function localeOf(tag: unknown): Intl.Locale | undefined {
  try {
    return typeof tag === 'string' ? new Intl.Locale(tag) : undefined
  } catch {
    return undefined
  }
}

/** The language tag, in its usual spelling, that a part of a file name is; undefined for any other word. */
export const languageOfName = (part: string): string | undefined =>
  /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(part) ? localeOf(part)?.toString() : undefined

/** The name of a registered code in English; undefined where it is not registered. */
export function displayName(type: 'language' | 'region', code: string): string | undefined {
  try {
    return new Intl.DisplayNames(['en'], { type, fallback: 'none' }).of(code)
  } catch {
    return undefined // `und`, which is the code for none
  }
}

/** The name in English of the language of a tag, such as `German` for `de-AT`; the tag if it has none. */
export const languageName = (tag: string): string =>
  displayName('language', new Intl.Locale(tag).language) ?? tag

/**
 * The name of a language in the tables of words: with its script where that is not its usual one (`zh-Hant` for zh-TW,
 * `ru-Latn`), else alone (`de` for de-AT). Norwegian is Bokmål.
 */
export function languageKey(locale: Intl.Locale): string {
  const { script } = locale.maximize()
  const isUsual = script === new Intl.Locale(locale.language).maximize().script
  const language = locale.language === 'no' ? 'nb' : locale.language
  return isUsual ? language : `${language}-${script}`
}

/** In which direction a language is written. Node 20 has a property for it, and later ones a method. */
export function directionOf(locale: Intl.Locale): 'ltr' | 'rtl' {
  type TextInfo = { direction?: 'ltr' | 'rtl' }
  const { textInfo, getTextInfo } = locale as { textInfo?: TextInfo; getTextInfo?: () => TextInfo }
  return (getTextInfo?.call(locale) ?? textInfo)?.direction ?? 'ltr'
}

/** How a language writes whole numbers: its ten digits, and a percentage around `{n}`. */
export interface Numbers {
  digits: string
  percent: string
}

/** The notation of JavaScript, and so of English. */
export const plainNumbers: Numbers = { digits: '0123456789', percent: '{n}%' }

/**
 * How a language writes whole numbers; undefined if as JavaScript does. For the build only: browsers have other locale
 * data, and what they write would differ from what was prerendered.
 */
export function numbersOf(lang: string): Numbers | undefined {
  const number = new Intl.NumberFormat(lang, { useGrouping: false })
  const digits = [...plainNumbers.digits].map((digit) => number.format(Number(digit))).join('')
  const percent = new Intl.NumberFormat(lang, { style: 'percent' })
    .format(0.42)
    .replace(number.format(42), '{n}')
  return digits === plainNumbers.digits && percent === plainNumbers.percent ? undefined : { digits, percent }
}

/**
 * Formats a number in a language, with separators; also returns how many digits it has behind the decimal point.
 *
 * @param decimals how many of these digits there shall be; by default as many as the number has, at most three
 */
export function numberIn(
  lang: string,
  value: number,
  decimals?: number,
): { shown: string; decimals: number } {
  const parts = new Intl.NumberFormat(lang, {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 3,
  }).formatToParts(value)
  const fraction = parts.find(({ type }) => type === 'fraction')?.value ?? ''
  return { shown: parts.map(({ value }) => value).join(''), decimals: fraction.length }
}

/** A validated period: dates such as `2021`, `2021-03` and `2021-03-15`, and `present` for an open end. */
export interface CheckedPeriod {
  start?: string | undefined
  end?: string | undefined
}

/**
 * Formats a date in a language, with a month and a day only if it has them. For the build only: browsers have other
 * locale data.
 */
export function dateIn(lang: string, date: string): string {
  return formatFor(lang, date).format(dayOf(date))
}

/**
 * Formats a period in a language by its months and years; empty if it has neither start nor end. Days are left out: a
 * résumé says when something was, not how many days it took.
 *
 * @param present the word for an open end
 */
export function periodIn(lang: string, period: CheckedPeriod, present: string): string {
  const [start, end] = [period.start?.slice(0, 7), period.end?.slice(0, 7)]
  if (end === 'present') return start ? `${dateIn(lang, start)} – ${present}` : present
  if (!start || !end) return start || end ? dateIn(lang, start ?? end ?? '') : ''
  if (start.length !== end.length) return `${dateIn(lang, start)} – ${dateIn(lang, end)}`
  const range = formatFor(lang, start).formatRange(dayOf(start), dayOf(end))
  // Chinese and Japanese format ranges in bare numbers, but dates in words.
  return numeric.test(range) ? `${dateIn(lang, start)} – ${dateIn(lang, end)}` : range
}

/** Whether a period goes on: it has no end yet, or one that is to come, such as that of studies. */
export const goesOn = ({ end }: CheckedPeriod): boolean =>
  end !== undefined && (end === 'present' || end > new Date().toISOString().slice(0, end.length))

/** The years of a period, and how long it took, in a language: `2017–2019`, and `2 years 7 months` where months are known. */
export function yearsIn(
  lang: string,
  { start, end }: CheckedPeriod,
  present: string,
): { years: string; lasted?: string } {
  const year = (date: string) => dateIn(lang, date.slice(0, 4))
  const [first, last] = [start ?? end ?? '', end ?? start ?? '']
  if (first === 'present') return { years: present }
  const from = year(first)
  const to = last === 'present' ? present : year(last)
  const years = from === to ? from : `${from}–${to}`
  const months = end && start && monthsBetween(start, end)
  if (!months) return { years }
  const parts = [
    [Math.floor(months / 12), 'year'],
    [months % 12, 'month'],
  ] as const
  const lasted = parts
    .filter(([count]) => count > 0)
    .map(([value, unit]) =>
      new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(value),
    )
  return { years, lasted: new Intl.ListFormat(lang, { type: 'unit', style: 'narrow' }).format(lasted) }
}

/** The months from a date to another, both counted; undefined where one is a year alone. */
function monthsBetween(start: string, end: string): number | undefined {
  const [from, to] = [start, end === 'present' ? new Date().toISOString() : end].map((date) => {
    const [year = 0, month] = date.split('-').map(Number)
    return month === undefined ? undefined : year * 12 + month
  })
  return from === undefined || to === undefined ? undefined : to - from + 1
}

const numeric = /\d\/\d/

const dayOf = (date: string) => new Date(date)

/** In the calendar of the YAML and in UTC, so that days are the same wherever the page is built. */
function formatFor(lang: string, date: string): Intl.DateTimeFormat {
  const [, month, day] = date.split('-')
  return new Intl.DateTimeFormat(lang, {
    calendar: 'gregory',
    timeZone: 'UTC',
    year: 'numeric',
    ...(month && { month: 'short' }),
    ...(day && { day: 'numeric' }),
  })
}

/** What a language calls itself, such as `Deutsch` or `日本語`. */
export function autonymOf(lang: string): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase(lang) + rest.join('')
}

/** The scripts that a language is written in, by their codes in Unicode's property `Script`. */
export function scriptsOf(locale: Intl.Locale): readonly string[] {
  const { script = 'Latn' } = locale.maximize()
  return several[script] ?? [script]
}

const several: Record<string, readonly string[]> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang'],
  Hans: ['Hani'],
  Hant: ['Hani'],
}

/** What the subsets of font packages are called, by script. */
const parts: Record<string, string> = {
  Arab: 'arabic',
  Armn: 'armenian',
  Beng: 'bengali',
  Cyrl: 'cyrillic',
  Deva: 'devanagari',
  Ethi: 'ethiopic',
  Geor: 'georgian',
  Grek: 'greek',
  Gujr: 'gujarati',
  Guru: 'gurmukhi',
  Hang: 'korean',
  Hebr: 'hebrew',
  Hira: 'japanese',
  Kana: 'japanese',
  Khmr: 'khmer',
  Knda: 'kannada',
  Laoo: 'lao',
  Mlym: 'malayalam',
  Mymr: 'myanmar',
  Orya: 'oriya',
  Sinh: 'sinhala',
  Taml: 'tamil',
  Telu: 'telugu',
  Thai: 'thai',
  Tibt: 'tibetan',
}

const scripts = [...Object.keys(parts), 'Hani', 'Latn'].map(
  (script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const,
)

/** The script of a letter, if it is in the list above, Han or Latin; else undefined. */
export const scriptOf = (letter: string): string | undefined =>
  scripts.find(([, pattern]) => pattern.test(letter))?.[0]

/**
 * What the subset of font packages is called that has a script as a language writes it; undefined if that needs none
 * besides Latin, or none is known.
 */
export function fontPartOf(script: string, locale: Intl.Locale): string | undefined {
  if (script === 'Latn') return locale.language === 'vi' ? 'vietnamese' : undefined
  if (script !== 'Hani') return parts[script]
  if (locale.language === 'ja') return 'japanese'
  if (locale.language === 'ko') return 'korean'
  return locale.maximize().script === 'Hant' ? 'chinese-traditional' : 'chinese-simplified'
}

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const codes = () => letters.flatMap((first) => letters.map((second) => first + second))

/** The tag of a language in another spelling, or by its name: `de-DE` for de_DE, `de` for german and for Deutsch. */
export function meantLanguage(written: string): string | undefined {
  const text = written.trim()
  const tag = languageOfName(text.replace(/[_ ]/g, '-'))
  if (tag && displayName('language', tag)) return tag
  return languageCalled(text)
}

/** All languages with a code of two letters, by their names in lower case: read when first needed, which takes some 20 ms. */
let byName: Map<string, string> | undefined

function languagesByName(): Map<string, string> {
  const all = codes().flatMap((code) => {
    const english = displayName('language', code)
    return english === undefined
      ? []
      : [english, autonymOf(code)].map((name) => [name.toLowerCase(), code] as const)
  })
  // The first of two languages with one name stays.
  return new Map(all.reverse())
}

/** The two-letter code of a language by its name, in English or its own, in any case: `de` for german and Deutsch. */
export function languageCalled(name: string): string | undefined {
  byName ??= languagesByName()
  // Some file systems decompose the accents in names.
  return byName.get(name.normalize().toLowerCase())
}
