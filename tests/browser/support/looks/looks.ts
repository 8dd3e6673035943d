import type { Page } from '@playwright/test'
import { type Box, type TextBox, textBoxes } from './textBoxes.ts'

/** The tolerance for rounding, in px. */
const tolerance = 1.5

const named = ({ words, where }: TextBox) => `“${words.slice(0, 40)}” (${where})`

/** Whether two boxes overlap by more than `hair` px. */
const meet = (one: Box, other: Box, hair: number) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > hair &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > hair

/** Whether two texts of one block share a line, where fonts let letters overlap. */
const isOneLine = (one: TextBox, other: TextBox) =>
  one.block === other.block &&
  Math.abs(one.top + one.bottom - other.top - other.bottom) / 2 < 0.6 * Math.min(one.size, other.size)

/** Whether two texts are on two slides of one carousel, which are never seen at once. */
function onOtherSlides({ slide = '' }: TextBox, { slide: other = '' }: TextBox): boolean {
  const [carousel, number] = slide.split('/')
  const [otherCarousel, otherNumber] = other.split('/')
  return carousel !== '' && carousel === otherCarousel && number !== otherNumber
}

/** Words that overlap other words. */
function overlaps(boxes: readonly TextBox[]): string[] {
  const found = new Map<string, string>()
  const open: TextBox[] = []
  for (const box of boxes.toSorted((a, b) => a.top - b.top)) {
    for (let index = open.length - 1; index >= 0; index--) {
      const other = open[index]
      if (!other || other.bottom <= box.top) {
        open.splice(index, 1)
        continue
      }
      // Within a block ink may touch, as that of an accent below a long letter; words of two blocks may not.
      const hair = box.block === other.block ? 0.12 * Math.min(box.size, other.size) : tolerance
      if (!meet(box, other, hair) || isOneLine(box, other) || onOtherSlides(box, other)) continue
      const key = `${box.node} ${other.node}`
      if (!found.has(key)) found.set(key, `${named(box)} lies on ${named(other)}`)
    }
    open.push(box)
  }
  return [...found.values()]
}

/**
 * What a visitor would call broken, as sentences: wider than the screen, cut off, or overlapping. Every text is checked
 * by its ink, so that no list of elements has to be kept.
 *
 * @param part the selector of the part to check; by default the whole page, which must be at its top, so that
 *   nothing sticky covers anything
 */
export async function broken(page: Page, part = 'body'): Promise<string[]> {
  const boxes = await textBoxes(page, part)
  const { width, scrollWidth } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    scrollWidth: document.documentElement.scrollWidth,
  }))
  const isOutside = ({ left, right, scrolls }: TextBox) =>
    !scrolls && (left < -tolerance || right > width + tolerance)
  const outside = boxes.filter(isOutside)
  const cut = boxes.filter((box) => box.cut > tolerance && !isOutside(box))
  return [
    ...(scrollWidth > width ? ['the page scrolls sideways'] : []),
    ...new Set(outside.map((box) => `${named(box)} leaves the screen`)),
    ...new Set(cut.map((box) => `${named(box)} is cut off by ${Math.round(box.cut)} px`)),
    ...overlaps(boxes),
  ]
}

/** Controls smaller than `min` px, each with its size; inline links do not count. */
export function smallControls(page: Page, min = 44): Promise<string[]> {
  return page.locator('a, button, input, textarea, summary').evaluateAll((controls, min) => {
    return controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect()
      const shown = control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]')
      const inText = getComputedStyle(control).display === 'inline'
      // The size without transforms: a receding card is scaled down, but its control is pressed when the card is in
      // front.
      const { offsetWidth, offsetHeight } = control as HTMLElement
      const small = Math.min(offsetWidth || width, offsetHeight || height) < min
      return shown && small && !inText ? [`${control.textContent}: ${offsetWidth} × ${offsetHeight}`] : []
    })
  }, min)
}
