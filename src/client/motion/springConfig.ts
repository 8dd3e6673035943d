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
