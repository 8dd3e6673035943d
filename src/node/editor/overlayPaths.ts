import { sectionPlaces } from '../../../schema/languages/merge.ts'
import type { Path } from '../../../schema/report/diagnostics.ts'

/*
 * Paths in the overlay of a language, whose sections are in an order of their own; both files are given as their values.
 */

/** A path of an overlay as the main file has it. */
export function pathInMain(path: Path, main: unknown, overlay: unknown): Path {
  const [first, section, ...rest] = path
  if (first !== 'sections' || section === undefined) return path
  return [first, sectionPlaces(main, overlay).get(Number(section)) ?? section, ...rest]
}

/** A path of the main file as an overlay has it; undefined where that has no such section. */
export function pathInOverlay(path: Path, main: unknown, overlay: unknown): Path | undefined {
  const [first, section, ...rest] = path
  if (first !== 'sections' || section === undefined) return path
  const [at] = [...sectionPlaces(main, overlay)].find(([, place]) => place === section) ?? []
  return at === undefined ? undefined : [first, at, ...rest]
}
