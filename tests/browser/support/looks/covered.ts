import type { Page } from '@playwright/test'

/** Runs in the page: see `covered`. */
async function readCovered(): Promise<string[]> {
  /** A text or a control, and the point at its middle, from the top left corner of the page. */
  interface Target {
    element: Element
    words: string
    box: () => DOMRect | undefined
    x: number
    y: number
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
  const isForReadersOnly = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (getComputedStyle(each).clipPath === 'inset(50%)') return true
    }
    return false
  }
  /**
   * The content of scrollers shows when it is scrolled to; where a text is shortened, an ellipsis stands for the rest.
   */
  const scrolls = (element: Element) => {
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(each)
      if (textOverflow === 'ellipsis') return true
      if (/auto|scroll/.test(overflowX + overflowY) && each.tagName !== 'TEXTAREA') return true
    }
    return false
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  const targets: Target[] = []
  const add = (element: Element, words: string, box: () => DOMRect | undefined) => {
    const rect = box()
    if (!rect || rect.width < 1 || rect.height < 1) return
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2]
    // Content beyond the screen is another fault, or comes when it is focused.
    if (x < 0 || x > innerWidth || y < 0) return
    targets.push({ element, words, box, x, y })
  }
  for (const element of document.querySelectorAll('a, button, input, textarea, summary')) {
    const { display } = getComputedStyle(element)
    if (!isShown(element) || isForReadersOnly(element) || scrolls(element)) continue
    // An inline link may wrap, with its middle between the lines.
    const box =
      display === 'inline' ? () => element.getClientRects()[0] : () => element.getBoundingClientRect()
    add(element, `the control “${element.textContent?.trim() || element.getAttribute('aria-label')}”`, box)
  }
  const known = new Map<Element, boolean>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [parent, whole = ''] = [node.parentElement, node.textContent ?? '']
    const text = whole.trim()
    if (!parent || !text) continue
    const isIncluded = known.get(parent) ?? (isShown(parent) && !isForReadersOnly(parent) && !scrolls(parent))
    known.set(parent, isIncluded)
    if (!isIncluded) continue
    // Without white space around the words, which has a line of its own where it hangs.
    const range = document.createRange()
    range.setStart(node, whole.indexOf(text))
    range.setEnd(node, whole.indexOf(text) + text.length)
    for (let line = range.getClientRects().length - 1; line >= 0; line--)
      add(parent, `“${text.slice(0, 40)}”, line ${line + 1},`, () => range.getClientRects()[line])
  }

  /** What covers a target at a point of the screen; undefined where the target itself is visible. */
  const coverOf = ({ element }: Target, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    if (!hit) return 'nothing'
    const label = hit.closest('label')
    const isSeen = hit.contains(element) || element.contains(hit) || (label && label.control === element)
    return isSeen ? undefined : `${hit.tagName.toLowerCase()} “${hit.textContent?.trim().slice(0, 40)}”`
  }
  const unseen = new Set(targets)
  // Less than half a screen at a time: a sticky element covers a target at one step and not at the next.
  const bottom = document.documentElement.scrollHeight - innerHeight
  const sorted = targets.toSorted((a, b) => a.y - b.y)
  let first = 0
  for (let top = 0; ; top = Math.min(bottom, top + innerHeight * 0.45)) {
    window.scrollTo({ top, behavior: 'instant' })
    while (sorted[first] && (sorted[first]?.y ?? 0) < top) first++
    for (let index = first; index < sorted.length; index++) {
      const target = sorted[index]
      if (!target || target.y >= top + innerHeight) break
      if (unseen.has(target) && !coverOf(target, target.x, target.y - top)) unseen.delete(target)
    }
    if (top >= bottom) break
  }
  // Sticky targets are lower than their place in the flow: what is left is checked where it then is, from when it comes
  // into view.
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const found: string[] = []
  for (const target of [...unseen].slice(0, 100)) {
    window.scrollTo({ top: 0, behavior: 'instant' })
    const { top = 0, height = 0 } = target.box() ?? {}
    let cover: string | undefined
    for (const place of [0.95, 0.85, 0.7, 0.5, 0.3]) {
      window.scrollTo({ top: top + height / 2 - innerHeight * place, behavior: 'instant' })
      await frame()
      const rect = target.box()
      cover = rect ? coverOf(target, rect.left + rect.width / 2, rect.top + rect.height / 2) : 'nothing'
      if (!cover) break
    }
    if (cover) found.push(`${target.words} is behind ${cover}`)
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  return found
}

/** Texts and controls that are covered at every scroll position. Leaves the page at its top. */
export const covered = (page: Page): Promise<string[]> => page.evaluate(readCovered)
