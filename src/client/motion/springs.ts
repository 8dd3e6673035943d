import { Globals } from '@react-spring/web'
import { useContent } from '../content.ts'
import { prefersReducedMotion } from '../theme/breakpoints.ts'

export { animated, easings, type SpringValue, to, useSpring, useSprings } from '@react-spring/web'

// All springs are imported from here: each then jumps to its end, from its first frame, while the visitor prefers less
// motion, also when that changes.
if (!import.meta.env.SSR) {
  const query = matchMedia(prefersReducedMotion)
  const update = () => Globals.assign({ skipAnimation: query.matches })
  query.addEventListener('change', update)
  update()
}

/**
 * A spring of the YAML as react-spring's config: stiffness and damping at mass 1 are tension and friction.
 *
 * @param clamp stops it at its end, where an overshoot would show what lies beyond
 */
export const springOf = ({ stiffness, damping }: { stiffness: number; damping: number }, clamp = false) => ({
  tension: stiffness,
  friction: damping,
  clamp,
})

/** Whether the visitor prefers less motion. False on the server. */
export const reducedMotion = (): boolean => !import.meta.env.SSR && matchMedia(prefersReducedMotion).matches

/** Runs `settle` when the visitor begins to prefer less motion. Returns the cleanup. */
export function onReducedMotion(settle: () => void): () => void {
  const query = matchMedia(prefersReducedMotion)
  const update = () => query.matches && settle()
  query.addEventListener('change', update)
  return () => query.removeEventListener('change', update)
}

/** The direction of lines on the screen: 1 for to the right, −1 for to the left. */
export const useInlineSide = (): 1 | -1 => (useContent().site.dir === 'rtl' ? -1 : 1)
