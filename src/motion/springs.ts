import { Globals, animated as web } from '@react-spring/web'
import { still } from '../theme/breakpoints.ts'

export { easings, to, useSpring, useSprings } from '@react-spring/web'

/** The elements that move. A build has no others: a further one is to be named in `src/build/bundle/lean.ts` too. */
export const animated: Pick<typeof web, 'article' | 'div' | 'span'> = web

// Springs come from here, and so with the first section that moves, and obey from their first frame: each
// jumps to its end while the visitor wants less motion, also when that changes.
if (!import.meta.env.SSR) {
  const query = matchMedia(still)
  const obey = () => Globals.assign({ skipAnimation: query.matches })
  query.addEventListener('change', obey)
  obey()
}
