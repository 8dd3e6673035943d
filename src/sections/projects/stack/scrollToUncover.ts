/**
 * Scrolls to where `item`, which sticks in a list, has just reached its sticky position and the next one does not cover
 * it yet. Does nothing while the whole item is visible.
 */
export function scrollToUncover(item: HTMLElement): void {
  const { position, top: stickyTop } = getComputedStyle(item)
  const list = item.parentElement
  if (!list || position !== 'sticky') return
  const { top, bottom } = item.getBoundingClientRect()
  const end = item.nextElementSibling?.getBoundingClientRect().top ?? innerHeight
  if (top >= Number.parseFloat(stickyTop) && bottom <= Math.min(end, innerHeight)) return
  // Its position if it did not stick.
  let flow = list.getBoundingClientRect().top
  for (let each = list.firstElementChild; each && each !== item; each = each.nextElementSibling) {
    flow += each.getBoundingClientRect().height
    flow += Number.parseFloat(getComputedStyle(each.nextElementSibling ?? each).marginTop)
  }
  // At once: the browser scrolls a focused element into view by itself, and would overtake a smooth scroll.
  scrollTo({ top: scrollY + flow - Number.parseFloat(stickyTop), behavior: 'instant' })
}
