/** Answers that are held back. */
export interface Hold {
  /** Which paths. */
  what: RegExp
  /** How many of them have been asked for so far, before and after they were released. */
  count: number
  /** Lets them go, and those that come. */
  release: () => void
}

/** What is held back of each server of this process, by its host, and until when. */
const held = new Map<string, Set<Hold & { released: Promise<void> }>>()

/**
 * Holds back the answers of a server of this process, as a slow line does, until they are released. The
 * server does it and not the browser, whose interception slows each request and loses one now and then. Over HTTP/1 each
 * answer that is held back keeps one of the six connections that a browser has to an origin.
 *
 * @param origin of a server that answers by `answering`, such as `http://127.0.0.1:40123`
 * @param what which paths: an expression such as `/\.js$/`
 */
export function hold(origin: string, what: RegExp): Hold {
  const { host } = new URL(origin)
  const here = held.get(host) ?? new Set()
  held.set(host, here)
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  const one = { what, count: 0, release, released }
  here.add(one)
  return one
}

/** Waits until a request may be answered. */
export async function untilReleased(host: string | undefined, path: string): Promise<void> {
  for (const one of held.get(host ?? '') ?? []) {
    if (!one.what.test(path)) continue
    one.count += 1
    await one.released
  }
}
