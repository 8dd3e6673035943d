// A module of its own, so that the starter can have React run in one task and the page in the next.
export { createRoot, hydrateRoot } from 'react-dom/client'
