import { existsSync } from 'node:fs'
import { slashed } from '../../../schema/files/paths.ts'
import { sentenceList } from '../../../schema/report/phrasing.ts'
import { Unbuildable } from '../../../schema/report/unbuildable.ts'
import type { Surroundings } from './commandLine.ts'
import { fromHere } from './commandLine.ts'

/** Where the portfolio is looked for if none is named, in this order. */
const places = ['portfolio.yaml', 'content/portfolio.yaml']

/**
 * The portfolio that a command works on: the file that its arguments name, that of `PORTFOLIO`, `portfolio.yaml` or
 * `content/portfolio.yaml`. Throws `Unbuildable`, with a sentence, if none is there.
 */
export function portfolioFile(
  given: string | undefined,
  env: Surroundings['env'],
  isThere: (path: string) => boolean = existsSync,
): string {
  const named = given ? fromHere(given, env) : env.PORTFOLIO
  const file = named || places.find(isThere)
  if (!file)
    throw new Unbuildable(
      `There is no portfolio here: neither ${sentenceList(places, 'nor')}. Name the file, or make one with npx onefolio create.`,
    )
  // With slashes, as diagnostics name files: what lies beside is named from it.
  return slashed(file)
}
