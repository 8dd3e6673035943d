import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unescapeHtml } from '../html/html.ts'
import { type HeaderRule, headersFile, readHeaders } from './headers.ts'

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
