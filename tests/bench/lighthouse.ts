import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { chromiums, launchOptions } from '../browser/chromium.ts'
import { median } from './figures.ts'
import { trust } from './host.ts'

/** What Lighthouse says of a page. Scores from 0 to 100, times in ms; the shift has no unit. */
export interface Verdict {
  performance: number
  accessibility: number
  'best-practices': number
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

const lighthouse = join(
  dirname(createRequire(import.meta.url).resolve('lighthouse/package.json')),
  'cli/index.js',
)

/** Lighthouse with the defaults of its mobile form (simulated slow 4G, 4 × CPU), once. */
async function verdictOn(url: string): Promise<Verdict> {
  const flags = ['--headless=new', trust, ...(launchOptions().args ?? [])].join(' ')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [lighthouse, url, '--output=json', '--quiet', `--chrome-flags=${flags.replaceAll('*', '\\*')}`],
    { env: { ...process.env, CHROME_PATH: chromiums()[0] }, maxBuffer: 100_000_000 },
  )
  const { categories, audits }: Report = JSON.parse(stdout)
  const score = (name: string) => Math.round(100 * (categories[name]?.score ?? 0))
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
  }
}

/** The same, tried again where the browser lost its trace, which a new one now and then does. */
const surely = (url: string): Promise<Verdict> =>
  verdictOn(url)
    .catch(() => verdictOn(url))
    .catch(() => verdictOn(url))

/**
 * The medians of several runs over several pages, taken in turns, so that a busy moment of the machine
 * meets all pages alike.
 */
export async function verdictsOn<Name extends string>(
  urls: Record<Name, string>,
  runs: number,
): Promise<Record<Name, Verdict>> {
  const names = Object.keys(urls) as Name[] // Just the keys that the type names.
  const seen: Record<string, Verdict[]> = {}
  for (let run = 0; run < runs; run++)
    for (const name of names) seen[name] = [...(seen[name] ?? []), await surely(urls[name])]
  const medians = names.map((name) => {
    const all = seen[name] ?? []
    const of = (key: keyof Verdict) => median(all.map((verdict) => verdict[key]))
    const verdict: Verdict = {
      performance: of('performance'),
      accessibility: of('accessibility'),
      'best-practices': of('best-practices'),
      seo: of('seo'),
      firstPaint: of('firstPaint'),
      largestPaint: of('largestPaint'),
      blocking: of('blocking'),
      shift: of('shift'),
    }
    return [name, verdict]
  })
  return Object.fromEntries(medians)
}
