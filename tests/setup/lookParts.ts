import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../browser/support/paths.ts'
import { folderOfBuilds } from '../sites/builds.ts'
import type { SiteName } from '../sites/sites.ts'
import { openBuilt } from './builtDocument.ts'

/** What `content/looks/README.md` tells those who write a look. */
export const guide = readFileSync(join(root, 'content/looks/README.md'), 'utf8')

/** The parts of its table, each with its places as they are written there. */
export const tabled = new Map(
  [...(guide.split('## States')[0] ?? '').matchAll(/^\| `([a-z]+)` \| [^|]+ \| ([^|]+) \|$/gm)].map(
    ([, part = '', places = '']) => [part, places.trim().split(', ')],
  ),
)

/** The parts that the pages of all built sites render, each with the places in which it stands. */
export function renderedParts(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const builds = folderOfBuilds()
  // What is being built, and what it is built from, has a dot in its name.
  for (const site of readdirSync(builds).filter((name) => !name.includes('.')))
    for (const file of readdirSync(join(builds, site), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.html')) continue
      openBuilt(site as SiteName, file)
      for (const element of document.querySelectorAll('[data-part]')) {
        const part = element.getAttribute('data-part') ?? ''
        found.set(part, (found.get(part) ?? new Set()).add(placeOf(element, file)))
      }
    }
  return found
}

/** Where an element stands, as the table calls it. */
function placeOf(element: Element, file: string): string {
  if (file.endsWith('404.html')) return '404'
  const type = element.closest('[data-type]')?.getAttribute('data-type')
  if (type) return type
  if (element.closest('[data-part=header]')) return 'header'
  if (element.closest('footer')) return 'footer'
  return element.closest('.h-resume') ? 'résumé' : 'page'
}

/** Whether the places in the table include one. */
export function includes(places: readonly string[], place: string): boolean {
  if (places.includes(place)) return true
  if (['header', 'footer', '404', 'page', 'résumé'].includes(place)) return false
  return places.includes('any section') || (places.includes('any section but hero') && place !== 'hero')
}
