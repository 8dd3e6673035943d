import type { Portfolio } from '../../../../schema/model/portfolio.ts'
import { metadataOf } from '../../../client/metadataRegistry.ts'
import { springEasing } from '../../../client/motion/springEasing.ts'

/** Whether a site shows planes, or sheets, which arrive alike: its first screen, and the page for unknown addresses. */
export const arrives = (sections: Portfolio['sections']): boolean =>
  sections.every((section) => {
    const art = metadataOf(section).art?.(section) ?? 'planes'
    return art === 'planes' || art === 'sheets'
  })

/** The spring of the planes as an easing, since they begin to move before any script. */
export function arrivalTokens({ hero }: Portfolio['motion']): string {
  const { easing, duration } = springEasing(hero)
  return `:root{--spring:${easing};--spring-time:${duration}ms}`
}
