import { holdPlace, isNewVisit, targetOf } from '../layout/holdPlace.ts'
import { isPlainClick } from '../layout/plainClick.ts'

/** How long nothing must move for the page to be at rest, in ms. */
const rest = 1000

let stop = () => {}

/** Keeps the target of a link in place while parts of long lists get their heights. */
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
  // A change of height moves the target too, but is no scroll.
  const hasLeft = () => root.scrollHeight === height && Math.abs(top() - place) > 1
  const end = holdPlace(goThere, hasLeft)
  stop = end
}

/** A URL without its fragment. */
const pageOf = ({ href }: HTMLAnchorElement | Location) => href.split('#', 1)[0]

/**
 * Parts of long lists are laid out as they come near, and then differ from their estimated height, which would move the
 * target of the URL or of a link away. When a visitor comes back, browsers keep the position themselves.
 */
export function watchLanding(): void {
  if (!document.querySelector('[data-part]')) return
  if (isNewVisit()) holdTarget(location.hash)
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isHere = link && !link.target && pageOf(link) === pageOf(location)
    // After all listeners: one of them may be the link's own, and prevent the click.
    if (isHere && isPlainClick(event)) setTimeout(() => event.defaultPrevented || holdTarget(link.hash))
  }
  // In the capture phase: React lets no click bubble from sections that are not hydrated.
  addEventListener('click', onClick, true)
}
