import { type RefObject, useEffect } from 'react'

/**
 * Writes the height of the children of `list` from one index on, up to another, on them as `--height`, in px, and keeps
 * it up to date. By a ResizeObserver: react-intersection-observer knows visibility alone.
 */
export function useHeights(list: RefObject<HTMLElement | null>, from: number, to: number): void {
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
    for (const child of [...current.children].slice(from, to)) observer.observe(child)
    return () => observer.disconnect()
  }, [list, from, to])
}
