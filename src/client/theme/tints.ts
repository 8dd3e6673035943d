/** How many tints of the accent there are, `--tint-0` and on, before they repeat. */
export const tintCount = 6

/** An `@supports` condition for browsers that mix colours: all since 2023. */
export const mixesColours = '(color: color-mix(in srgb, red, red))'
