import { Globals } from '@react-spring/web'
import { still } from '../theme/breakpoints.ts'

/** Whether the visitor has asked for less motion. False on the server. */
export const reducedMotion = (): boolean => !import.meta.env.SSR && matchMedia(still).matches

/** Lets every spring jump to its end while the visitor wants less motion, also when that changes. */
export function obeyReducedMotion(): void {
  const query = matchMedia(still)
  const obey = () => Globals.assign({ skipAnimation: query.matches })
  query.addEventListener('change', obey)
  obey()
}
