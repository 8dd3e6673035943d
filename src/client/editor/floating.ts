/*
 * Where something floats above the page: beside what it belongs to, and within what is seen of the window.
 */

/** Room to what it stands beside, and to the edges, in px. */
const gap = 8

/**
 * Moves something with a fixed position beside an element, or to the other side where there is no room; into the middle
 * without one. It stays above the bar, and above a keyboard on the screen.
 *
 * @param at where the element is in the window
 */
export function placeBeside(node: HTMLElement, at: DOMRect | undefined, side: 'above' | 'below'): void {
  const { left, top, right, bottom } = freeArea(node.getRootNode())
  // Its width is that for which there is room from where it begins.
  node.style.left = '0px'
  const { offsetWidth: width, offsetHeight: height } = node
  const above = (at?.top ?? 0) - gap - height
  const below = (at?.bottom ?? 0) + gap
  const isAboveFree = above >= top
  const isAbove = side === 'above' ? isAboveFree : isAboveFree && below + height > bottom
  const wanted = at
    ? { x: at.left, y: isAbove ? above : below }
    : { x: (left + right - width) / 2, y: (top + bottom - height) / 2 }
  node.style.left = `${Math.max(left, Math.min(wanted.x, right - width))}px`
  node.style.top = `${Math.max(top, Math.min(wanted.y, bottom - height))}px`
}

/** How what floats now is placed, the first beside which others are. */
const placements = new Set<() => void>()

/** Places all that floats again, since something has moved that others stand beside. */
export function placeAgain(): void {
  for (const place of placements) place()
}

/** Calls back now, and whenever what is seen of the page or the size of a node is another. Returns how to end that. */
export function keepPlaced(node: HTMLElement, place: () => void): () => void {
  const listening = new AbortController()
  const on = { passive: true, capture: true, signal: listening.signal }
  for (const event of ['scroll', 'resize']) {
    addEventListener(event, place, on)
    visualViewport?.addEventListener(event, place, on)
  }
  const observer = new ResizeObserver(place)
  observer.observe(node)
  placements.add(place)
  place()
  return () => {
    listening.abort()
    observer.disconnect()
    placements.delete(place)
  }
}

/** Scrolls the line in which one types above the strip of a bar, once a keyboard on the screen has moved that up. */
export function showCaret(root: ShadowRoot): void {
  const selection = getSelection()
  const { focusNode } = selection ?? {}
  if (!selection || !focusNode) return
  const element = focusNode instanceof Element ? focusNode : focusNode.parentElement
  // A caret that no letter was typed at has no place of its own.
  const caret = selection.getRangeAt(0).getClientRects()[0] ?? element?.getBoundingClientRect()
  const bottom = caret?.bottom ?? 0
  scrollBy({ top: Math.max(0, bottom + gap - freeArea(root).bottom), behavior: 'instant' })
}

/** What is seen of the window and free of the bar and the strip above it. */
function freeArea(root: Node) {
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetLeft = 0, offsetTop = 0, width = clientWidth, height = clientHeight } = visualViewport ?? {}
  let bottom = offsetTop + height
  for (const bar of root instanceof ShadowRoot ? root.querySelectorAll('nav, .words-strip') : []) {
    const { top, height } = bar.getBoundingClientRect()
    if (height > 0) bottom = Math.min(bottom, top)
  }
  return {
    left: offsetLeft + gap,
    top: offsetTop + gap,
    right: offsetLeft + Math.min(width, clientWidth) - gap,
    bottom: bottom - gap,
  }
}

/** Tells the styles below an element, as `--keyboard`, how much of the window a keyboard on the screen covers. */
export function followKeyboard(host: HTMLElement): void {
  const follow = () => {
    if (!visualViewport) return
    const { offsetTop, height, scale } = visualViewport
    // Of a page that is pinched larger, less is seen without any keyboard.
    const covered = scale > 1 ? 0 : document.documentElement.clientHeight - offsetTop - height
    host.style.setProperty('--keyboard', `${Math.max(0, covered)}px`)
  }
  for (const event of ['resize', 'scroll']) visualViewport?.addEventListener(event, follow)
  follow()
}
