import { holdPlace, isNewVisit, targetOf } from '../layout/holdPlace.ts'
import { isPlainClick } from '../layout/plainClick.ts'

/** How long nothing has moved once a page is taken to be at rest, in ms. */
const rest = 1000

let stop = () => {}

/** Holds what a link leads to where it is, while parts of long lists get their heights. */
function holdTarget(fragment: string): void {
  stop()
  const target = targetOf(fragment)
  if (!target) return
  const root = document.documentElement
  const top = () => target.getBoundingClientRect().top
  let [height, place] = [0, 0]
  let timer: ReturnType<typeof setTimeout>
  const goThere = () => {
    target.scrollIntoView({ behavior: 'instant' })
    height = root.scrollHeight
    place = top()
    clearTimeout(timer)
    timer = setTimeout(end, rest)
  }
  // What a part moves by its height is no scroll.
  const hasLeft = () => root.scrollHeight === height && Math.abs(top() - place) > 1
  const end = holdPlace(goThere, hasLeft)
  stop = end
}

/** An address without its fragment. */
const pageOf = ({ href }: HTMLAnchorElement | Location) => href.split('#', 1)[0]

/**
 * Long lists are laid out in parts, each as it comes near, and a part has another height then than it was taken to have:
 * what the address or a link has just led to would be moved away. Where a visitor comes back to, browsers know themselves.
 */
export function watchLanding(): void {
  if (!document.querySelector('[data-part]')) return
  if (isNewVisit()) holdTarget(location.hash)
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isHere = link && !link.target && pageOf(link) === pageOf(location)
    // Once every listener has been called: one of them may be the link's own.
    if (isHere && isPlainClick(event)) setTimeout(() => event.defaultPrevented || holdTarget(link.hash))
  }
  // In the capture phase: of sections that are not hydrated React lets no click bubble.
  addEventListener('click', onClick, true)
}
