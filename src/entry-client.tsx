import { createRoot, hydrateRoot } from 'react-dom/client'
import { showError } from './dev/showError.ts'
import { stopEventReplay } from './islands/eventReplay.ts'
import { Portfolio } from './pages/Portfolio.tsx'
import { rootId } from './ui/ids.ts'

// In the dev server: a document from while the content had mistakes, which are mended by now, has no head and no page.
const isOutdated = import.meta.hot && document.querySelector('script[data-unsound]')
if (isOutdated) location.reload()

const place = document.getElementById(rootId)
if (place && !isOutdated) {
  const nodes = [...place.childNodes]
  // React empties the page when something in it throws, as where a browser or an extension keeps from it what it needs.
  // What it has taken out is whole, with all that was typed.
  const putBack = (error: unknown) => {
    place.replaceChildren(...nodes)
    stopEventReplay()
    reportError(error)
  }
  const options = { onUncaughtError: import.meta.hot ? showError : putBack }
  // A built page always is.
  const isPrerendered = !import.meta.hot || place.hasChildNodes()
  const root = isPrerendered ? hydrateRoot(place, <Portfolio />, options) : createRoot(place, options)
  const draw = () => root.render(<Portfolio />)
  if (!isPrerendered) draw()
  if (import.meta.hot) {
    import('./dev/keepScrollPosition.ts').then(({ keepScrollPosition }) => keepScrollPosition())
    import('./dev/followContent.ts').then(({ followContent }) => followContent(draw))
  }
}
