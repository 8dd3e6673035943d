import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFiles } from '../../../../schema/model/builtFiles.ts'
import { unescapeHtml } from '../documents/html.ts'

/** The headers of the files at a path; one that ends in `*` stands for all that begin with it. */
export interface HeaderRule {
  path: string
  headers: readonly (readonly [name: string, value: string])[]
}

/** The headers file of Netlify and Cloudflare Pages. */
export const headersFile = builtFiles.headers

const year = 31_536_000 // seconds

/** Features that no page uses. */
const denied = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** The headers of a site with a content policy. What is not in `assets` has those that hosts send: to be checked anew. */
export function headerRules(policy: readonly string[]): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: [
        ['Content-Security-Policy', [...policy, `frame-ancestors 'none'`].join('; ')],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        ['Permissions-Policy', denied.map((feature) => `${feature}=()`).join(', ')],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Strict-Transport-Security', `max-age=${year}`],
        ['X-Content-Type-Options', 'nosniff'],
        ['X-Frame-Options', 'DENY'],
      ],
    },
    // Their names contain a hash of their content.
    { path: '/assets/*', headers: [['Cache-Control', `public, max-age=${year}, immutable`]] },
  ]
}

/** The rules in the format of Netlify and Cloudflare Pages. */
export function writeHeaders(rules: readonly HeaderRule[]): string {
  const lines: string[] = []
  for (const { path, headers } of rules)
    lines.push(path, ...headers.map(([name, value]) => `  ${name}: ${oneLine(value)}`), '')
  return lines.join('\n')
}

/** Refuses all but printable ASCII: a line break would begin another header. */
function oneLine(value: string): string {
  if (/[^ -~]/.test(value)) throw new Error(`A header cannot hold ${JSON.stringify(value)}.`)
  return value
}

/** Parses what `writeHeaders` wrote. */
export function readHeaders(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\/)/)
    .map((block) => block.split('\n').filter(Boolean))
    .map(([path = '', ...lines]) => ({
      path,
      headers: lines.map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const
      }),
    }))
}

/** The public address of the site in a built folder, if its content names it. Throws where there is no page. */
export function builtUrl(folder: string): URL | undefined {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const [, url] = /<link rel="canonical" href="([^"]+)">/.exec(page) ?? []
  return url ? new URL(unescapeHtml(url)) : undefined
}

/** The headers at a path below the site, such as `/assets/page.js`. */
export function headersAt(path: string, rules: readonly HeaderRule[]): (readonly [string, string])[] {
  const fitting = rules.filter((rule) => path.startsWith(rule.path.slice(0, -1)))
  return fitting.flatMap(({ headers }) => headers)
}
