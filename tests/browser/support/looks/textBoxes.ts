import type { Page } from '@playwright/test'
import { addStyle } from '../page/reader.ts'

/** A box in px, relative to the viewport. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * The ink of a text on one line, or of one letter of it where lines stand so close that their boxes overlap: from the
 * top of the highest mark to the foot of the lowest.
 */
export interface TextBox extends Box {
  words: string
  /** Its element and its section, such as `h2 in #about`. */
  where: string
  /** Numbers of its text node and of its block. */
  node: number
  block: number
  /** The font size in px. */
  size: number
  /** The carousel and the slide that it is in; slides lie on one another, and one is visible at a time. */
  slide?: string
  /** How far it reaches beyond the clipping of its ancestors, in px. */
  cut: number
  /** Whether it is in a scroller, where what is beyond the screen can be reached. */
  scrolls: boolean
}

/**
 * Runs in the page: the boxes of all visible words, those on other slides included.
 *
 * @param part the selector of the part to read
 */
function readTextBoxes(part: string): TextBox[] {
  const pen = document.createElement('canvas').getContext('2d')
  const root = document.querySelector(part)
  if (!pen || !root) return []
  const inks = new Map<string, { above: number; below: number; ascent: number }>()
  /** How far ink reaches above and below the baseline, and the box of a line above it, in px. */
  const inkOf = (text: string, font: string) => {
    const key = `${font}\n${text}`
    const known = inks.get(key)
    if (known) return known
    pen.font = font
    const metrics = pen.measureText(text)
    const ink = {
      above: metrics.actualBoundingBoxAscent,
      below: metrics.actualBoundingBoxDescent,
      ascent: metrics.fontBoundingBoxAscent,
    }
    inks.set(key, ink)
    return ink
  }
  const isForReadersOnly = (element: Element) => {
    const { clipPath, position } = getComputedStyle(element)
    return position === 'absolute' && clipPath === 'inset(50%)'
  }
  const numbers = new Map<Node, number>()
  const numberOf = (node: Node) => {
    const number = numbers.get(node) ?? numbers.size
    numbers.set(node, number)
    return number
  }
  /** What is known of a text by its element and the ancestors of that. */
  const surroundings = (parent: Element) => {
    const style = getComputedStyle(parent)
    const clips: Box[] = []
    let block: Element | undefined
    let scrolls = false
    let isHidden = false
    let isShortened = false
    /** The bottom of a shortened text, below which its lines are hidden. */
    let foot = Infinity
    for (
      let element: Element | null = parent;
      element && element !== document.body;
      element = element.parentElement
    ) {
      const { display, overflowX, overflowY, position, textOverflow, overflowClipMargin } =
        getComputedStyle(element)
      isHidden ||= isForReadersOnly(element)
      if (display !== 'inline' && display !== 'contents') block ??= element
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        const isScroller = /auto|scroll/.test(overflowX + overflowY)
        const margin = Number.parseFloat(overflowClipMargin) || 0
        // The ellipsis shows that there is more, and the link's `aria-label` has all of it.
        const isShort = textOverflow === 'ellipsis' && element.closest('[aria-label]') !== null
        isShortened ||= isShort
        if (isShort) foot = Math.min(foot, bottom)
        if (isScroller)
          scrolls ||= element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight
        else if (!isShortened && !scrolls)
          clips.push({
            left: overflowX === 'visible' ? -Infinity : left - margin,
            right: overflowX === 'visible' ? Infinity : right + margin,
            top: overflowY === 'visible' ? -Infinity : top - margin,
            bottom: overflowY === 'visible' ? Infinity : bottom + margin,
          })
      }
      if (position === 'fixed') break
    }
    const slide = parent.closest('[role=group][aria-roledescription]')
    const section = parent.closest('section, header, footer')
    const size = Number.parseFloat(style.fontSize)
    // Its ink lies along the line, whose box is all that is known of it.
    const isTurned = style.writingMode !== 'horizontal-tb'
    return {
      isTurned,
      clips,
      isHidden,
      isShortened,
      foot,
      scrolls,
      size,
      font: `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`,
      isTight: !isTurned && Number.parseFloat(style.lineHeight) < 1.35 * size,
      block: numberOf(block ?? parent),
      slide: slide ? `${numberOf(slide.parentElement ?? slide)}/${numberOf(slide)}` : undefined,
      where: `${parent.tagName.toLowerCase()} in ${[section?.getAttribute('data-type'), section?.id ? `#${section.id}` : section?.tagName.toLowerCase()].filter(Boolean).join(' ')}`,
    }
  }
  const around = new Map<Element, ReturnType<typeof surroundings>>()
  const letters = new Intl.Segmenter()
  const boxes: TextBox[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent ?? ''
    if (!parent || !text.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue
    const near = around.get(parent) ?? surroundings(parent)
    around.set(parent, near)
    if (near.isHidden) continue
    const range = document.createRange()
    const add = (words: string) => {
      const ink = inkOf(words, near.font)
      for (const rect of range.getClientRects()) {
        if (rect.width < 0.5 || rect.height < 0.5 || rect.top >= near.foot - 1) continue
        const base = rect.top + ink.ascent
        const { left, right } = rect
        const box = near.isTurned
          ? { left, right, top: rect.top, bottom: rect.bottom }
          : { left, right, top: base - ink.above, bottom: base + ink.below }
        const cut = Math.max(
          0,
          ...near.clips.map((clip) =>
            Math.max(
              clip.left - box.left,
              box.right - clip.right,
              clip.top - box.top,
              box.bottom - clip.bottom,
            ),
          ),
        )
        const { block, size, slide, where } = near
        const scrolls = near.scrolls || near.isShortened
        boxes.push({
          ...box,
          words: words.trim().slice(0, 60),
          where,
          node: numberOf(node as Node),
          block,
          size,
          slide,
          cut,
          scrolls,
        })
      }
    }
    range.selectNodeContents(node)
    if (!near.isTight || text.length > 400) {
      add(text)
      continue
    }
    for (const { segment, index } of letters.segment(text)) {
      if (!segment.trim()) continue
      range.setStart(node, index)
      range.setEnd(node, index + segment.length)
      add(segment)
    }
  }
  return boxes
}

/** The boxes of the words of a part of the page, with each slide placed as if it were the current one. */
export async function textBoxes(page: Page, part = 'body'): Promise<TextBox[]> {
  const asBefore = await addStyle(
    page,
    '[aria-live] > [role=group] { transform: none !important; visibility: visible !important } * { content-visibility: visible !important }',
  )
  const boxes = await page.evaluate(readTextBoxes, part)
  await asBefore()
  return boxes
}
