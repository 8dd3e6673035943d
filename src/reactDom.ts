// A module of its own, so that the loader can have React run in one task and the page in the next. Not named
// `react`: the dev server would take it for the package.
export { createRoot, hydrateRoot } from 'react-dom/client'
