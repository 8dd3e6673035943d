/**
 * A spring of the YAML as react-spring wants it: stiffness and damping at mass 1 are its tension and friction.
 * Clamped where an overshoot would show what lies beyond.
 */
export const springOf = ({ stiffness, damping }: { stiffness: number; damping: number }, clamp = false) => ({
  tension: stiffness,
  friction: damping,
  clamp,
})
