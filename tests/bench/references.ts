import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const script = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
const preload = /<link rel="modulepreload"[^>]*>/g

/**
 * Wakes everything at once: an idle browser is what starts the client, and what wakes one section after
 * another. With this every moment is an idle one.
 */
const eager = (starter: string) => `globalThis.requestIdleCallback = (work) => work()
await import(${JSON.stringify(starter)})
`

/**
 * Two references made of the very same page.
 *
 * @param page a built folder, as `dist` is; it stays as it is
 * @returns the folders of `limit`, the page without any script, and of `eager`, hydrated at once
 */
export function referencesOf(page: string): { limit: string; eager: string } {
  const place = mkdtempSync(join(tmpdir(), 'bench-'))
  const copy = (name: string, change: (html: string, folder: string) => string) => {
    const folder = join(place, name)
    mkdirSync(folder)
    cpSync(page, folder, { recursive: true })
    const index = join(folder, 'index.html')
    const before = readFileSync(index, 'utf8')
    const after = change(before, folder)
    if (after === before) throw new Error('The page has no script to change.')
    writeFileSync(index, after)
    return folder
  }
  return {
    limit: copy('limit', (html) => html.replace(script, '').replace(preload, '')),
    eager: copy('eager', (html, folder) =>
      html.replace(script, (tag, path: string) => {
        writeFileSync(join(folder, 'eager.js'), eager(path))
        return tag.replace(path, './eager.js')
      }),
    ),
  }
}
