/** The longest wait, in ms: some browsers, once in a while, find no idle time at all. */
const timeout = 1000

/** Runs `work` when the browser has nothing better to do, where it can tell, and soon in any case. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout })
  else setTimeout(work, 200)
}
