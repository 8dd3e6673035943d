import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const script = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
const preload = /<link rel="modulepreload"[^>]*>/g

/**
 * Eager hydration: the loader fetches React, and islands hydrate one after another, when the browser is idle. This
 * makes every moment an idle one.
 */
const eagerLoader = (loader: string) => `globalThis.requestIdleCallback = (work) => work()
await import(new URL(${JSON.stringify(loader)}, document.baseURI).href)
`

/**
 * Two references made of the very same page.
 *
 * @param page a built folder, as `dist` is; it stays as it is
 * @param folder where the references are to be
 * @returns the folders of the page without any script, and of the page hydrated at once
 */
export function referencesOf(page: string, folder: string): { scriptless: string; eager: string } {
  const copy = (name: string, change: (html: string, folder: string) => string) => {
    const into = join(folder, name)
    mkdirSync(into, { recursive: true })
    cpSync(page, into, { recursive: true })
    const index = join(into, 'index.html')
    const before = readFileSync(index, 'utf8')
    const after = change(before, into)
    if (after === before) throw new Error('The page has no script to change.')
    writeFileSync(index, after)
    return into
  }
  return {
    scriptless: copy('scriptless', (html) => html.replace(script, '').replace(preload, '')),
    eager: copy('eager', (html, into) =>
      html.replace(script, (tag, path: string) => {
        writeFileSync(join(into, 'eager.js'), eagerLoader(path))
        return tag.replace(path, './eager.js')
      }),
    ),
  }
}
