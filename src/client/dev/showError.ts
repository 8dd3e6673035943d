/**
 * Lets the dev server show what a component has thrown in Vite's error overlay, at the line of the owner's: it goes with
 * the next update that does not throw.
 */
export function showError(error: unknown): void {
  console.error(error)
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  import.meta.hot?.send('portfolio:thrown', { message, stack: stack ?? '' })
}
