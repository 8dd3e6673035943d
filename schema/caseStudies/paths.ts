import { posix } from 'node:path'
import { decodedAddress } from '../model/address.ts'

/**
 * The path from the folder of the YAML to what a Markdown file names relative to its own; undefined for what lies outside
 * of that folder.
 */
export function besideMarkdown(file: string, address: string): string | undefined {
  const path = posix.normalize(posix.join(posix.dirname(file), address))
  return path.startsWith('../') ? undefined : path
}

/** A link in a Markdown file to another one, apart from what follows its #; undefined for any other address. */
export function pageLink(href: string): { file: string; anchor: string | undefined } | undefined {
  const [, path, anchor] = /^([^:/?#][^:?#]*\.md)(?:\?[^#]*)?(?:#(.*))?$/.exec(href.trim()) ?? []
  return path === undefined ? undefined : { file: decodedAddress(path), anchor }
}

/** How a Markdown file names what stands at a path from the folder of the YAML. */
export const fromMarkdown = (file: string, path: string): string => posix.relative(posix.dirname(file), path)
