/** A line of text on the screen, in px from its top left corner. */
export interface LineInView {
  words: string
  /** The type of its section, or `header` or `footer`. */
  where: string
  /** As `rgb(…)`. */
  colour: string
  /** Whether the words are so large that a contrast of 3 to 1 is enough (WCAG 1.4.3). */
  isLarge: boolean
  /** Whether they stand on a single colour, so that axe can compute their contrast. */
  isPlain: boolean
  x: number
  y: number
  width: number
  height: number
}

/**
 * Runs in the page, so that it is all in one: each visible line of text, its position, and whether its background is
 * plain.
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
  /** The background of an element: of one colour, drawn upon, or so transparent that what is behind it counts. */
  const groundOf = (element: Element) => {
    const { backgroundImage, backgroundColor, backdropFilter, opacity } = getComputedStyle(element)
    if (/^(?:img|video|canvas|svg)$/i.test(element.tagName)) return 'drawn'
    if (backgroundImage !== 'none' || backdropFilter !== 'none' || opacity !== '1') return 'drawn'
    if (/^rgba\(.*, 0\)$/.test(backgroundColor)) return 'clear'
    return /^rgba|\//.test(backgroundColor) ? 'drawn' : 'plain'
  }
  const walker = document.createTreeWalker(
    document.querySelector(part) ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  const lines: (LineInView & { element: Element })[] = []
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
      lines.push({ words, where, colour: rgb(color), isLarge, isPlain: false, x, y, width, height, element })
    }
  }
  // Decoration lets the pointer through, but must be hit here.
  const solid = new CSSStyleSheet()
  solid.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(solid)
  const plain = lines.map(({ element, x, y, width, height }) =>
    [x + 1, x + width / 2, x + width - 1].every((at) => {
      const stack = document.elementsFromPoint(at, y + height / 2)
      const behind = stack.slice(
        Math.max(
          0,
          stack.findIndex((each) => each.contains(element)),
        ),
      )
      return behind.map(groundOf).find((ground) => ground !== 'clear') !== 'drawn'
    }),
  )
  document.adoptedStyleSheets.pop()
  return lines.map(({ element: _, ...line }, index) => ({ ...line, isPlain: plain[index] === true }))
}
