import { type RefObject, useEffect } from 'react'

/**
 * Writes the height of the children of `list`, from one index up to another, onto them as `--height`, in px, and keeps
 * it up to date. With a ResizeObserver: react-intersection-observer knows visibility only.
 */
export function useHeights(list: RefObject<HTMLElement | null>, from: number, to: number): void {
  useEffect(() => {
    const { current } = list
    if (!current) return
    const observer = new ResizeObserver((entries) => {
      // From the entry: measuring each child would force a layout for each.
      for (const { target, borderBoxSize } of entries) {
        const height = `${borderBoxSize[0]?.blockSize ?? 0}px`
        if (target instanceof HTMLElement) target.style.setProperty('--height', height)
      }
    })
    for (const child of [...current.children].slice(from, to)) observer.observe(child)
    return () => observer.disconnect()
  }, [list, from, to])
}
