/** In the dev server: loads the page of a project anew when the content has changed. It was rendered by the server. */
export function reloadContent(): void {
  import.meta.hot?.on('portfolio:content', () => location.reload())
  import.meta.hot?.on('portfolio:head', () => location.reload())
}
