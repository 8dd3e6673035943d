import { Globals } from '@react-spring/web'
import { prefersReducedMotion } from '../theme/breakpoints.ts'

export { animated, easings, to, useSpring, useSprings } from '@react-spring/web'

// All springs are imported from here: each then jumps to its end, from its first frame, while the visitor prefers less
// motion, also when that changes.
if (!import.meta.env.SSR) {
  const query = matchMedia(prefersReducedMotion)
  const update = () => Globals.assign({ skipAnimation: query.matches })
  query.addEventListener('change', update)
  update()
}
