import { type RefObject, useEffect } from 'react'

/**
 * Opens each closed `details` in `list` while the page is printed. Only for engines without `::details-content`, in
 * which no style can show closed content.
 */
export function useOpenForPrint(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (CSS.supports('selector(::details-content)')) return
    const opened: HTMLDetailsElement[] = []
    const open = () => {
      // A browser may fire `beforeprint` more than once.
      const closed = list.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? []
      for (const item of closed) {
        item.open = true
        opened.push(item)
      }
    }
    const close = () => {
      for (const item of opened.splice(0)) item.open = false
    }
    addEventListener('beforeprint', open)
    addEventListener('afterprint', close)
    return () => {
      removeEventListener('beforeprint', open)
      removeEventListener('afterprint', close)
    }
  }, [list])
}
