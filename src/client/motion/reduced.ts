import { prefersReducedMotion } from '../theme/breakpoints.ts'

/** Whether the visitor prefers less motion. False on the server. */
export const reducedMotion = (): boolean => !import.meta.env.SSR && matchMedia(prefersReducedMotion).matches

/** Runs `settle` when the visitor begins to prefer less motion. Returns the cleanup. */
export function onReducedMotion(settle: () => void): () => void {
  const query = matchMedia(prefersReducedMotion)
  const update = () => query.matches && settle()
  query.addEventListener('change', update)
  return () => query.removeEventListener('change', update)
}
