import { readFileSync } from 'node:fs'
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon'
import { iconToSVG } from '@iconify/utils/lib/svg/build'
import { installedFile } from '../files/packages.ts'
import { nearby } from '../report/suggest.ts'

/** The installed sets of icons, by the prefix of their names. */
export const iconSets = ['lucide', 'simple-icons'] as const

/** The inside of an SVG and the size of its view box. */
export interface IconDrawing {
  body: string
  width: number
  height: number
}

/** A set of icons in Iconify's format. */
type IconifyJSON = Parameters<typeof getIconData>[0]

const loaded = new Map<string, IconifyJSON | undefined>()

/** A set, read when it is first needed: the largest has 5 MB. */
function iconSet(prefix: string): IconifyJSON | undefined {
  if (!iconSets.some((known) => known === prefix)) return undefined
  if (loaded.has(prefix)) return loaded.get(prefix)
  const file = installedFile(`@iconify-json/${prefix}/icons.json`)
  const set: IconifyJSON | undefined = file === undefined ? undefined : JSON.parse(readFileSync(file, 'utf8'))
  loaded.set(prefix, set)
  return set
}

function splitName(name: string): [prefix: string, icon: string] {
  const colon = name.indexOf(':')
  return [name.slice(0, Math.max(0, colon)), name.slice(colon + 1)]
}

/** The icon of a name such as `lucide:rocket`, aliases resolved; undefined if there is none. */
export function findIcon(name: string): IconDrawing | undefined {
  if (!hasIcon(name)) return undefined
  const [prefix, icon] = splitName(name)
  const set = iconSet(prefix)
  const data = set && getIconData(set, icon)
  if (!data) return undefined
  const { body, viewBox } = iconToSVG(data)
  const [left, top, width, height] = viewBox
  return {
    body: left || top ? `<g transform="translate(${-left} ${-top})">${body}</g>` : body,
    width,
    height,
  }
}

/** Whether there is an icon of this name. */
export function hasIcon(name: string): boolean {
  const [prefix, icon] = splitName(name)
  const set = iconSet(prefix)
  return Boolean(set && (Object.hasOwn(set.icons, icon) || (set.aliases && Object.hasOwn(set.aliases, icon))))
}

/** Names of icons that have all of some words in them, those that begin with the words first, and at most so many. */
export function iconsNamed(words: string, most: number): string[] {
  const parts = words
    .toLowerCase()
    .split(/[\s:-]+/)
    .filter(Boolean)
  const start = parts.join('-')
  const found: string[] = []
  const others: string[] = []
  for (const prefix of iconSets)
    for (const name of Object.keys(iconSet(prefix)?.icons ?? {})) {
      if (name.startsWith(start)) found.push(`${prefix}:${name}`)
      else if (parts.every((part) => `${prefix}:${name}`.includes(part))) others.push(`${prefix}:${name}`)
    }
  return [...found, ...others].slice(0, most)
}

/** Names of existing icons that look like one that does not exist, nearest first. */
export function nearIcons(name: string): string[] {
  const [prefix, icon] = splitName(name)
  const prefixes = iconSets.some((known) => known === prefix) ? [prefix] : iconSets
  return prefixes
    .flatMap((one) => {
      const set = iconSet(one)
      const names = set ? [...Object.keys(set.icons), ...Object.keys(set.aliases ?? {})] : []
      return nearby(icon, names).map((near) => `${one}:${near}`)
    })
    .slice(0, 3)
}
