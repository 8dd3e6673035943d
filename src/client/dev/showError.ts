/** Shows what a component has thrown in Vite's error overlay, which goes with the next update that does not throw. */
export function showError(error: unknown): void {
  console.error(error)
  const ErrorOverlay = customElements.get('vite-error-overlay') as
    | (new (
        error: unknown,
      ) => HTMLElement)
    | undefined
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  if (ErrorOverlay) document.body.append(new ErrorOverlay({ message, stack: stack ?? '' }))
}
