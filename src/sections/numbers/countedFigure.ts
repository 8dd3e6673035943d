import type { ResolvedFigure } from '../../../schema/vite/derivedFields.ts'
import { shownNumber } from '../../ui/numbers.ts'

const digit = /\p{Number}/u
const sign = /[-−\p{Cf}]/u

/**
 * A figure while it counts: the part counted so far, with separators where the final figure has them, so that no
 * browser has to know how a language writes numbers.
 *
 * @param figure its number, and how its language writes that, such as `−12,000.5`
 * @param share how far it has counted, from 0 to 1
 */
export function countedFigure(
  { value, shown, decimals }: Pick<ResolvedFigure, 'shown' | 'decimals'> & { value: number },
  share: number,
): string {
  const counted = Math.round(Math.abs(value) * share * 10 ** decimals)
  const left = [...String(counted).padStart(decimals + 1, '0')]
  const out: string[] = []
  for (const letter of [...shown].reverse()) {
    // A separator without digits before it is dropped.
    if (!digit.test(letter)) out.push(left.length > 0 || sign.test(letter) ? letter : '')
    else out.push(left.length > 0 ? shownNumber(Number(left.pop())) : '')
  }
  return out.reverse().join('')
}
