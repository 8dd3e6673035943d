import { nameOf } from '../../languages/languages.ts'

/** Short names of countries that are not their codes. */
const short: Record<string, string> = { UK: 'GB', USA: 'US', UAE: 'AE' }

/**
 * The two-letter code of a country, from the code in any case, or the name in English or in the language of the page;
 * undefined for any other text.
 */
export function countryOf(text: string, lang = 'en'): string | undefined {
  const written = text.trim()
  const code = written.toUpperCase().replaceAll('.', '')
  const known = Object.hasOwn(short, code) ? short[code] : code
  if (known && /^[A-Z]{2}$/.test(known) && nameOf('region', known) !== undefined) return known
  const names = ['en', lang].map((one) => new Intl.DisplayNames([one], { type: 'region' }))
  return codes().find((code) => names.some((name) => name.of(code)?.toLowerCase() === written.toLowerCase()))
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const codes = () =>
  letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => nameOf('region', code))
