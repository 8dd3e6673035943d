import { isHydrated, whenHydrated } from './hydrated.ts'

/**
 * Keeps presses on controls that are not live yet, and lets them through once they are.
 * Links work by themselves, and the header has no control that waits for React.
 */
export function replayEarlyEvents(): void {
  document.addEventListener('click', keep, true)
  document.addEventListener('submit', keep, true)
}

function keep(event: Event): void {
  const target = event.target instanceof Element ? event.target : undefined
  const control = event.type === 'submit' ? target : target?.closest('button')
  const id = control?.closest('main > section')?.id
  if (!control || !id || isHydrated(id)) return
  event.preventDefault()
  event.stopPropagation()
  whenHydrated(id, () => {
    if (!control.isConnected) return
    if (control instanceof HTMLFormElement) control.requestSubmit()
    else if (control instanceof HTMLElement) control.click()
  })
}
