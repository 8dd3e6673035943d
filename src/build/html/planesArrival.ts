import type { Portfolio } from '../../../schema/model/portfolio.ts'
import { metadataOf } from '../../metadataRegistry.ts'
import { springEasing } from '../../motion/springEasing.ts'

/** Whether a site shows planes: its first screen, and the page for unknown addresses. */
export const hasPlanes = (sections: Portfolio['sections']): boolean =>
  !sections.some((section) => (metadataOf(section).art?.(section) ?? 'planes') !== 'planes')

/**
 * Marks a page to which a visitor comes back: by going back, by a reload, or from another page of the site. The planes
 * of `ui/Planes.tsx` do not arrive again then. Allowed by its hash.
 */
export const arrivalScript = `{let[n]=performance.getEntriesByType("navigation");if(n&&n.type!="navigate"||document.referrer.startsWith(location.origin+"/"))document.documentElement.dataset.arrived=""}`

/** The spring of the planes as an easing, since they begin to move before any script. */
export function arrivalTokens({ hero }: Portfolio['motion']): string {
  const { easing, duration } = springEasing(hero)
  return `:root{--spring:${easing};--spring-time:${duration}ms}`
}
