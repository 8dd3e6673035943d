/**
 * Tells the dev server which version of the content this document was made from. Of an edit that was saved since then the
 * page has not heard: the server has it loaded anew.
 */
export function reportOpened(): void {
  const loader = document.querySelector<HTMLScriptElement>('script[data-version]')
  import.meta.hot?.send('portfolio:opened', loader?.dataset.version)
}
