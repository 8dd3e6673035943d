import type { ComponentProps } from 'react'
import { Enter } from './Enter.tsx'

/** Moves its children in from below, once, when they are first scrolled into view. */
export const Reveal = (props: Omit<ComponentProps<typeof Enter>, 'from'>) => (
  <Enter from={{ y: 1 }} {...props} />
)
