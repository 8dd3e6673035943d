import { reportOpened } from './reportOpened.ts'

/** In the dev server: reloads a page that the server has rendered when the content changes. */
export function reloadContent(): void {
  for (const change of ['portfolio:content', 'portfolio:head'])
    import.meta.hot?.on(change, () => location.reload())
  reportOpened()
}
