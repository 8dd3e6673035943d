import { Globals, animated as web } from '@react-spring/web'
import { still } from '../theme/breakpoints.ts'

export { easings, to, useSpring, useSprings } from '@react-spring/web'

/** The elements that move. A build has no others: a further one is to be named in `src/build/bundle/lean.ts` too. */
export const animated: Pick<typeof web, 'article' | 'div' | 'span'> = web

// All springs are imported from here, so that from their first frame each jumps to its end while the visitor wants
// less motion, also when that changes.
if (!import.meta.env.SSR) {
  const query = matchMedia(still)
  const update = () => Globals.assign({ skipAnimation: query.matches })
  query.addEventListener('change', update)
  update()
}
