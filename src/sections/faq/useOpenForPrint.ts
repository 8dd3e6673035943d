import { type RefObject, useEffect } from 'react'

/**
 * Opens each closed `details` in `list` while the page is printed. Only for engines without
 * `::details-content`, in which no style can show what is folded.
 */
export function useOpenForPrint(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (CSS.supports('selector(::details-content)')) return
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      opened = [...(list.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])]
      for (const item of opened) item.open = true
    }
    const close = () => {
      for (const item of opened) item.open = false
    }
    addEventListener('beforeprint', open)
    addEventListener('afterprint', close)
    return () => {
      removeEventListener('beforeprint', open)
      removeEventListener('afterprint', close)
    }
  }, [list])
}
