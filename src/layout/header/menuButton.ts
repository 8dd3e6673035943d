const button = () => document.querySelector<HTMLButtonElement>('button[popovertarget]')

/** The list that the menu button opens. */
const list = () => document.getElementById(button()?.getAttribute('popovertarget') ?? '')

/** Browsers before 2024 know no popover, nor the selector of one that is open. */
const hasPopovers = 'popover' in HTMLElement.prototype

const isOpen = () =>
  hasPopovers ? list()?.matches(':popover-open') === true : button()?.getAttribute('aria-expanded') === 'true'

function close(): void {
  if (!isOpen()) return
  if (hasPopovers) list()?.hidePopover()
  else showState(false)
}

/** Writes whether the list is open onto the button, and with it, where there are no popovers, opens or closes it. */
function showState(open: boolean): void {
  const control = button()
  const name = open ? control?.dataset.close : control?.dataset.open
  control?.setAttribute('aria-expanded', String(open))
  if (name) control?.setAttribute('aria-label', name)
}

/**
 * The menu is a popover: the browser opens it, closes it on Escape and on a press outside, and returns
 * the focus, without any script. This keeps the state of the button in sync, and closes the menu on a choice, and where
 * iOS does not. Where a browser knows no popovers it does the rest too.
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
  // Else it would cover what the Tab key has gone on to. A press outside is no concern of a popover in iOS before 18.3, and
  // no click where nothing is to be clicked; a scroll ends without `pointerup`. On the way down: of sections that are not
  // hydrated React lets no such event come back up.
  const leave = ({ target }: Event) => {
    if (target instanceof Element && !button()?.parentElement?.contains(target)) close()
  }
  for (const leaving of ['focusin', 'pointerup']) document.addEventListener(leaving, leave, true)
  // What is below it has changed its place.
  addEventListener('popstate', close)
  // The links have found room as a row. Told after each layout, it cannot look before the row is there.
  new ResizeObserver(() => {
    if (button()?.getClientRects().length === 0) close()
  }).observe(document.documentElement)
  showState(isOpen())
}
