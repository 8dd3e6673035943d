import { dataVersion } from '../../shared/dataAttributes.ts'
/**
 * Tells the dev server which version of the content this document was made from. An edit that was saved since then has
 * not reached the page: the server reloads it.
 */
export function reportOpened(): void {
  const loader = document.querySelector<HTMLScriptElement>(`script[${dataVersion}]`)
  import.meta.hot?.send('portfolio:opened', loader?.getAttribute(dataVersion))
  // Once the page is live.
  import('./bar/bar.ts').then(({ showBar }) => showBar())
}
