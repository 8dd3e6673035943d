/** What is held back of each server of this process, by its host: which paths, and until when. */
const held = new Map<string, Set<{ what: RegExp; released: Promise<void> }>>()

/**
 * Holds back the answers of a server of this process, as a slow line does, until the returned function is called. The
 * server does it and not the browser, whose interception slows each request and loses one now and then. Over HTTP/1 each
 * answer that is held back keeps one of the six connections that a browser has to an origin.
 *
 * @param origin of a server that answers by `answering`, such as `http://127.0.0.1:40123`
 * @param what which paths: an expression such as `/\.js$/`
 */
export function hold(origin: string, what: RegExp): () => void {
  const { host } = new URL(origin)
  const here = held.get(host) ?? new Set()
  held.set(host, here)
  let resolve = () => {}
  const released = new Promise<void>((done) => {
    resolve = done
  })
  const one = { what, released }
  here.add(one)
  return () => {
    here.delete(one)
    resolve()
  }
}

/** Waits until a request may be answered. */
export async function untilReleased(host: string | undefined, path: string): Promise<void> {
  for (const { what, released } of held.get(host ?? '') ?? []) if (what.test(path)) await released
}
