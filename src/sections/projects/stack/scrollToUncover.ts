/**
 * Scrolls so far that `item`, which sticks in a list, has just reached its sticky position and the next one does
 * not cover it yet. Leaves the page where it is while all of the item can be seen.
 */
export function scrollToUncover(item: HTMLElement): void {
  const { position, top: stickyTop } = getComputedStyle(item)
  const list = item.parentElement
  if (!list || position !== 'sticky') return
  const { top, bottom } = item.getBoundingClientRect()
  const end = item.nextElementSibling?.getBoundingClientRect().top ?? innerHeight
  if (top >= Number.parseFloat(stickyTop) && bottom <= Math.min(end, innerHeight)) return
  // Where it would stand if it did not stick.
  let flow = list.getBoundingClientRect().top
  for (let each = list.firstElementChild; each && each !== item; each = each.nextElementSibling) {
    flow += each.getBoundingClientRect().height
    flow += Number.parseFloat(getComputedStyle(each.nextElementSibling ?? each).marginTop)
  }
  // At once: the browser brings what has the focus into view by itself, and would overtake a slow scroll.
  scrollTo({ top: scrollY + flow - Number.parseFloat(stickyTop), behavior: 'instant' })
}
