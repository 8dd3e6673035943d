import { createRoot, hydrateRoot } from 'react-dom/client'
import { obeyReducedMotion } from './motion/reduced.ts'
import { Page } from './Page.tsx'

obeyReducedMotion()
if (import.meta.hot) import('./layout/keepPlace.ts').then(({ keepPlace }) => keepPlace())

const place = document.getElementById('page')
if (place?.hasChildNodes()) hydrateRoot(place, <Page />)
else if (place) createRoot(place).render(<Page />)
