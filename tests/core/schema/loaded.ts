import { loadPortfolio } from '../../../schema/check/loadPortfolio.ts'
import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { report } from '../../../schema/report/report.ts'

/** The portfolio of a valid text; throws the report of an invalid one. */
export function loaded(text: string): Portfolio {
  const found = loadPortfolio(text, { file: 'portfolio.yaml' })
  if ('portfolio' in found) return found.portfolio
  throw new Error(report(found.diagnostics, text))
}
