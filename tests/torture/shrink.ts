import { join } from 'node:path'
import fc from 'fast-check'
import type { Written } from '../written.ts'
import { writeSite } from './buildSite.ts'
import { kindOf, widthOf } from './kind.ts'
import type { Looker } from './look.ts'
import { cache } from './paths.ts'
import { portfolio } from './portfolio.ts'
import { screens } from './visit.ts'

/** The smallest site found that has a fault. */
export interface Smallest {
  /** Its path, for `--path` with the same `--seed`. */
  path: string
  /** The folder of its YAML and pictures. */
  folder: string
  /** All that is wrong with it at the width in question. */
  found: string[]
}

/**
 * Shrinks a site as long as it keeps a kind of fault, at the width at which that was found.
 *
 * @param path which of the seed's sites it is, as fast-check names it
 * @param sentence the fault
 * @param seconds the time limit
 */
export async function shrink(
  looker: Looker,
  { seed, path, sentence, seconds }: { seed: number; path: string; sentence: string; seconds: number },
): Promise<Smallest | undefined> {
  const kind = kindOf(sentence)
  const width = widthOf(sentence)
  const how = { screens: screens.filter(([each]) => width === undefined || each === width), eachAnew: true }
  let smallest: { site: Written; found: string[] } | undefined
  const property = fc.asyncProperty(portfolio, async (site) => {
    const found = await looker.look(await looker.build(site), how)
    if (!found.some((one) => kindOf(one) === kind)) return
    smallest = { site, found }
    throw new Error(kind)
  })
  const limits = { numRuns: 1, interruptAfterTimeLimit: seconds * 1000, markInterruptAsFailure: false }
  const { counterexamplePath } = await fc.check(property, { seed, path, ...limits })
  if (!smallest) return undefined
  const name = (counterexamplePath ?? path).replaceAll(':', '-').slice(0, 80)
  const folder = join(cache, String(seed), name)
  writeSite(smallest.site, folder)
  return { path: counterexamplePath ?? path, folder, found: smallest.found }
}
