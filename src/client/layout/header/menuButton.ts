const button = () => document.querySelector<HTMLButtonElement>('button[popovertarget]')

/** The list that the menu button opens. */
const list = () => document.getElementById(button()?.getAttribute('popovertarget') ?? '')

/** Browsers before 2024 have neither popovers nor `:popover-open`. */
const hasPopovers = 'popover' in HTMLElement.prototype

const isOpen = () =>
  hasPopovers ? list()?.matches(':popover-open') === true : button()?.getAttribute('aria-expanded') === 'true'

function close(): void {
  if (!isOpen()) return
  if (hasPopovers) list()?.hidePopover()
  else showState(false)
}

/** Writes the state of the list onto the button; where there are no popovers, that opens or closes the list. */
function showState(open: boolean): void {
  const control = button()
  const name = open ? control?.dataset.close : control?.dataset.open
  control?.setAttribute('aria-expanded', String(open))
  if (name) control?.setAttribute('aria-label', name)
}

/**
 * The menu is a popover: the browser opens it, closes it on Escape and on a press outside, and returns the focus,
 * without any script. This keeps the state of the button in sync, and closes the menu when a link is chosen, and where
 * iOS does not. Without support for popovers it does the rest too.
 */
export function watchMenu(): void {
  // `toggle` does not bubble, and the list may not be there yet.
  document.addEventListener('toggle', ({ target }) => target === list() && showState(isOpen()), true)
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (list()?.contains(target.closest('a'))) close()
    if (!hasPopovers && button()?.contains(target)) showState(!isOpen())
  })
  if (!hasPopovers)
    document.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !isOpen()) return
      if (list()?.contains(document.activeElement)) button()?.focus()
      close()
    })
  // Otherwise it would cover what the Tab key has moved to. iOS before 18.3 does not close a popover on a press
  // outside, and fires no click where nothing is clickable; a scroll ends without `pointerup`. In the capture phase:
  // React lets no such event bubble from sections that are not hydrated.
  const leave = ({ target }: Event) => {
    if (target instanceof Element && !button()?.parentElement?.contains(target)) close()
  }
  for (const leaving of ['focusin', 'pointerup']) document.addEventListener(leaving, leave, true)
  // The page below the menu has another position.
  addEventListener('popstate', close)
  // The links now fit as a row. A ResizeObserver runs after layout, when the row is there.
  new ResizeObserver(() => {
    if (button()?.getClientRects().length === 0) close()
  }).observe(document.documentElement)
  showState(isOpen())
}
