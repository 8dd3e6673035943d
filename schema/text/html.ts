import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** HTML, parsed, without the elements whose text is no words: scripts, styles and templates. These are in `removed`. */
export function readableHtml(html: string): { fragment: DocumentFragment; removed: Element[] } {
  // Loaded late: hardly any command needs it, and it takes long.
  const { JSDOM }: typeof import('jsdom') = require('jsdom')
  const fragment = JSDOM.fragment(html)
  const removed = [...fragment.querySelectorAll('script, style, template')]
  for (const element of removed) element.remove()
  return { fragment, removed }
}
