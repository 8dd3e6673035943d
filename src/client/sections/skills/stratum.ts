/** How many colours strata have. */
export const strataColours = 7

/** The number of the colour of a stratum, `share` of the way from the first, 0, to the last, 1. */
export const stratumAt = (share: number): number => Math.round(share * (strataColours - 1))
