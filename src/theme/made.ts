import type { ElementType } from 'react'

/** Every component with a style that has been made. */
export const made: ElementType[] = []

/** Remembers a component with a style, and gives it back. The build calls it around each. */
export function keep<Styled extends ElementType>(component: Styled): Styled {
  made.push(component)
  return component
}
