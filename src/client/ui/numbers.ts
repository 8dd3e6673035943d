import type { Numbers } from '../../../schema/text/languages.ts'

/** A whole number as the language of a page writes it; as JavaScript does, if that has no `numbers` in its content. */
export const shownNumber = (value: number, numbers?: Numbers): string =>
  numbers ? String(value).replace(/\d/g, (digit) => numbers.digits[Number(digit)] ?? digit) : String(value)

/** A percentage as the language of a page writes it, without its fraction. */
export function shownPercent(value: number, numbers?: Numbers): string {
  const whole = Math.round(value)
  return numbers ? numbers.percent.replace('{n}', shownNumber(whole, numbers)) : `${whole}%`
}
