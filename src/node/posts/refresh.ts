import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadPortfolio } from '../../../schema/check/loadPortfolio.ts'
import { readSource } from '../../../schema/files/files.ts'
import { isFeed } from '../../../schema/model/feed.ts'
import type { Portfolio, PortfolioSchema } from '../../../schema/model/portfolio.ts'
import { objectOf } from '../../../schema/model/schemaIntrospection.ts'
import { walk } from '../../../schema/model/walk.ts'
import { counted } from '../../../schema/report/phrasing.ts'
import { report } from '../../../schema/report/report.ts'
import { own } from '../../../schema/yaml/valueAt.ts'
import { writeUnchanged } from '../build/files/writeUnchanged.ts'
import { command, Misuse } from '../cli/commandLine.ts'
import { portfolioFile } from '../cli/portfolioFile.ts'
import { ownSections } from '../own/ownSections.ts'
import { FeedProblem, fetchFeed, readFeed } from './feed.ts'

const usage = `onefolio refresh

Reads the feeds that the sections of a portfolio name, and writes their latest posts into files beside it, such as
posts.json. Keep these files with the rest: a build reads them and never the network.
The portfolio is that of ${'`PORTFOLIO`'}, portfolio.yaml or content/portfolio.yaml.

Ends with 0 when all is well, 1 when a feed could not be read, whose file is then left as it was, 2 when it could not run.`

/**
 * Writes the posts of each feed into its file. Returns the exit code: 0, 1 or 2.
 *
 * @param timeout how long a feed may take, in ms
 */
export const refresh = command(
  { usage },
  async ({ names }, { out, err, env, colour, cache }, timeout?: number) => {
    if (names.length > 0) throw new Misuse('There is nothing to name: the feeds stand in the YAML.')
    const path = portfolioFile(undefined, env)
    const text = readSource(path)
    // Without `files`: those with the posts may not exist yet.
    const { schema } = ownSections(path, cache)
    const main = loadPortfolio(text, { file: path, schema })
    if (!('portfolio' in main)) {
      err(report(main.diagnostics, text, { colour }))
      return 2
    }
    const feeds = feedsIn(main.portfolio, schema)
    if (feeds.length === 0) out(`${path} names no feed.`)
    let failed = false
    for (const feed of feeds) {
      const line = await refreshed(feed, dirname(path), timeout, err)
      if ('problem' in line) err(line.problem)
      else out(line.done)
      failed ||= 'problem' in line
    }
    return failed ? 1 : 0
  },
)

/**
 * Fetches a feed and writes its posts into its file below `folder`. Returns a line for the terminal.
 *
 * @param warn prints which entries are left out
 */
async function refreshed(
  { address, file }: Feed,
  folder: string,
  timeout: number | undefined,
  warn: (line: string) => void,
): Promise<{ done: string } | { problem: string }> {
  const path = join(folder, file)
  try {
    // Anything other than a file is reported when it is written to.
    const isFile = statSync(path, { throwIfNoEntry: false })?.isFile()
    const before = isFile ? readFileSync(path, 'utf8') : undefined
    const { text: read, from } = await fetchFeed(address, timeout)
    const kept = readFeed(read, address, from, ({ message }) =>
      warn(`${address} ${message}. It is left out.`),
    )
    const text = `${JSON.stringify(kept, null, 2)}\n`
    if (text === before)
      return { done: `${path} is up to date: ${counted(kept.entries.length, 'post')} of ${address}.` }
    writeUnchanged(path, before, text)
    return { done: `${path}: ${counted(kept.entries.length, 'post')} of ${address}.` }
  } catch (error) {
    if (!(error instanceof FeedProblem)) throw error
    const left = existsSync(path) ? ` ${path} is left as it was.` : ''
    return { problem: `${address} ${error.message}.${left}` }
  }
}

/** A feed, and the file beside the YAML in which its posts are kept. */
export interface Feed {
  address: string
  file: string
}

/** The feeds of a portfolio, one for each file: of several with the same file the last counts. */
function feedsIn(portfolio: Portfolio, schema: PortfolioSchema): Feed[] {
  const found = new Map<string, Feed>()
  for (const { value, schema: field } of walk(portfolio, schema)) {
    const object = objectOf(field, value)
    const [address, file] = [own(value, 'feed'), own(value, 'file')]
    if (object && isFeed(object) && typeof address === 'string' && typeof file === 'string')
      found.set(file, { address, file })
  }
  return [...found.values()]
}
