import { posix } from 'node:path'
import { decodedAddress } from '../model/address.ts'

/** Resolves an address in a Markdown file to a path from the folder of the YAML; undefined outside of that folder. */
export function besideMarkdown(file: string, address: string): string | undefined {
  const path = posix.normalize(posix.join(posix.dirname(file), address))
  return path.startsWith('../') ? undefined : path
}

/** The decoded path and the fragment of a link to another Markdown file; undefined for any other address. */
export function pageLink(href: string): { file: string; anchor: string | undefined } | undefined {
  const [, path, anchor] = /^([^:/?#][^:?#]*\.md)(?:\?[^#]*)?(?:#(.*))?$/.exec(href.trim()) ?? []
  return path === undefined ? undefined : { file: decodedAddress(path), anchor }
}

/** The reverse of `besideMarkdown`: a path from the folder of the YAML, made relative to a Markdown file. */
export const fromMarkdown = (file: string, path: string): string => posix.relative(posix.dirname(file), path)

/** The page that a link in the YAML to a Markdown file means, if one is made of that file. */
export interface LinkedPage {
  /** The Markdown file, from the folder of the YAML. */
  file: string
  /** The address of the page below the start of its locale, and what stands behind it: `now/#tools` for `now.md#tools`. */
  address: string
}

/** Reads a link in the YAML to a Markdown file; undefined for any other address, and for a file above the YAML. */
export function linkedPage(href: string): LinkedPage | undefined {
  const link = pageLink(href)
  const file = link && besideMarkdown('', link.file)
  if (!link || file === undefined) return undefined
  return { file, address: pageAddress(file) + (link.anchor === undefined ? '' : `#${link.anchor}`) }
}

/**
 * The path of the page of a Markdown file, below the start of its locale: `projects/atlas/` for `projects/atlas.md`.
 */
export const pageAddress = (file: string): string => `${file.trim().replace(/\.md$/, '')}/`

/** The file with the text of a page in another language: `projects/atlas.de.md`. */
export const pageFileIn = (file: string, lang: string): string => file.trim().replace(/\.md$/, `.${lang}.md`)
