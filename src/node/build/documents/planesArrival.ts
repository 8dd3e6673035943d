import type { Portfolio } from '../../../../schema/model/portfolio.ts'
import { metadataOf } from '../../../client/metadataRegistry.ts'
import { springEasing } from '../../../client/motion/springEasing.ts'

/** Whether a site shows planes: its first screen, and the page for unknown addresses. */
export const hasPlanes = (sections: Portfolio['sections']): boolean =>
  !sections.some((section) => (metadataOf(section).art?.(section) ?? 'planes') !== 'planes')

/** The spring of the planes as an easing, since they begin to move before any script. */
export function arrivalTokens({ hero }: Portfolio['motion']): string {
  const { easing, duration } = springEasing(hero)
  return `:root{--spring:${easing};--spring-time:${duration}ms}`
}
