import { observe } from 'react-intersection-observer'
import { menuId } from '../../../shared/ids.ts'

/** The middle line of the screen: the section that it crosses is the current one. */
const middleLine = '-50% 0px -50% 0px'

/** Marks the header's link to the section in view. Returns the cleanup. */
export function watchCurrentSection(): () => void {
  let current: string | undefined
  const mark = () => {
    for (const link of document.querySelectorAll(`#${menuId} li > a:not([hreflang])`)) {
      if (current && link.getAttribute('href') === `#${current}`)
        link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }
  const stops = [...document.querySelectorAll('main > section')].map((section) =>
    observe(
      section,
      (inView) => {
        if (inView) current = section.id
        else if (current === section.id) current = undefined
        mark()
      },
      { rootMargin: middleLine },
    ),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
