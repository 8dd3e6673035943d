import type { ResolvedSection } from '../../../schema/vite/resolved.ts'
import { fullestColumns } from '../../ui/fullestColumns.ts'

type Item = ResolvedSection<'numbers'>['items'][number]

/** How wide a sign beside a number is, in em; units take another line where there is no room. */
const signWidth = 0.7

/** Whether what stands beside a number is a unit, in letters, and not a sign. */
export const isUnit = (text: string): boolean => /\p{Letter}/u.test(text)

/**
 * A figure below zero in two: its sign, which stands before that of a currency, as in `-€3`, and the rest. Where another
 * sign or a unit stands before it, as in `~-3`, it stays whole.
 */
export function signAndRest({ prefix, shown }: Pick<Item, 'prefix' | 'shown'>): [sign: string, rest: string] {
  const sign = /\p{Sc}/u.test(prefix ?? '') ? (/^\p{Cf}*[-−]/u.exec(shown)?.[0] ?? '') : ''
  return [sign, shown.slice(sign.length)]
}

/** The least room between two figures that stand beside each other, in em. */
const between = 0.4

/** About how wide the widest of some figures is, in em, with room behind it: all of them stand in one size. */
export const widestOf = (items: readonly Item[]): number =>
  between +
  Math.max(
    ...items.map(({ width, prefix = '', suffix = '' }) =>
      [prefix, suffix].reduce((sum, text) => (isUnit(text) ? sum : sum + signWidth * text.length), width),
    ),
  )

/** Into how many columns figures fall where there is room: the wider they are, the fewer, so that they are not small. */
export function columnsOf(count: number, widest: number): number {
  const max = widest > 6 ? 2 : widest > 4 ? 3 : 4
  return fullestColumns(
    count,
    [4, 3, 2].filter((columns) => columns <= max),
  )
}
