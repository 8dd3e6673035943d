import type { Path } from '../report/diagnostics.ts'
import type { SourcePosition } from '../yaml/sourcePosition.ts'
import { isGroup, own } from '../yaml/valueAt.ts'

/** What an overlay writes for a text that is the same as in the main file. */
export const same = '='

/** The sections of a written portfolio or overlay. */
export const sectionsOf = (value: unknown): readonly unknown[] => {
  const sections = own(value, 'sections')
  return Array.isArray(sections) ? sections : []
}

/**
 * Whether a path is that of the list of sections, which are matched by their ids; entries of other lists are by order.
 */
export const isSections = (path: Path): boolean => path.length === 1 && path[0] === 'sections'

/** The index of each section in the main file, by its index in the overlay; sections with unknown ids are left out. */
export function sectionPlaces(main: unknown, overlay: unknown): Map<number, number> {
  const ids = sectionsOf(main).map((section) => own(section, 'id'))
  const places = sectionsOf(overlay).map(
    (section, index) => [index, ids.indexOf(own(section, 'id'))] as const,
  )
  return new Map(places.filter(([, place]) => place >= 0))
}

/**
 * An overlay in place: its sections are at their indices in the main file, with undefined for those that it leaves out.
 */
export function inPlace(main: unknown, overlay: unknown): unknown {
  const sections = own(overlay, 'sections')
  if (!isGroup(overlay) || sections === undefined || sections === same) return overlay
  const written = sectionsOf(overlay)
  const placed: unknown[] = sectionsOf(main).map(() => undefined)
  for (const [index, place] of sectionPlaces(main, overlay)) placed[place] = written[index]
  return { ...overlay, sections: placed }
}

/** An overlay without its values `=`: what they stand for is in the main file. */
export function withoutSame(overlay: unknown): unknown {
  if (overlay === same) return null
  if (Array.isArray(overlay)) return overlay.map(withoutSame)
  if (!isGroup(overlay)) return overlay
  return Object.fromEntries(Object.entries(overlay).map(([key, value]) => [key, withoutSame(value)]))
}

/** Merges an overlay in place over the main file, whose values stay where the overlay has none or null. */
export function merged(main: unknown, overlay: unknown): unknown {
  if (overlay === undefined || overlay === null) return main
  if (Array.isArray(main)) return main.map((item, index) => merged(item, own(overlay, index)))
  if (!isGroup(overlay)) return overlay
  const keys = new Set([...Object.keys(main ?? {}), ...Object.keys(overlay)])
  const entries = [...keys].map((key) => [key, merged(own(main, key), own(overlay, key))] as const)
  // fromEntries makes own properties of names such as __proto__, where an assignment would not.
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** The positions of an overlay in place: those of its sections are under their indices in the main file. */
export function positionsInPlace(root: SourcePosition, places: ReadonlyMap<number, number>): SourcePosition {
  const sections = root.entries.get('sections')
  if (!sections) return root
  const entries = [...places].flatMap(([index, place]) => {
    const position = sections.entries.get(index)
    return position ? [[place, position] as const] : []
  })
  const moved = { ...sections, entries: new Map(entries) }
  return { ...root, entries: new Map([...root.entries, ['sections', moved]]) }
}
