import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOfBuilds } from '../browser/support/sites/builds.ts'
import type { SiteName } from '../browser/support/sites/sites.ts'

const builds = folderOfBuilds()

/** The folder with the files of a site as they were built. */
export const folderOf = (site: SiteName): string => join(builds, site)

/** The text of a built file. */
export const textOf = (site: SiteName, name: string): string =>
  readFileSync(join(folderOf(site), name), 'utf8')

const parsed = new Map<string, HTMLElement>()

/** The root of a built document without its styles, which jsdom does not understand. Each is parsed once. */
function rootOf(site: SiteName, name: string): HTMLElement {
  const key = `${site}/${name}`
  const html = () => textOf(site, name).replace(/<style[\s\S]*?<\/style>/g, '')
  const root = parsed.get(key) ?? new DOMParser().parseFromString(html(), 'text/html').documentElement
  parsed.set(key, root)
  return root
}

/**
 * Makes a built document the test's own `document`, without its styles. No script of it runs.
 *
 * @param name a file of the site
 */
export function openBuilt(site: SiteName, name = 'index.html'): void {
  document.replaceChild(document.importNode(rootOf(site, name), true), document.documentElement)
}

/** An element that a test cannot do without. */
export function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The document has no ${selector}.`)
  return found
}

/** The texts of all elements that a selector finds, with single blanks. */
export const textsOf = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(
    ({ textContent }) => textContent?.replace(/\s+/g, ' ').trim() ?? '',
  )

/** An attribute of all elements that a selector finds. */
export const attributesOf = (selector: string, name: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map((each) => each.getAttribute(name))
