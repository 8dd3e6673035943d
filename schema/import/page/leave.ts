/** Adds something of the input to the leftovers. */
export type Leave = (where: string, what: string, why: string) => void
