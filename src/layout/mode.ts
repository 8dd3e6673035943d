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

/**
 * Shows the page in another mode, at once and as a whole: with a transition for each colour of each element the
 * answer to the press would be late. The attribute holds those back until the new colours have been painted.
 */
function turn(mode: 'dark' | 'light'): void {
  const root = document.documentElement
  root.toggleAttribute('data-turning', true)
  root.dataset.mode = mode
  requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute('data-turning')))
}

/** Lets the switch in the header change the mode, and keeps what it says true when the device changes. */
export function watchMode(): void {
  if (document.documentElement.dataset.theme !== 'system') return
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[role=switch]'))) return
    const mode = isDark() ? 'light' : 'dark'
    turn(mode)
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
