import type { ResolvedSection } from '../../../shared/resolved.ts'
import { fullestColumns } from '../../ui/fullestColumns.ts'

type Item = ResolvedSection<'numbers'>['items'][number]

/** The width of a sign beside a number, in em; a unit wraps to another line where there is no room. */
const signWidth = 0.7

/** Whether a prefix or suffix is a unit, in letters, and not a sign. */
export const isUnit = (text: string): boolean => /\p{Letter}/u.test(text)

/**
 * Splits a negative stat into its sign, which stands before that of a currency, as in `-€3`, and the rest. With
 * another sign or a unit before it, as in `~-3`, it stays whole.
 */
export function signAndRest({ prefix, shown }: Pick<Item, 'prefix' | 'shown'>): [sign: string, rest: string] {
  const sign = /\p{Sc}/u.test(prefix ?? '') ? (/^\p{Cf}*[-−]/u.exec(shown)?.[0] ?? '') : ''
  return [sign, shown.slice(sign.length)]
}

/** The minimum room between two stats beside each other, in em. */
const between = 0.4

/** The approximate width of the widest stat, in em, with room behind it: all of them have one size. */
export const widestOf = (items: readonly Item[]): number =>
  between +
  Math.max(
    ...items.map(({ width, prefix = '', suffix = '' }) =>
      [prefix, suffix].reduce((sum, text) => (isUnit(text) ? sum : sum + signWidth * text.length), width),
    ),
  )

/** The number of columns where there is room: the wider the stats, the fewer, so that they are not small. */
export function columnsOf(count: number, widest: number): number {
  const max = widest > 6 ? 2 : widest > 4 ? 3 : 4
  return fullestColumns(
    count,
    [4, 3, 2].filter((columns) => columns <= max),
  )
}
