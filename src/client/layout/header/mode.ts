import { dataMode, dataTheme, dataTurning } from '../../../shared/dataAttributes.ts'
import { prefersLight } from '../../theme/prefersLight.ts'

/** The storage key of the chosen mode; the inline script of the head reads it before the first paint. */
const key = 'mode'

/** What the visitor has chosen during this visit; the page shows it a moment later. */
let chosen: string | undefined

const isDark = (): boolean => {
  const mode = chosen ?? document.documentElement.getAttribute(dataMode)
  // Storage may hold anything else; the page then follows the device.
  return mode === 'dark' || (mode !== 'light' && !matchMedia(prefersLight).matches)
}

/** Writes the mode into the state of the switch. */
export function syncSwitch(): void {
  document.querySelector('[role=switch]')?.setAttribute('aria-checked', String(isDark()))
}

/**
 * Applies the chosen mode. The attribute suspends the colour transitions of all elements until the new colours have
 * been painted.
 */
function showMode(): void {
  const root = document.documentElement
  root.toggleAttribute(dataTurning, true)
  if (chosen) root.setAttribute(dataMode, chosen)
  requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute(dataTurning)))
}

/** Applies a choice made on another page: in another tab, or before a visitor has gone back to this one. */
function followChoice(): void {
  try {
    const kept = localStorage.getItem(key)
    if (!kept || kept === document.documentElement.getAttribute(dataMode)) return
    chosen = kept
  } catch {
    return
  }
  syncSwitch()
  showMode()
}

/** Lets the switch in the header change the mode, and keeps its state in sync with the device and with other pages. */
export function watchMode(): void {
  if (!__MODE_SWITCH__ || document.documentElement.getAttribute(dataTheme) !== 'system') return
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[role=switch]'))) return
    chosen = isDark() ? 'light' : 'dark'
    try {
      localStorage.setItem(key, chosen)
    } catch {
      // Storage may be forbidden; the choice then holds for this visit.
    }
    syncSwitch()
    // The switch changes in the next frame; the whole page takes a phone longer, and follows in the one after.
    requestAnimationFrame(() => setTimeout(showMode))
  })
  matchMedia(prefersLight).addEventListener('change', syncSwitch)
  for (const event of ['pageshow', 'storage']) addEventListener(event, followChoice)
  syncSwitch()
}
