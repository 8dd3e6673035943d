import type { Portfolio } from '../../../../schema/model/portfolio.ts'
import { metadataOf } from '../../../client/metadataRegistry.ts'
import { springEasing } from '../../../client/motion/springEasing.ts'

const artsOf = (sections: Portfolio['sections']) =>
  sections.map((section) => metadataOf(section).art?.(section)).filter((art) => art !== undefined)

/** Whether a site shows planes: its first screen, or, where it has none, the page for unknown addresses. */
export function showsPlanes(sections: Portfolio['sections']): boolean {
  const arts = artsOf(sections)
  return arts.length === 0 || arts.includes('planes')
}

/** Whether a site shows planes, or sheets, which arrive alike. */
export const arrives = (sections: Portfolio['sections']): boolean =>
  artsOf(sections).every((art) => art === 'planes' || art === 'sheets')

/** The spring of the planes as an easing, since they begin to move before any script. */
export function arrivalTokens({ hero }: Portfolio['motion']): string {
  const { easing, duration } = springEasing(hero)
  return `:root{--spring:${easing};--spring-time:${duration}ms}`
}
