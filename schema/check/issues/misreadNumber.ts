import type { Path, Problem } from '../../report/diagnostics.ts'
import { quoted } from '../../report/phrasing.ts'
import type { SourcePosition } from '../../yaml/sourcePosition.ts'
import { named } from '../describe.ts'

// A number as people write it, with separators between its thousands or a unit behind it, is a text to YAML.

/** Where a value stands. */
export interface Place {
  /** Whether a key `suffix` may be beside it, for what is behind a number. */
  hasSuffix: boolean
  /** Where the brackets around it begin, if there are any. */
  brackets: number | undefined
}

/**
 * Explains why a text in place of a number is not read as one; undefined if it does not begin with a number.
 *
 * @param place where it stands
 */
export function misreadNumber(
  value: string,
  position: SourcePosition,
  path: Path,
  { hasSuffix, brackets }: Place,
): Problem | undefined {
  const whole = value.trim()
  const inAscii = asciiDigits(whole)
  if (inAscii !== whole && /^[+-]?\d+(?:\.\d+)?$/.test(inAscii))
    return { ...text(path, 'digits of other scripts make it a text'), help: `write ${inAscii}` }
  if (!/^[+-]?\d/.test(whole)) return undefined
  const unit = units.exec(whole)?.[0] ?? ''
  const written = whole.slice(0, whole.length - unit.length)
  const [number, other] = numbersMeant(written)
  if (number === undefined) {
    const suffix = hasSuffix && /\d\s*\p{L}\D*$/u.test(whole) ? ', and what stands behind it into suffix' : ''
    return {
      ...text(path, `${quoted(whole, 40)} is a text`),
      help: `write the number alone, in digits, such as 12000 or 99.9${suffix}`,
    }
  }
  if (!unit && !position.plain && number === whole && other === undefined) {
    return {
      ...text(path, 'quotes make it a text'),
      help: `write ${number}, without quotes`,
      fix: [{ ...position.span, text: number }],
    }
  }
  const either = eitherOf(number, other, written)
  if (brackets !== undefined && !unit && written.includes(','))
    return {
      ...text(path, whyText(written, number, position)),
      help: `a comma within brackets ends a value; write the number as ${either}`,
    }
  const help = `write ${either}`
  if (unit) {
    const suffix = hasSuffix ? `${help}, and suffix: ${JSON.stringify(unit)} beside it` : help
    return { ...text(path, `${quoted(unit.trim(), 20)} behind it makes it a text`), help: suffix }
  }
  return { ...text(path, whyText(written, number, position)), help }
}

/**
 * A text with the digits 0 to 9 in place of those of other scripts, which are rows of ten in Unicode, and of full-width
 * ones.
 */
const asciiDigits = (value: string): string =>
  value.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const isDigit = (at: number) => /\p{Nd}/u.test(String.fromCodePoint(at))
    let zero = code
    while (zero > code - 9 && isDigit(zero - 1)) zero -= 1
    return String(code - zero)
  })

const text = (path: Path, why: string) =>
  ({
    code: 'yaml-number',
    message: `${named(path)} must be a number, and ${why}`,
    label: 'read as text',
  }) as const

function whyText(written: string, number: string, { plain }: SourcePosition): string {
  if (number === written.replace(',', '.')) return 'a decimal comma makes it a text'
  return plain ? 'separators between its digits make it a text' : 'quotes make it a text'
}

/** What to write for a number: both readings, if its separator may be one of thousands or of decimals. */
const eitherOf = (number: string, other: string | undefined, written: string): string =>
  other === undefined
    ? number
    : `${number}, or ${other} if the ${written.includes(',') ? 'comma' : 'point'} is a decimal one`

/** What may stand behind a number without making it another: `14px`, `95 %`. A word such as `Mio` would. */
const units = /\s?(?:[%‰+°€$£¥]|px|r?em|v[wh]|ch|deg|ms|s|min|h|km|cm|mm|kg)$/

/** One to three digits, then groups of three behind the same separator, and perhaps decimals. */
const grouped = /^([+-]?)([1-9]\d{0,2}(?:([,. '’_\u00a0\u2009\u202f])\d{3})(?:\3\d{3})*)(?:([.,])(\d+))?$/

/**
 * The numbers that a text may mean, as YAML writes them: one, or two if a single separator may be one of thousands or
 * of decimals; none if it is no number, as `1/2`.
 */
function numbersMeant(written: string): string[] {
  const [, sign = '', digits = '', separator = '', decimalSeparator, decimals] = grouped.exec(written) ?? []
  if (digits && separator !== decimalSeparator) {
    const number = `${sign}${digits.replace(/\D/g, '')}${decimals === undefined ? '' : `.${decimals}`}`
    const isSingle = digits.split(separator).length === 2 && decimals === undefined
    if (!isSingle || !/[.,]/.test(separator)) return [number]
    const decimal = String(Number(sign + digits.replace(separator, '.')))
    return [number, decimal.includes('.') ? decimal : `${decimal}.0`]
  }
  return /^[+-]?\d+(?:[.,]\d+)?$/.test(written) ? [written.replace(',', '.')] : []
}
