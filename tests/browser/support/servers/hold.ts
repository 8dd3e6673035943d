/** What is held back, by the host of a server of this process: the paths, and until when. */
const held = new Map<string, Set<{ what: RegExp; released: Promise<void> }>>()

/**
 * Holds back responses of a server of this process, as a slow line does, until the returned function is called. The
 * server does it, since interception in the browser slows each request and loses one now and then. Over HTTP/1 each
 * held response occupies one of the six connections that a browser has to an origin.
 *
 * @param origin of a server that uses `answering`, such as `http://127.0.0.1:40123`
 * @param what the paths: an expression such as `/\.js$/`
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
