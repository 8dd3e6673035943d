import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFiles } from '../../../../schema/model/builtFiles.ts'
import { unescapeHtml } from '../documents/html.ts'

/** The headers of the files at a path; one that ends in `*` stands for all that begin with it. */
export interface HeaderRule {
  path: string
  headers: readonly (readonly [name: string, value: string])[]
}

/** The headers file of Netlify and Cloudflare Pages, from which the configuration of other hosts is made. */
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

/**
 * The headers of a site with a content policy. No two rules set the same header for a path, so their order does not
 * matter.
 *
 * @param documents the paths of its documents and manifests, such as `/` and `/index.html`
 */
export function headerRules(policy: readonly string[], documents: readonly string[]): HeaderRule[] {
  const cache = (path: string, value: string): HeaderRule => ({ path, headers: [['Cache-Control', value]] })
  const fresh = 'public, max-age=0, must-revalidate'
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
    cache('/assets/*', `public, max-age=${year}, immutable`),
    ...pathsOf(documents).map((path) => cache(path, fresh)),
  ]
}

/** From how many pages on a folder has one rule for all of them. */
const several = 3

/**
 * The paths of documents. A folder of several pages becomes one path, so that large sites stay within the limits of
 * hosts.
 */
function pathsOf(documents: readonly string[]): string[] {
  const pages = new Map<string, Set<string>>()
  for (const path of documents) {
    const [page, folder] = /^(\/.+\/)[^/]+\//.exec(path) ?? []
    if (page && folder) pages.set(folder, (pages.get(folder) ?? new Set()).add(page))
  }
  const full = [...pages].filter(([, { size }]) => size >= several).map(([folder]) => folder)
  const outer = full.filter((folder) => !full.some((one) => one !== folder && folder.startsWith(one)))
  const others = documents.filter((path) => !outer.some((folder) => path.startsWith(folder)))
  return [...new Set([...others, ...outer.map((folder) => `${folder}*`)])]
}

/** The limits of Cloudflare Pages: rules of a file, and characters of a line. Netlify documents none. */
const bounds = { rules: 100, line: 2000 }

/** What Cloudflare Pages would ignore of the rules, as sentences to warn with. */
export function headersBeyond(rules: readonly HeaderRule[]): string[] {
  const long = rules.flatMap(({ headers }) =>
    headers.flatMap(([name, value]) => (`  ${name}: ${value}`.length > bounds.line ? [name] : [])),
  )
  return [
    ...(rules.length > bounds.rules
      ? [
          `dist/${headersFile} has ${rules.length} rules, of which Cloudflare Pages reads the first ${bounds.rules}.`,
        ]
      : []),
    ...long.map(
      (name) =>
        `The line of ${name} in dist/${headersFile} is longer than the ${bounds.line} characters that Cloudflare Pages reads. On other hosts nothing is lost; there, pages keep to the policy in their documents.`,
    ),
  ]
}

/** The rules in the format of Netlify and Cloudflare Pages. */
export function writeHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .flatMap(({ path, headers }) => [
      path,
      ...headers.map(([name, value]) => `  ${name}: ${oneLine(value)}`),
      '',
    ])
    .join('\n')
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

/** The headers of a built folder. Throws where it has no file of them. */
export const builtHeaders = (folder: string): HeaderRule[] =>
  readHeaders(readFileSync(join(folder, headersFile), 'utf8'))

/** The headers at a path below the site, such as `/assets/page.js`. */
export function headersAt(path: string, rules: readonly HeaderRule[]): (readonly [string, string])[] {
  const matches = (rule: string) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule)
  return rules.filter((rule) => matches(decodeURI(rule.path))).flatMap(({ headers }) => headers)
}
