import { type RefObject, useEffect } from 'react'

/**
 * Writes the height of each of the `count` children of `list` onto it as `--height`, in px, and keeps it up to date. With a ResizeObserver: react-intersection-observer knows visibility only.
 */
export function useHeights(list: RefObject<HTMLElement | null>, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of children are others
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
    for (const child of current.children) observer.observe(child)
    return () => observer.disconnect()
  }, [list, count])
}
