/** The median. */
export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN

/** The addresses of pages, by the names of their columns. */
export type Origins = Readonly<Record<string, string>>

/**
 * Measures several pages several times, one after another in each round, so that a busy moment of the machine affects
 * all of them alike.
 *
 * @param measure gives measurements of one page by their names
 * @returns all values of each measurement, by its name and then by page
 */
export async function measuredInTurn<Measurement extends string>(
  origins: Origins,
  rounds: number,
  measure: (origin: string) => Promise<Readonly<Record<Measurement, number>>>,
): Promise<Record<Measurement, Record<string, number[]>>> {
  const measured: [page: string, measurements: Readonly<Record<Measurement, number>>][] = []
  for (let round = 0; round < rounds; round++)
    for (const [page, origin] of Object.entries(origins)) measured.push([page, await measure(origin)])
  const of = (measurement: Measurement, page: string) =>
    measured
      .filter(([measuredPage]) => measuredPage === page)
      .map(([, measurements]) => measurements[measurement])
  const measurements = Object.keys(measured[0]?.[1] ?? {}) as Measurement[] // Just the keys that the type names, here
  return Object.fromEntries(
    measurements.map((measurement) => [
      measurement,
      Object.fromEntries(Object.keys(origins).map((page) => [page, of(measurement, page)])),
    ]),
  ) as Record<Measurement, Record<string, number[]>> // and here.
}

/** The medians of a measurement, by page. */
export const medians = (measured: Readonly<Record<string, number[]>>): Record<string, number> =>
  Object.fromEntries(Object.entries(measured).map(([page, numbers]) => [page, median(numbers)]))

/** The medians of `measuredInTurn`. */
export async function inTurn<Measurement extends string>(
  ...given: Parameters<typeof measuredInTurn<Measurement>>
): Promise<Record<Measurement, Record<string, number>>> {
  const measured = await measuredInTurn(...given)
  return Object.fromEntries(
    Object.entries<Record<string, number[]>>(measured).map(([measurement, pages]) => [
      measurement,
      medians(pages),
    ]),
  ) as Record<Measurement, Record<string, number>> // The keys are those of `measured`.
}

/** The medians of a single measurement. */
export const oneInTurn = async (
  origins: Origins,
  rounds: number,
  measure: (origin: string) => Promise<number>,
): Promise<Record<string, number>> =>
  (await inTurn(origins, rounds, async (origin) => ({ only: await measure(origin) }))).only
