import { Page } from './pages/Portfolio.tsx'
import { createRoot, hydrateRoot } from './reactDom.ts'

const place = document.getElementById('page')
if (place) {
  const root = place.hasChildNodes() ? hydrateRoot(place, <Page />) : createRoot(place)
  const draw = () => root.render(<Page />)
  if (!place.hasChildNodes()) draw()
  if (import.meta.hot) {
    import('./dev/keepPlace.ts').then(({ keepPlace }) => keepPlace())
    import('./dev/followContent.ts').then(({ followContent }) => followContent(draw))
  }
}
