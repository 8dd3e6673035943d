import { lightDevice } from '../theme/breakpoints.ts'

/** Where the choice of mode is kept; the inline script of the head reads it before the first paint. */
const key = 'mode'

/** What the visitor has chosen during this visit; the page shows it a moment later. */
let chosen: 'dark' | 'light' | undefined

const isDark = (): boolean => {
  const mode = chosen ?? document.documentElement.dataset.mode
  // What is kept may be anything; then the page follows the device.
  return mode === 'dark' || (mode !== 'light' && !matchMedia(lightDevice).matches)
}

/** Writes the mode onto the switch. */
export function sayMode(): void {
  document.querySelector('[role=switch]')?.setAttribute('aria-checked', String(isDark()))
}

/**
 * Shows the page in the chosen mode, as a whole: a transition for each colour of each element would only be work.
 * The attribute holds those back until the new colours have been painted.
 */
function turn(): void {
  const root = document.documentElement
  root.toggleAttribute('data-turning', true)
  root.dataset.mode = chosen
  requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute('data-turning')))
}

/** Lets the switch in the header change the mode, and keeps what it says true when the device changes. */
export function watchMode(): void {
  if (document.documentElement.dataset.theme !== 'system') return
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[role=switch]'))) return
    chosen = isDark() ? 'light' : 'dark'
    try {
      localStorage.setItem(key, chosen)
    } catch {
      // Storage may be forbidden; the choice then holds for this visit.
    }
    sayMode()
    // The knob answers in the next frame. All of the page takes a phone longer, and follows in the one after.
    requestAnimationFrame(() => setTimeout(turn))
  })
  matchMedia(lightDevice).addEventListener('change', sayMode)
  sayMode()
}
