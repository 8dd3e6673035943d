import { type RefObject, useEffect } from 'react'

/**
 * Writes the height of each child of `list` on it as `--height`, in px, and keeps it up to date. Sizes are observed
 * here, not sight, which the library does not do.
 */
export function useHeights(list: RefObject<HTMLElement | null>, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count means new children to watch
  useEffect(() => {
    const { current } = list
    if (!current) return
    const observer = new ResizeObserver((entries) => {
      // As the observer gives it: to ask each child would lay out the page once for each.
      for (const { target, borderBoxSize } of entries) {
        const height = `${borderBoxSize[0]?.blockSize ?? 0}px`
        if (target instanceof HTMLElement) target.style.setProperty('--height', height)
      }
    })
    for (const child of current.children) observer.observe(child)
    return () => observer.disconnect()
  }, [list, count])
}
