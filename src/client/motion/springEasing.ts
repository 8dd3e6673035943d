/** The part of its way that a spring at rest may still be away from its end. */
const rest = 0.001

/** A slower spring is played in this time, in seconds. */
const longest = 4

/** Half oscillations beyond these are left out: the spring has hardly any way left. */
const maxOscillations = 24

/**
 * A spring as an easing of CSS and its duration, for a motion that begins before any script.
 *
 * The spring solves x″ = stiffness · (1 − x) − damping · x′ from x = 0 at rest, which is a damped harmonic oscillator:
 * https://en.wikipedia.org/wiki/Harmonic_oscillator#Damped_harmonic_oscillator
 *
 * @returns `linear()` with enough points that straight lines between them cannot be seen, and milliseconds
 */
export function springEasing({ stiffness, damping }: { stiffness: number; damping: number }): {
  easing: string
  duration: number
} {
  const decay = damping / 2
  const squared = stiffness - decay * decay
  const frequency = Math.sqrt(Math.abs(squared))
  const away = (time: number): number => {
    if (frequency < 0.01) return Math.exp(-decay * time) * (1 + decay * time)
    if (squared > 0)
      return (
        Math.exp(-decay * time) *
        (Math.cos(frequency * time) + (decay / frequency) * Math.sin(frequency * time))
      )
    const [slow, fast] = [decay - frequency, decay + frequency]
    return (fast * Math.exp(-slow * time) - slow * Math.exp(-fast * time)) / (fast - slow)
  }
  // The slowest part of the motion; twice the time lets its factors come to rest too.
  const slowest = squared > 0 ? decay : stiffness / (decay + frequency)
  const oscillations = squared > 0 ? frequency / Math.PI : 0
  const settled = Math.min(
    settling(away, -Math.log(rest) / slowest),
    oscillations > 0 ? maxOscillations / oscillations : Number.POSITIVE_INFINITY,
  )
  const count = Math.ceil(28 + 8 * oscillations * settled)
  const points = Array.from({ length: count }, (_, index) => 1 - away((settled * index) / (count - 1)))
  points[count - 1] = 1
  return {
    easing: `linear(${points.map((point) => String(Math.round(point * 1000) / 1000)).join(',')})`,
    duration: Math.round(Math.min(settled, longest) * 1000),
  }
}

/** The time in seconds after which a spring stays within `rest` of its end; `estimate` is near it. */
function settling(away: (time: number) => number, estimate: number): number {
  const step = estimate / 500
  let time = 2 * estimate
  while (time > step && Math.abs(away(time - step)) < rest) time -= step
  return time
}
