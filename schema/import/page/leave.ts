/** Tells of something that has no place on the page. */
export type Leave = (where: string, what: string, why: string) => void
