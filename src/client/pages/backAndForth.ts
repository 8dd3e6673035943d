import { dataBack } from '../../shared/dataAttributes.ts'
import { isPlainClick } from '../layout/plainClick.ts'

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

/** The `view-transition-name` of a project's picture, on its page too. */
const name = 'project'

/** The picture of the card that links to an address. */
function pictureOf(address: string | null | undefined): HTMLElement | null | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-page]')
  const link = [...links].find(({ href }) => href === address?.replace(/[?#].*/, ''))
  return link?.closest('article')?.querySelector('picture')
}

/** Whether an address is that of no page. */
const isFile = (address: string | null | undefined) =>
  /\.(?!html$)\w+$/.test(new URL(address ?? '', location.href).pathname)

/** Names a picture until the transition has ended: a name must be unique in a page. */
function nameFor(transition: ViewTransition, picture: HTMLElement | null | undefined): void {
  if (!picture) return
  picture.style.viewTransitionName = name
  const unnamed = () => {
    picture.style.viewTransitionName = ''
  }
  // An aborted transition, as where the next page has none, has ended too.
  transition.finished.then(unnamed, unnamed)
}

/**
 * Transitions the picture of a card into that of its page, and back, where the browser has cross-document view
 * transitions. The card is known only once a visitor leaves for its page or comes from there.
 * https://drafts.csswg.org/css-view-transitions-2/#cross-document-view-transitions
 */
export function watchViewTransitions(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const address = activation?.entry.url
    // The document that a browser makes of a file, such as a picture, would report that it takes no part.
    if (isFile(address)) viewTransition?.skipTransition()
    else if (viewTransition) nameFor(viewTransition, pictureOf(address))
  })
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (viewTransition) nameFor(viewTransition, pictureOf(window.navigation?.activation?.from?.url))
  })
}
