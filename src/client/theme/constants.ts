/** How long what answers a visitor takes, in ms: words and controls are quick; planes, pictures and pages are slow. */
export const durations = { quick: 160, slow: 320 }

/** How all of it moves, but for the springs of the YAML: off at once, and slowly into place. */
export const easing = 'cubic-bezier(.2,.7,.2,1)'

/**
 * How far each tint, `--tint-0` and on, is from the accent, in degrees of hue: all are of its family, and neighbours stand
 * apart.
 */
export const tintTurns = [0, 28, -24, 46, -42]

/** How many tints there are before they repeat. */
export const tintCount = tintTurns.length

/** An `@supports` condition for browsers that mix colours: all since 2023. */
export const mixesColours = '(color: color-mix(in srgb, red, red))'
