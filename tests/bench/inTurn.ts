/** The median. */
export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN

/** The addresses of pages, by the names of their columns. */
export type Origins = Readonly<Record<string, string>>

/**
 * Measures several pages several times, one after another in each round, so that a busy moment of the machine affects
 * all of them alike.
 *
 * @param measure gives figures of one page by their names
 * @returns all measurements of each figure, by its name and then by page
 */
export async function measuredInTurn<Figure extends string>(
  origins: Origins,
  rounds: number,
  measure: (origin: string) => Promise<Readonly<Record<Figure, number>>>,
): Promise<Record<Figure, Record<string, number[]>>> {
  const measured: [page: string, figures: Readonly<Record<Figure, number>>][] = []
  for (let round = 0; round < rounds; round++)
    for (const [page, origin] of Object.entries(origins)) measured.push([page, await measure(origin)])
  const of = (figure: Figure, page: string) =>
    measured.filter(([measuredPage]) => measuredPage === page).map(([, figures]) => figures[figure])
  const figures = Object.keys(measured[0]?.[1] ?? {}) as Figure[] // Just the keys that the type names, here
  return Object.fromEntries(
    figures.map((figure) => [
      figure,
      Object.fromEntries(Object.keys(origins).map((page) => [page, of(figure, page)])),
    ]),
  ) as Record<Figure, Record<string, number[]>> // and here.
}

/** The medians of a figure, by page. */
export const medians = (measured: Readonly<Record<string, number[]>>): Record<string, number> =>
  Object.fromEntries(Object.entries(measured).map(([page, numbers]) => [page, median(numbers)]))

/** The medians of `measuredInTurn`. */
export async function inTurn<Figure extends string>(
  ...given: Parameters<typeof measuredInTurn<Figure>>
): Promise<Record<Figure, Record<string, number>>> {
  const measured = await measuredInTurn(...given)
  return Object.fromEntries(
    Object.entries<Record<string, number[]>>(measured).map(([figure, pages]) => [figure, medians(pages)]),
  ) as Record<Figure, Record<string, number>> // The keys are those of `measured`.
}

/** The medians of a single figure. */
export const oneInTurn = async (
  origins: Origins,
  rounds: number,
  measure: (origin: string) => Promise<number>,
): Promise<Record<string, number>> =>
  (await inTurn(origins, rounds, async (origin) => ({ only: await measure(origin) }))).only
