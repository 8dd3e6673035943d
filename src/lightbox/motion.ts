import type { View } from './build.ts'

const duration = 280
const easing = 'cubic-bezier(.2,.7,.2,1)'

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Opens: the picture grows from where it stands in the page. With reduced motion all of it fades in. */
export function enter({ dialog, stage }: View, from: Element): void {
  dialog.animate([{ opacity: 0 }, { opacity: 1 }], { duration: isCalm() ? duration : duration / 2 })
  const image = stage.querySelector('img')
  if (!image || isCalm() || !image.animate) return
  const [before, after] = [from.getBoundingClientRect(), image.getBoundingClientRect()]
  if (after.width === 0) return
  const centre = ({ left, width, top, height }: DOMRect) => [left + width / 2, top + height / 2] as const
  const [[fromX, fromY], [toX, toY]] = [centre(before), centre(after)]
  const transform = `translate(${fromX - toX}px, ${fromY - toY}px) scale(${before.width / after.width})`
  image.animate([{ transform }, { transform: 'none' }], { duration, easing })
}

/** Shows the next picture, which comes from its side. */
export function leaveTo({ stage }: View, by: number): void {
  const side = Math.sign(by) * (document.documentElement.dir === 'rtl' ? -1 : 1)
  const before = isCalm() ? {} : { transform: `translateX(${side * 24}px)` }
  stage.querySelector('img')?.animate([{ opacity: 0, ...before }, {}], { duration, easing })
}
