import type { Found } from '../../shared/editor.ts'

/** The outline around an element of the page, and the tag that says where it stands. */
export interface Frame {
  /** Moves the outline to an element, without a tag until the place is known. */
  around: (element: Element) => void
  say: (found: Pick<Found, 'file' | 'line' | 'path' | 'note' | 'more'>, done?: string) => void
  /** Lights an element once. */
  light: (element: Element) => void
  hide: () => void
}

/** Room between the outline and what it surrounds, and between it and its tag, in px. */
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
    const { left, top, width, height, bottom } = framed.getBoundingClientRect()
    const px = (value: number) => `${value}px`
    Object.assign(box.style, {
      left: px(left - gap),
      top: px(top - gap),
      width: px(width + 2 * gap),
      height: px(height + 2 * gap),
    })
    const { offsetHeight, offsetWidth } = tag
    const below = bottom + 2 * gap
    const above = top - 2 * gap - offsetHeight
    const fits = below + offsetHeight < innerHeight - gap
    tag.style.top = px(fits ? below : Math.max(gap, above))
    tag.style.left = px(
      Math.max(2 * gap, Math.min(left - gap, document.documentElement.clientWidth - offsetWidth - 2 * gap)),
    )
  }
  for (const event of ['scroll', 'resize']) addEventListener(event, place, { passive: true, capture: true })

  return {
    around(element) {
      framed = element
      box.className = 'frame shown'
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
    light(element) {
      framed = element
      box.className = 'frame'
      place()
      // A second light in a row begins anew.
      requestAnimationFrame(() => {
        box.className = 'frame shown lit'
      })
    },
    hide() {
      framed = undefined
      box.className = 'frame'
      tag.classList.remove('shown')
    },
  }
}
