import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOfBuilds } from '../sites/builds.ts'
import type { SiteName } from '../sites/sites.ts'

const builds = folderOfBuilds()

/** The folder of a built site. */
export const folderOf = (site: SiteName): string => join(builds, site)

/** The text of a built file. */
export const textOf = (site: SiteName, name: string): string =>
  readFileSync(join(folderOf(site), name), 'utf8')

const parsed = new Map<string, HTMLElement>()

/**
 * The root of a built document without its styles, which jsdom does not understand. Blanks are text of their own:
 * testing-library trims each element when it computes a name, which browsers do not. Cached.
 */
function rootOf(site: SiteName, name: string): HTMLElement {
  const key = `${site}/${name}`
  const html = () =>
    textOf(site, name)
      .replace(/<style[\s\S]*?<\/style>/g, '')
      .replace(/<span[^>]*>(\s+)<\/span>/g, '$1')
  const root = parsed.get(key) ?? new DOMParser().parseFromString(html(), 'text/html').documentElement
  parsed.set(key, root)
  return root
}

/**
 * Replaces the `document` of the test by a built one, without its styles. Its scripts do not run.
 *
 * @param name a file of the site
 */
export function openBuilt(site: SiteName, name = 'index.html'): void {
  document.replaceChild(document.importNode(rootOf(site, name), true), document.documentElement)
}

/** The first element for a selector; throws if there is none. */
export function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The document has no ${selector}.`)
  return found
}

/** The texts of all elements for a selector, with whitespace collapsed. */
export const textsOf = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(
    ({ textContent }) => textContent?.replace(/\s+/g, ' ').trim() ?? '',
  )

/** An attribute of all elements for a selector. */
export const attributesOf = (selector: string, name: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map((each) => each.getAttribute(name))
