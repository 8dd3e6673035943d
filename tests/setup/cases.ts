/** Whether property tests run all of their cases, as in `npm run test:all`, or a tenth, as in `npm test`. */
const all = process.env.CASES === 'all'

/** The number of random cases of a property test, of which it has `count` in all. */
export const cases = (count: number): number => (all ? count : Math.ceil(count / 10))
