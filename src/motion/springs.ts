import { Globals } from '@react-spring/web'
import { still } from '../theme/breakpoints.ts'

export { animated, easings, to, useSpring, useSprings } from '@react-spring/web'

// Springs come from here, and so with the first section that moves, and obey from their first frame: each
// jumps to its end while the visitor wants less motion, also when that changes.
if (!import.meta.env.SSR) {
  const query = matchMedia(still)
  const obey = () => Globals.assign({ skipAnimation: query.matches })
  query.addEventListener('change', obey)
  obey()
}
