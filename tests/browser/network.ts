import type { BrowserContext } from '@playwright/test'

/** A request for another origin than the page's own. */
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

/**
 * Notes what a context asks for beyond its page's own origin. None of it leaves the machine: `foreignArgs`.
 *
 * @param origin such as `http://127.0.0.1:40123`
 * @param failPictures refuses every picture, the page's own ones too
 */
export async function watchNetwork(
  context: BrowserContext,
  origin: string,
  failPictures = false,
): Promise<Network> {
  const network: Network = { foreign: [], failed: new Set() }
  const isForeign = (url: URL) => url.origin !== origin && /^(?:https?|wss?):$/.test(url.protocol)

  context.on('request', (request) => {
    const [url, type] = [request.url(), request.resourceType()]
    if (isForeign(new URL(url))) network.foreign.push({ url, type })
  })
  if (failPictures)
    await context.route('**', (route) => {
      const request = route.request()
      if (request.resourceType() !== 'image') return route.fallback()
      network.failed.add(request.url())
      return route.abort()
    })
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
