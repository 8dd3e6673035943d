import type { BrowserContext } from '@playwright/test'

/** A request that left the page's own origin, or would have. */
export interface Foreign {
  url: string
  /** What it was for, in Playwright's words: `image`, `fetch`, `script`, `font`, `websocket` … */
  type: string
}

/** What a page asked for beyond its own files. */
export interface Network {
  foreign: Foreign[]
  /** The addresses of the pictures that were made to fail. */
  failed: Set<string>
}

/** Stands in for any photograph: 4 to 3, and plainly no photograph. */
const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 4 3">
  <path fill="#567" d="M0 0h4v3H0z"/><path fill="#89a" d="m0 3 1.5-2L3 3zm2 0 1-1 1 1z"/></svg>`

/**
 * Lets a context reach its page's own origin and nothing else. Foreign pictures are answered by a
 * drawn one, all other foreign requests are refused; both are noted.
 *
 * @param origin such as `http://127.0.0.1:40123`
 * @param failPictures refuses every picture, the page's own ones too
 */
export async function guard(
  context: BrowserContext,
  origin: string,
  failPictures: boolean,
): Promise<Network> {
  const network: Network = { foreign: [], failed: new Set() }
  const isForeign = (url: URL) => url.origin !== origin && /^(?:https?|wss?):$/.test(url.protocol)

  await context.route(
    (url) => failPictures || isForeign(url),
    (route) => {
      const request = route.request()
      const [url, type] = [request.url(), request.resourceType()]
      const foreign = isForeign(new URL(url))
      if (foreign) network.foreign.push({ url, type })
      if (type === 'image' && failPictures) {
        network.failed.add(url)
        return route.abort()
      }
      if (!foreign) return route.fallback()
      if (type !== 'image') return route.abort()
      // Open to any origin, as stock photo services are.
      const headers = { 'access-control-allow-origin': '*' }
      return route.fulfill({ contentType: 'image/svg+xml', body: drawn, headers })
    },
  )
  // A socket passes no route, but the browser resolves no name either.
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      if (isForeign(new URL(socket.url()))) network.foreign.push({ url: socket.url(), type: 'websocket' })
    })
  })
  return network
}

/**
 * Holds back the answers to requests, as a slow line does, until the returned function is called.
 *
 * @param what which addresses: an expression such as `/\.js$/`
 */
export async function hold(context: BrowserContext, what: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(what, async (route) => {
    await released
    // The test may have ended with the answer still held back.
    await route.fallback().catch(() => {})
  })
  return release
}
