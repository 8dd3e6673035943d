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
