import { isPlainClick } from './plainClick.ts'

/**
 * Lets the link back of a project's page be a step back where a visitor has come from the page that it leads to: what was
 * chosen there, and the place, are as they were.
 */
export function watchBackLink(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-back]')
    if (!link || !isPlainClick(event)) return
    // Behind a link within the page, a step back would stay on it.
    if (location.hash) return
    const [from] = document.referrer.split('?')
    if (from !== link.origin + link.pathname || history.length < 2) return
    event.preventDefault()
    history.back()
  })
}
