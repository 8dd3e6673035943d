import type { RefObject } from 'react'
import { inlineSide } from '../../../motion/inlineSide.ts'
import { usePointerTilt } from '../../../motion/usePointerTilt.ts'

/**
 * The springs of `usePointerTilt` for art that is not mirrored on right-to-left pages: `x` times `side` grows to the
 * right of the screen.
 */
export function useArtTilt(stage: RefObject<HTMLElement | null>) {
  return { ...usePointerTilt(stage), side: inlineSide() }
}
