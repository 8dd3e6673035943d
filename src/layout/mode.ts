import { lightDevice } from '../theme/breakpoints.ts'

/** Where the choice of mode is kept; the inline script of the head reads it before the first paint. */
const key = 'mode'

const isDark = (): boolean => {
  const { mode } = document.documentElement.dataset
  // What is kept may be anything; then the page follows the device.
  return mode === 'dark' || (mode !== 'light' && !matchMedia(lightDevice).matches)
}

/** Writes the mode onto the switch. */
export function sayMode(): void {
  document.querySelector('[role=switch]')?.setAttribute('aria-checked', String(isDark()))
}

/** Lets the switch in the header change the mode, and keeps what it says true when the device changes. */
export function watchMode(): void {
  if (document.documentElement.dataset.theme !== 'system') return
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[role=switch]'))) return
    const mode = isDark() ? 'light' : 'dark'
    document.documentElement.dataset.mode = mode
    try {
      localStorage.setItem(key, mode)
    } catch {
      // Storage may be forbidden; the choice then holds for this visit.
    }
    sayMode()
  })
  matchMedia(lightDevice).addEventListener('change', sayMode)
  sayMode()
}
