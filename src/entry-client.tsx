import { createRoot, hydrateRoot } from 'react-dom/client'
import { rootId } from './layout/ids.ts'
import { Portfolio } from './pages/Portfolio.tsx'

const place = document.getElementById(rootId)
if (place) {
  const root = place.hasChildNodes() ? hydrateRoot(place, <Portfolio />) : createRoot(place)
  const draw = () => root.render(<Portfolio />)
  if (!place.hasChildNodes()) draw()
  if (import.meta.hot) {
    import('./dev/keepScrollPosition.ts').then(({ keepScrollPosition }) => keepScrollPosition())
    import('./dev/followContent.ts').then(({ followContent }) => followContent(draw))
  }
}
