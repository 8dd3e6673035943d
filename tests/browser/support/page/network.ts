import type { BrowserContext, Page } from '@playwright/test'

/** A request for another origin than the page's own. */
export interface Foreign {
  url: string
  /** Its resource type, in Playwright's terms: `image`, `fetch`, `script`, `font`, `websocket` … */
  type: string
}

/** The requests of a page beyond its own origin. */
export interface Network {
  foreign: Foreign[]
  /** The URLs of the pictures that were made to fail. */
  failed: Set<string>
}

/**
 * Records the requests of a context beyond its page's own origin. None of them leaves the machine: see `foreignArgs`.
 *
 * @param origin such as `http://127.0.0.1:40123`
 * @param failPictures whether the pages `block` all `pictures`
 */
export function watchNetwork(context: BrowserContext, origin: string, failPictures = false): Network {
  const network: Network = { foreign: [], failed: new Set() }
  const isForeign = (url: URL) => url.origin !== origin && /^(?:https?|wss?):$/.test(url.protocol)

  context.on('request', (request) => {
    const [url, type] = [request.url(), request.resourceType()]
    if (isForeign(new URL(url))) network.foreign.push({ url, type })
    if (failPictures && type === 'image') network.failed.add(url)
  })
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      if (isForeign(new URL(socket.url()))) network.foreign.push({ url: socket.url(), type: 'websocket' })
    })
  })
  return network
}

/** The patterns by which `block` matches every picture: the page's own files, and all that comes from other hosts. */
export const pictures = ['*.avif', '*.webp', '*.jpg', '*.png', '*.svg', 'https://*']

/**
 * Blocks requests of a page from now on. The browser refuses them by itself, without interception.
 *
 * @param what URL patterns, in which `*` stands for anything: `*.woff2`
 * @returns lets them pass again
 */
export async function block(page: Page, what: readonly string[]): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: [...what] })
  return () => session.detach()
}
