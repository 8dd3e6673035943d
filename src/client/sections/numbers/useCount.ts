import { useRef, useState } from 'react'
import type { Numbers } from '../../../../schema/text/languages.ts'
import type { ResolvedStat } from '../../../shared/resolved.ts'
import { useSpring } from '../../motion/reactSpring.ts'
import { springOf } from '../../motion/springConfig.ts'
import { useEntrance } from '../../motion/useEntrance.ts'
import { shownNumber } from '../../ui/numbers.ts'

/**
 * Counts from 0 to 1 once, when the element with `ref` is first scrolled fully into view; `counting` is true until it
 * has ended. Without an entrance it is at 1 from the start.
 */
export function useCount(spring: { stiffness: number; damping: number }) {
  const ref = useRef<HTMLElement>(null)
  const [counting, setCounting] = useState(false)
  const [{ share }, api] = useSpring(() => ({ share: 1 }))

  useEntrance(ref, {
    threshold: 1,
    prepare() {
      api.set({ share: 0 })
      setCounting(true)
    },
    enter() {
      // Clamped: beyond its end there is no number to show.
      api.start({
        share: 1,
        config: { ...springOf(spring, true), precision: 0.0001 },
        onRest: () => setCounting(false),
      })
    },
  })

  return { ref, counting, share }
}

const digit = /\p{Number}/u
const sign = /[-−\p{Cf}]/u

/**
 * A stat while it counts: the part counted so far, with separators where the final stat has them, so that no
 * browser has to know how a language writes numbers.
 *
 * @param stat its number, and how its language writes that, such as `−12,000.5`
 * @param share how far it has counted, from 0 to 1
 * @param numbers how the language writes digits, unless as JavaScript does
 */
export function countedStat(
  { value, shown, decimals }: Pick<ResolvedStat, 'shown' | 'decimals'> & { value: number },
  share: number,
  numbers?: Numbers,
): string {
  const counted = Math.round(Math.abs(value) * share * 10 ** decimals)
  const left = [...String(counted).padStart(decimals + 1, '0')]
  const out: string[] = []
  for (const letter of [...shown].reverse()) {
    // A separator without digits before it is dropped.
    if (!digit.test(letter)) out.push(left.length > 0 || sign.test(letter) ? letter : '')
    else out.push(left.length > 0 ? shownNumber(Number(left.pop()), numbers) : '')
  }
  return out.reverse().join('')
}
