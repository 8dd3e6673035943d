import { portfolio } from 'virtual:portfolio'

/** A whole number as the language of the page writes it. */
export function shownNumber(value: number): string {
  const { numbers } = portfolio
  return numbers
    ? String(value).replace(/\d/g, (digit) => numbers.digits[Number(digit)] ?? digit)
    : String(value)
}

/** A percentage as the language of the page writes it, without its fraction. */
export function shownPercent(value: number): string {
  const whole = Math.round(value)
  return portfolio.numbers ? portfolio.numbers.percent.replace('{n}', shownNumber(whole)) : `${whole}%`
}
