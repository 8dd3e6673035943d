import fc from 'fast-check'
import { portfolio } from './tests/torture/portfolio.ts'
import { writeSite } from './tests/torture/buildSite.ts'
const [seed, path, out] = process.argv.slice(2)
writeSite(fc.sample(portfolio, {seed: Number(seed), path: path!, numRuns: 1})[0] as never, out!)
