import { createRoot, hydrateRoot } from 'react-dom/client'
import { showError } from './dev/showError.ts'
import { Portfolio } from './pages/Portfolio.tsx'
import { rootId } from './ui/ids.ts'

// In the dev server: a document from while the content had mistakes, which are mended by now, has no head and no page.
const isOutdated = import.meta.hot && document.querySelector('script[data-unsound]')
if (isOutdated) location.reload()

const place = document.getElementById(rootId)
if (place && !isOutdated) {
  const options = import.meta.hot && { onUncaughtError: showError }
  const root = place.hasChildNodes() ? hydrateRoot(place, <Portfolio />, options) : createRoot(place, options)
  const draw = () => root.render(<Portfolio />)
  if (!place.hasChildNodes()) draw()
  if (import.meta.hot) {
    import('./dev/keepScrollPosition.ts').then(({ keepScrollPosition }) => keepScrollPosition())
    import('./dev/followContent.ts').then(({ followContent }) => followContent(draw))
  }
}
