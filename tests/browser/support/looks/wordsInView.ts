/** A line of text on the screen, in px from its top left corner. */
export interface LineInView {
  words: string
  /** The type of its section, or `header` or `footer`. */
  where: string
  /** As `rgb(…)`. */
  colour: string
  /** Whether the words are so large that a contrast of 3 to 1 is enough (WCAG 1.4.3). */
  isLarge: boolean
  x: number
  y: number
  width: number
  height: number
}

/**
 * Runs in the page, so that it is all in one: each visible line of text, and its position.
 *
 * @param part the selector of the part to read
 */
export function linesInView(part: string): LineInView[] {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const known = new Map<string, string>()
  /** Any CSS colour as `rgb()`: mixed ones compute to other colour spaces. */
  const rgb = (colour: string) => {
    if (!pen || /^rgb\(/.test(colour)) return colour
    const before = known.get(colour)
    if (before) return before
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    const drawn = `rgb(${pen.getImageData(0, 0, 1, 1).data.slice(0, 3).join(', ')})`
    known.set(colour, drawn)
    return drawn
  }
  const walker = document.createTreeWalker(
    document.querySelector(part) ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  const lines: LineInView[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim()
    const element = node.parentElement
    if (!words || !element?.checkVisibility({ visibilityProperty: true })) continue
    const { color, fontSize, fontWeight, clipPath } = getComputedStyle(element)
    if (clipPath === 'inset(50%)') continue
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    const section = element.closest('section, header, footer')
    const where = section?.getAttribute('data-type') ?? section?.tagName.toLowerCase() ?? 'the page'
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const [x, y] = [Math.max(0, left), Math.max(0, top)]
      const [width, height] = [Math.min(innerWidth, right) - x, Math.min(innerHeight, bottom) - y]
      if (width < 2 || height < 2) continue
      // A line that is partly behind the header or the next card of a stack is not read there.
      const isBehind = [y + 1, y + height / 2, y + height - 1].some((at) => {
        const hit = document.elementFromPoint(x + width / 2, at)
        return hit && !hit.contains(element) && !element.contains(hit)
      })
      if (isBehind) continue
      lines.push({ words, where, colour: rgb(color), isLarge, x, y, width, height })
    }
  }
  return lines
}
