import { shownNumber } from './numbers.ts'

/** Puts values into the placeholders of an interface text, such as `{n}`; one without a value stays as it is. */
export const interpolate = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? shown(values[name]) : placeholder,
  )

const shown = (value: string | number | undefined) =>
  typeof value === 'number' ? shownNumber(value) : String(value)
