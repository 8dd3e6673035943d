import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { measuredOptions } from '../browser/support/chromium.ts'
import { root } from '../browser/support/paths.ts'
import { installed } from '../setup/onDemand.ts'
import { trust } from './host.ts'

/** The findings of Lighthouse. Scores from 0 to 100, times in ms; the shift has no unit. */
export interface LighthouseResult {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  firstPaint: number
  largestPaint: number
  blocking: number
  shift: number
}

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/**
 * Lighthouse, installed if it is missing: only the bench needs it.
 *
 * @returns measures a page once, with the defaults of its mobile form (simulated slow 4G, 4 × CPU)
 */
export function lighthouse(): (url: string) => Promise<Readonly<Record<keyof LighthouseResult, number>>> {
  const modules = installed({ manifest: join(root, 'tests/bench/lighthouse'), size: 185 })
  const program = join(modules, 'lighthouse/cli/index.js')
  // A new browser sometimes loses its trace.
  return (url) =>
    measured(program, url)
      .catch(() => measured(program, url))
      .catch(() => measured(program, url))
}

async function measured(program: string, url: string): Promise<LighthouseResult> {
  const { executablePath, args = [] } = measuredOptions()
  const flags = ['--headless=new', trust, ...args].join(' ')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, url, '--output=json', '--quiet', `--chrome-flags=${flags.replaceAll('*', '\\*')}`],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 100_000_000 },
  )
  const { categories, audits }: Report = JSON.parse(stdout)
  const score = (name: string) => Math.round(100 * (categories[name]?.score ?? 0))
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
  }
}
