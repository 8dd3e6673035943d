import { shownNumber } from './numbers.ts'

/** Puts values into the `{marks}` of an interface text; a mark without a value stays as it is. */
export const interpolate = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) =>
    Object.hasOwn(values, name) ? shown(values[name]) : mark,
  )

const shown = (value: string | number | undefined) =>
  typeof value === 'number' ? shownNumber(value) : String(value)
