/** How many tints of the accent there are beside one another, `--tint-0` and on, before they begin anew. */
export const tintCount = 6

/** Browsers that mix colours, for `@supports`: all since 2023. */
export const mixesColours = '(color: color-mix(in srgb, red, red))'
