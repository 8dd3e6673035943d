import { useRef } from 'react'
import type { ResolvedSection } from '../../../shared/resolved.ts'
import { useContent } from '../../content.ts'
import { easings, useSpring } from '../../motion/springs.ts'
import { useEntrance } from '../../motion/useEntrance.ts'

/** A skill of this layout: the check refuses a section without skills, or with a skill without a level. */
export type Skill = NonNullable<ResolvedSection<'skills'>['items']>[number] & { level: number }

/** A level, in percent, that counts up from 0 once, when the element with `ref` is first scrolled fully into view. */
export function useCount<T extends HTMLElement = HTMLDivElement>(level: number) {
  const { duration } = useContent().motion.skillBar
  const config = { duration, easing: easings.easeOutCubic }
  const ref = useRef<T>(null)
  const [{ count }, api] = useSpring(() => ({ count: level, config }))

  useEntrance(ref, {
    threshold: 1,
    prepare: () => api.set({ count: 0 }),
    enter: () => api.start({ count: level, config }),
  })

  return { ref, count }
}
