import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { typeset } from '../../../../schema/text/typeset.ts'
import type { Written, WrittenOf, WrittenSection } from '../../../written.ts'
import { fixture } from '../paths.ts'

/** The fixture site's YAML without defaults, its texts as the page sets them. */
export const content: Written = parse(readFileSync(join(fixture, 'portfolio.yaml'), 'utf8'), (_, value) =>
  typeof value === 'string' ? typeset(value, { lang: 'en' }) : value,
)

/** The first section of a type in the fixture site's YAML. */
export function written<T extends WrittenSection['type']>(type: T): WrittenOf<T> {
  const found = content.sections.find((section): section is WrittenOf<T> => section.type === type)
  if (!found) throw new Error(`The fixture site has no section of the type '${type}'.`)
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

/** All texts of the fixture that a visitor can read. */
export const textsShown = (): string[] =>
  [content.nav, content.socials, content.sections, content.footer].flatMap(textsOf)
