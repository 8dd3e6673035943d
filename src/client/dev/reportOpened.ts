import { dataVersion } from '../../shared/dataAttributes.ts'
import { barEvent } from '../../shared/editor.ts'

/**
 * Tells the dev server which version of the content this document was made from. An edit that was saved since then has
 * not reached the page: the server reloads it.
 */
export function reportOpened(): void {
  const loader = document.querySelector<HTMLScriptElement>(`script[${dataVersion}]`)
  // The server wants one unless it was started with --no-bar.
  import.meta.hot?.on(barEvent, () => import('../editor/bar.ts').then(({ showBar }) => showBar()))
  import.meta.hot?.send('portfolio:opened', loader?.getAttribute(dataVersion))
}
