import { portfolio } from 'virtual:portfolio'

const formats = new Map<string, Intl.NumberFormat>()

/** A format is kept: making one takes as long as a frame has. */
function formatOf(style: 'decimal' | 'percent'): Intl.NumberFormat {
  const { lang } = portfolio.site
  const key = `${lang} ${style}`
  const format = formats.get(key) ?? new Intl.NumberFormat(lang, { style })
  formats.set(key, format)
  return format
}

/** A number as the language of the page writes it. */
export const shownNumber = (value: number): string =>
  __INTL__ ? formatOf('decimal').format(value) : String(value)

/** A whole percentage as the language of the page writes it. */
export const shownPercent = (value: number): string =>
  __INTL__ ? formatOf('percent').format(Math.round(value) / 100) : `${Math.round(value)}%`
