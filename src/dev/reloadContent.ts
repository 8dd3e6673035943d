import { reportOpened } from './reportOpened.ts'

/** In the dev server: loads the page of a project anew when the content has changed. It was rendered by the server. */
export function reloadContent(): void {
  for (const change of ['portfolio:content', 'portfolio:head'])
    import.meta.hot?.on(change, () => location.reload())
  reportOpened()
}
