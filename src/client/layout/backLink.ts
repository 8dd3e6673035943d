import { dataBack } from '../../shared/dataAttributes.ts'
import { isPlainClick } from './plainClick.ts'

/**
 * Makes the back link of a project's page a step back in the history where the visitor has come from the page that it
 * leads to: the chosen tag and the scroll position there are as they were.
 */
export function watchBackLink(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(`a[${dataBack}]`)
    if (!link || !isPlainClick(event)) return
    // After a link within the page, a step back would stay on it.
    if (location.hash) return
    const [from] = document.referrer.split('?')
    if (from !== link.origin + link.pathname || history.length < 2) return
    event.preventDefault()
    history.back()
  })
}
