/** In the dev server: loads the page of a project anew when the content has changed. It was rendered by the server. */
export function reloadContent(): void {
  import.meta.hot?.on('portfolio:content', () => location.reload())
  import.meta.hot?.on('portfolio:head', () => location.reload())
  // What was saved before this moment may have been missed: the server knows by what the document was made from.
  const loader = document.querySelector<HTMLScriptElement>('script[data-version]')
  import.meta.hot?.send('portfolio:opened', loader?.dataset.version)
}
