import type { RefObject } from 'react'
import { inlineSide } from '../../../motion/inlineSide.ts'
import { usePointerTilt } from '../../../motion/usePointerTilt.ts'

/**
 * The springs of `usePointerTilt` for what is not mirrored from right to left: `side` turns its `x` back, so that it
 * grows to the right of the screen.
 */
export function useArtTilt(stage: RefObject<HTMLElement | null>) {
  return { ...usePointerTilt(stage), side: inlineSide() }
}
