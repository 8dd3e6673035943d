import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { typeset } from '../../schema/text/typeset.ts'
import type { Written, WrittenOf, WrittenSection } from '../written.ts'
import { type SiteName, yamlOf } from './sites.ts'

/** What most overlays hold. */
interface WrittenOverlay {
  site?: { title?: string }
  nav?: { name: string }[]
  sections?: { headline?: string; label?: string; heading?: string }[]
}

type SectionType = WrittenSection['type']

/** What the YAML of a site says, without defaults, as it is written there. */
export const writtenIn = (site: SiteName): Written => parse(readFileSync(yamlOf(site), 'utf8'))

/** The section of a site with this id. */
export function sectionIn<T extends SectionType>(site: SiteName, type: T, id: string): WrittenOf<T> {
  const found = writtenIn(site).sections.find((section) => section.id === id)
  if (found?.type !== type)
    throw new Error(`The site ‘${site}’ has no section ‘${id}’ of the type ‘${type}’.`)
  return found as WrittenOf<T>
}

/** What an overlay of a site says. */
export const overlayIn = (site: SiteName, lang: string): WrittenOverlay =>
  parse(readFileSync(join(yamlOf(site), `../portfolio.${lang}.yaml`), 'utf8'))

/** The YAML of the site ‘default’, its texts as the page sets them. */
export const content: Written = parse(readFileSync(yamlOf('default'), 'utf8'), (_, value) =>
  typeof value === 'string' ? typeset(value, { lang: 'en' }) : value,
)

/** The first section of a type in `content`. */
export function written<T extends SectionType>(type: T): WrittenOf<T> {
  const found = content.sections.find((section): section is WrittenOf<T> => section.type === type)
  if (!found) throw new Error(`The site ‘default’ has no section of the type ‘${type}’.`)
  return found
}

/** A headline without the asterisks that mark its accent. */
export const plain = (headline: string) => headline.replaceAll('*', '')

/** Keys of a section whose values are not shown as text. */
const unseen = new Set(['type', 'id', 'icon', 'href', 'src', 'samples'])

/** All texts in a part of the YAML that a visitor can read. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [plain(value.trim())]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (unseen.has(key) ? [] : textsOf(item)))
}

/** All texts of `content` that a visitor can read. */
export const textsShown = (): string[] =>
  [content.nav, content.socials, content.sections, content.footer].flatMap(textsOf)
