import type { Found } from '../../shared/editor.ts'
import { keepPlaced, placeBeside } from './floating.ts'

/** The outline around an element of the page, and the tag that says where it stands. */
export interface Frame {
  /** Moves the outline to an element, without a tag until the place is known; it breathes while something waits. */
  around: (element: Element, isWaiting?: boolean) => void
  say: (found: Pick<Found, 'file' | 'line' | 'path' | 'note' | 'more'>, done?: string) => void
  hide: () => void
}

/** Room between the outline and what it surrounds, in px. */
const gap = 4

export function makeFrame(root: ShadowRoot): Frame {
  const part = (className: string) =>
    root.appendChild(Object.assign(document.createElement('div'), { className }))
  const box = part('frame')
  const tag = part('tag')
  const status = part('unseen')
  status.setAttribute('role', 'status')
  let framed: Element | undefined

  const place = () => {
    if (!framed) return
    const { left, top, width, height } = framed.getBoundingClientRect()
    const px = (value: number) => `${value}px`
    Object.assign(box.style, {
      left: px(left - gap),
      top: px(top - gap),
      width: px(width + 2 * gap),
      height: px(height + 2 * gap),
    })
    placeBeside(tag, new DOMRect(left - gap, top, width, height + gap), 'below')
  }
  keepPlaced(tag, place)

  return {
    around(element, isWaiting = false) {
      framed = element
      box.className = isWaiting ? 'frame shown waiting' : 'frame shown'
      tag.classList.remove('shown')
      place()
    },
    say({ file, line, path, note, more }, done) {
      tag.textContent = [path, file && `${file}:${line}`].filter(Boolean).join(' · ')
      for (const words of [note, more, done])
        if (words) tag.append(Object.assign(document.createElement('small'), { textContent: words }))
      tag.classList.add('shown')
      status.textContent = [tag.firstChild?.textContent, note, more, done].filter(Boolean).join('. ')
      place()
    },
    hide() {
      framed = undefined
      box.className = 'frame'
      tag.classList.remove('shown')
    },
  }
}
