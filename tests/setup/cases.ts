/** Whether tests run all of their cases, as in `npm run test:all`. */
const all = process.env.CASES === 'all'

/** The number of random cases of a property test, of which it has `count` in all: in `npm test` a tenth. */
export const cases = (count: number): number => (all ? count : Math.ceil(count / 10))

/** All of a long list of cases that are alike, or in `npm test` each fifth. */
export const everyFifth = <T>(list: readonly T[]): T[] => list.filter((_, index) => all || index % 5 === 0)
