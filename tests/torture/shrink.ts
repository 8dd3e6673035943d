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
  /** What leads to it: `--seed` and `--path`. */
  path: string
  /** The folder of its YAML and pictures. */
  folder: string
  /** All that is wrong with it at the width in question. */
  found: string[]
}

/**
 * Makes a site smaller as long as it keeps a kind of fault, at the one width at which that was found.
 *
 * @param path which of the seed's sites it is, in the words of fast-check
 * @param sentence the fault
 * @param seconds how long to go on at most
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
