/** The longest wait for idle time, in ms: some browsers sometimes find none. */
const timeout = 1000

/** Runs `work` when the browser is idle, after a second at the latest; soon, where the browser cannot tell. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout })
  else setTimeout(work, 200)
}
