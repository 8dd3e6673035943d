import type { ResolvedFigure } from '../../../schema/vite/derivedFields.ts'
import { shownNumber } from '../../ui/numbers.ts'

const digit = /\p{Number}/u
const sign = /[-−\p{Cf}]/u

/**
 * A figure on its way: as much of it as has been counted, with the separators where the whole has them, so that no
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
    // A separator before the first digit has nothing to part.
    if (!digit.test(letter)) out.push(left.length > 0 || sign.test(letter) ? letter : '')
    else out.push(left.length > 0 ? shownNumber(Number(left.pop())) : '')
  }
  return out.reverse().join('')
}
