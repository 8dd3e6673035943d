import { observe } from 'react-intersection-observer'
import { firstScreen } from '../../../shared/ids.ts'
import { durations, easing } from '../../theme/constants.ts'

/** The face of all text; on the first screen it stands behind `First`, which is never swapped in: see `pageFonts.ts`. */
const textFace = 'var(--text-face)'

/** The place and size of an element with all that is in it, or of a text. */
function boxOf(node: Node): string {
  const range = new Range()
  range.selectNode(node)
  return JSON.stringify(range.getBoundingClientRect())
}

/**
 * Sets a part of the first screen in the text font.
 *
 * @returns the elements that this moved or resized, and those whose own words it did
 */
function setInTextFont(part: HTMLElement): Element[] {
  const nodes: Node[] = []
  const walker = document.createTreeWalker(part)
  while (walker.nextNode()) nodes.push(walker.currentNode)
  const before = nodes.map(boxOf)
  part.style.fontFamily = textFace
  return nodes
    .filter((node, index) => boxOf(node) !== before[index])
    .flatMap((node) => (node instanceof Element ? node : (node.parentElement ?? [])))
}

/** Sets a part in the text font once it is out of sight. */
function setUnseen(part: HTMLElement): void {
  part.style.fontFamily = ''
  const stop = observe(part, (inView) => {
    if (inView) return
    stop()
    part.style.fontFamily = textFace
  })
}

/**
 * Sets the first screen in the text font where that came too late for the first paint: the browser would keep the
 * fallback for good. What changes fades in at its new place, so that no word is seen to move. Where the main heading
 * would move, which is in its own font from the start, the screen waits until it is out of sight.
 */
export async function replaceLateFont(): Promise<void> {
  await document.fonts.ready
  for (const part of document.querySelectorAll<HTMLElement>(firstScreen)) {
    const heading = part.querySelector('h1')
    const changed = setInTextFont(part)
    // The first part is the skip link: if its words have not changed, the font came in time, or not at all.
    if (changed.length === 0 && part.matches('a')) {
      part.style.fontFamily = ''
      return
    }
    if (heading && changed.includes(heading)) setUnseen(part)
    else
      for (const element of changed)
        if (!element.contains(heading))
          element.animate([{ opacity: 0, offset: 0 }], { duration: durations.slow, easing })
  }
}
