import { barEvent } from '../../shared/editor.ts'

/** The bar for edits, which the dev server wants unless it was started with --no-bar. */
export const editor = {
  event: barEvent,
  start: () => import('./bar.ts').then(({ showBar }) => showBar()),
}
