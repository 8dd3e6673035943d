import { portfolio } from 'virtual:portfolio'
import type { RefObject } from 'react'
import { usePointerTilt } from '../../../motion/usePointerTilt.ts'

/**
 * The springs of `usePointerTilt` for what is not mirrored from right to left: `side` turns its `x` back, so that it
 * grows to the right of the screen.
 */
export function useArtTilt(stage: RefObject<HTMLElement | null>) {
  return { ...usePointerTilt(stage), side: portfolio.site.dir === 'rtl' ? -1 : 1 }
}
